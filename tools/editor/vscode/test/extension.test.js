"use strict";

// The extension with a stand-in for the editor's interface and the real `telltale lsp`.

const assert = require("node:assert");
const fs = require("node:fs");
const Module = require("node:module");
const os = require("node:os");
const path = require("node:path");
const { after, before, test } = require("node:test");
const { standIn } = require("./vscode");
const { FrameReader, frame } = require("../lib/frames");

const root = path.resolve(__dirname, "../../../..");
const program = process.env.TELLTALE ?? path.join(root, ".build/release/telltale");
const scene = `alert:
  title: delete 😀 this Route?
  reason: confirm-destructive
  buttons:
    - title: Delete
      role: destructive
    - role: cancel
`;
const capitals = "ALERT-TITLE-FRAGMENT-TITLE-CASE";

let folder, vscode, seen, editor, extension;

/** Waits until something holds, at most ten seconds. */
async function until(what, holds) {
  for (let round = 0; round < 500; round += 1) {
    const value = holds();
    if (value) return value;
    await new Promise((done) => setTimeout(done, 20));
  }
  assert.fail(`${what} did not come; log: ${seen.log.join("\n")}`);
}

const codes = (list) => list.map(({ code }) => code.value ?? code);
const found = (document) => seen.diagnostics.get(document.uri.toString());

before(async () => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), "telltale-vscode-"));
  process.env.TELLTALE_PROFILE_PATH ??= path.join(root, "Platforms");
  ({ vscode, seen, editor } = standIn(folder, { command: program, profile: ["ios"] }));
  const load = Module._load;
  Module._load = (name, ...rest) => (name === "vscode" ? vscode : load(name, ...rest));
  extension = require("../extension");
  await extension.activate({ subscriptions: [] });
  assert.deepStrictEqual(seen.errors, []);
});

after(async () => {
  await extension.deactivate();
  fs.rmSync(folder, { recursive: true });
});

test("findings stand at their words, with the page of the guideline", async () => {
  const document = editor.open(`${folder}/ümlaut scene.yaml`, "yaml", scene);
  const list = await until("a finding", () => found(document)?.length && found(document));
  const first = list.find((item) => codes([item])[0] === capitals);
  assert.strictEqual(first.source, "telltale");
  assert.strictEqual(first.severity, 1);
  const { start, end } = first.range;
  assert.strictEqual(
    scene.split("\n")[start.line].slice(start.character, end.character), "delete 😀 this Route?");
  assert.match(String(first.code.target), new RegExp(`${capitals}\\.md$`));
  editor.close(document);
  await until("no finding", () => found(document).length === 0);
});

test("keys and guidelines are explained, values completed, symbols listed", async () => {
  const document = editor.open(`${folder}/b.yaml`, "yaml", scene);
  const { hover, completion, symbols } = seen.providers;
  const shown = await hover.provideHover(document, new vscode.Position(5, 8));
  assert.match(shown.contents.value, /plain \| cancel \| destructive/);
  assert.strictEqual(shown.range.start.line, 5);
  const list = await completion.provideCompletionItems(document, new vscode.Position(5, 12));
  assert.deepStrictEqual(list.items.map(({ label }) => label), ["plain", "cancel", "destructive"]);
  assert.strictEqual(list.items[0].insertText, "plain");
  // CompletionItemKind.EnumMember and SymbolKind.Object as the editor counts them.
  assert.strictEqual(list.items[0].kind, 19);
  const [alert] = await symbols.provideDocumentSymbols(document);
  assert.strictEqual(alert.name, "alert");
  assert.strictEqual(alert.kind, 18);
  editor.close(document);
});

test("a fix mends the text, and what is typed is looked at again", async () => {
  const document = editor.open(`${folder}/c.yaml`, "yaml", scene);
  await until("a finding", () => found(document)?.length);
  const range = new vscode.Range(1, 0, 1, 30);
  const { actions } = seen.providers;
  const list = await actions.provideCodeActions(document, range, { triggerKind: 1 });
  const fix = list.find(({ isPreferred }) => isPreferred);
  assert.strictEqual(fix.kind.value, "quickfix");
  assert.deepStrictEqual(codes(fix.diagnostics), [capitals]);
  editor.edit(document, fix.edit.edits);
  assert.strictEqual(document.text, scene.replace("delete 😀 this", "Delete 😀 This"));
  await until("the finding to go", () => !codes(found(document)).includes(capitals));
  const only = { value: "source.fixAll.telltale" };
  assert.deepStrictEqual(
    await actions.provideCodeActions(document, range, { triggerKind: 1, only }), []);
  editor.close(document);
});

test("other files are left alone, and what is not a file is not sent", async () => {
  const other = editor.open(`${folder}/other.yaml`, "yaml", "services:\n  web: {}\n");
  await until("an answer", () => found(other));
  assert.deepStrictEqual(found(other), []);
  const script = editor.open(`${folder}/a.js`, "javascript", "1");
  assert.strictEqual(await seen.providers.hover.provideHover(script, new vscode.Position(0, 0)), undefined);
});

test("another profile is told to the server that runs", async () => {
  const document = editor.open(`${folder}/d.yaml`, "yaml", scene);
  await until("a finding", () => found(document)?.length && codes(found(document)).includes(capitals));
  await editor.set("profile", ["carplay"]);
  await until("other findings", () => !codes(found(document)).includes(capitals));
  await editor.set("profile", ["ios"]);
  await until("the findings again", () => codes(found(document)).includes(capitals));
  editor.close(document);
});

test("a command that is not there is told, and another one is started", async () => {
  await editor.set("command", "/nowhere/telltale");
  assert.match(seen.errors.at(-1), /there is no program \/nowhere\/telltale; name it in the setting/);
  await editor.set("command", program);
  await seen.commands["telltale.restart"]();
  const document = editor.open(`${folder}/e.yaml`, "yaml", scene);
  await until("a finding", () => found(document)?.length);
});

test("messages are taken from whatever pieces they come in", () => {
  const reader = new FrameReader();
  const bytes = Buffer.concat([frame({ a: "ü😀" }), frame({ b: 2 })]);
  const messages = [];
  for (const byte of bytes) messages.push(...reader.take(Buffer.from([byte])));
  assert.deepStrictEqual(messages, [{ a: "ü😀" }, { b: 2 }]);
  assert.deepStrictEqual(new FrameReader().take(bytes), messages);
  assert.throws(() => new FrameReader().take(Buffer.from("Content-Length: x\r\n\r\n")));
  assert.throws(() => new FrameReader().take(Buffer.alloc(5000, 65)));
});
