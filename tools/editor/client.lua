-- What the editor does, and what it sees; tools/editor/test judges it.
local seen = { errors = {}, exit = vim.NIL }
local buffer = vim.api.nvim_get_current_buf()
local patience = 10000

local function note(text) table.insert(seen.errors, text) end

local published = {}
local show = vim.lsp.handlers["textDocument/publishDiagnostics"]
local id = vim.lsp.start_client({
  name = "telltale",
  cmd = { vim.env.TELLTALE, "lsp" },
  root_dir = vim.fn.getcwd(),
  handlers = {
    ["textDocument/publishDiagnostics"] = function(failure, result, context, config)
      if failure then note(vim.inspect(failure)) end
      published[result.uri] = (published[result.uri] or 0) + 1
      show(failure, result, context, config)
    end,
  },
  on_error = function(code, failure) note(code .. ": " .. vim.inspect(failure)) end,
  on_exit = function(code, signal) seen.exit = { code = code, signal = signal } end,
})

local function diagnostics(target)
  return vim.diagnostic.get(target or buffer)
end

local function codes(target)
  local list = vim.tbl_map(function(item) return item.code end, diagnostics(target))
  table.sort(list)
  return list
end

-- Does something to a buffer, and waits until the server has judged it again.
local function judged(target, action)
  local uri = vim.uri_from_bufnr(target)
  local before = published[uri] or 0
  action()
  local told = vim.wait(patience, function() return (published[uri] or 0) > before end, 5)
  if not told then note("nothing was said of " .. uri) end
end

local function ask(method, line, character, more)
  local params = vim.tbl_extend("force", {
    textDocument = vim.lsp.util.make_text_document_params(buffer),
    position = { line = line, character = character },
  }, more or {})
  local answers, failure = vim.lsp.buf_request_sync(buffer, method, params, patience)
  if failure then note(method .. ": " .. failure) return nil end
  local answer = (answers or {})[id] or {}
  if answer.error then note(method .. ": " .. vim.inspect(answer.error)) end
  return answer.result
end

local function set(text)
  vim.api.nvim_buf_set_lines(buffer, 0, -1, false, vim.split(text, "\n"))
end

local function text()
  return table.concat(vim.api.nvim_buf_get_lines(buffer, 0, -1, false), "\n") .. "\n"
end

local function labels(answer)
  return vim.tbl_map(function(item) return item.label end, (answer or {}).items or {})
end

local function act(prefix)
  local place = { line = 1, character = 12 }
  local actions = ask("textDocument/codeAction", 1, 12, {
    range = { start = place, ["end"] = place }, context = { diagnostics = {} },
  })
  for _, action in ipairs(actions or {}) do
    if vim.startswith(action.title, prefix) then
      judged(buffer, function() vim.lsp.util.apply_workspace_edit(action.edit, "utf-16") end)
      return
    end
  end
  note("no action " .. prefix)
end

local ok, failure = pcall(function()
  local original = text()
  judged(buffer, function() vim.lsp.buf_attach_client(buffer, id) end)
  seen.opened = vim.tbl_map(function(item)
    return {
      code = item.code, source = item.source, severity = item.severity, lnum = item.lnum,
      col = item.col, end_col = item.end_col,
    }
  end, diagnostics())
  seen.hover_rule = ask("textDocument/hover", 1, 12).contents.value
  seen.hover_key = ask("textDocument/hover", 5, 8).contents.value

  judged(buffer, function() vim.api.nvim_buf_set_lines(buffer, 2, 2, false, { "  mess" }) end)
  seen.half_typed = codes()
  seen.completed_keys = labels(ask("textDocument/completion", 2, 6))
  judged(buffer, function() vim.api.nvim_buf_set_lines(buffer, 2, 3, false, {}) end)
  judged(buffer, function()
    vim.api.nvim_buf_set_lines(buffer, 5, 6, false, { "      role: " })
  end)
  seen.completed_values = labels(ask("textDocument/completion", 5, 12))

  judged(buffer, function() set(original:sub(1, -2)) end)
  act("Capitalise")
  seen.mended = text()
  seen.after_fix = codes()

  judged(buffer, function() set(original:sub(1, -2)) end)
  act("Disable ")
  seen.silenced = text()
  seen.after_silence = codes()

  vim.cmd("edit! other.yaml")
  local other = vim.api.nvim_get_current_buf()
  judged(other, function() vim.lsp.buf_attach_client(other, id) end)
  seen.other = codes(other)
end)
if not ok then note(failure) end

vim.lsp.stop_client(id)
vim.wait(patience, function() return seen.exit ~= vim.NIL end, 5)
local file = assert(io.open(vim.env.SEEN, "w"))
file:write(vim.fn.json_encode(seen))
file:close()
