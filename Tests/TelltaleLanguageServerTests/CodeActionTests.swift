import TelltaleSyntax
import TelltaleTestSupport
import Testing

@testable import TelltaleLanguageServer

@Suite struct CodeActionTests {
  private static let scene = """
    # kept
    alert:
      title: delete this| Route?  # kept as well
      reason: confirm-destructive
      buttons:
        - title: Delete.
          role: destructive
        - role: cancel

    """

  private func actions(
    _ text: String = scene, only: [String]? = nil, abilities: JSONValue = Editor.abilities
  ) -> [JSONValue] {
    let editor = Editor(abilities: abilities)
    editor.open("")
    let context: JSONValue = only.map { ["only": .strings($0), "diagnostics": []] } ?? [:]
    return editor.ask("codeAction", text, [.init("context", context)]).items ?? []
  }

  private func edited(_ action: JSONValue, _ text: String = scene) throws -> String {
    let changes = action["edit", "documentChanges"]?.items?.first?["edits"]?.items
    let edit = try #require(changes?.first)
    #expect(changes?.count == 1)
    return try edit.applied(to: text.replacing("|", with: ""))
  }

  @Test func `a safe fix is preferred and changes only its place`() throws {
    let fix = try #require(actions().first)
    #expect(fix["kind"] == "quickfix" && fix["isPreferred"] == true)
    #expect(fix["diagnostics"]?.items?.first?["code"] == "ALERT-TITLE-FRAGMENT-TITLE-CASE")
    #expect(
      try edited(fix)
        == Self.scene.replacing("|", with: "").replacing("delete this", with: "Delete This"))
  }

  @Test func `a fix that has to be looked at says so`() throws {
    let text =
      "alert:\n  title: Route Not Found\n  reason: problem\n  color|: red\n  buttons: [{title: OK}]\n"
    let fix = try #require(actions(text).first { $0["kind"] == "quickfix" })
    #expect(fix["title"]?.string?.contains("unsafe") == true)
    #expect(fix["isPreferred"] == nil)
    #expect(try edited(fix, text) == text.replacing("  color|: red\n", with: ""))
  }

  @Test func `a guideline is silenced for the next line, and the reason asked for`() throws {
    let silence = try #require(
      actions().first { $0["title"]?.string?.hasPrefix("Disable ") ?? false })
    let text = try edited(silence)
    #expect(
      text.contains(
        "alert:\n  # telltale:disable-next-line ALERT-TITLE-FRAGMENT-TITLE-CASE --\n  title: delete"
      ))
    let editor = Editor()
    let codes = editor.open(text).compactMap { $0["code"]?.string }
    #expect(!codes.contains("ALERT-TITLE-FRAGMENT-TITLE-CASE"))
    #expect(codes.contains("LINT-SUPPRESSION-REASON"))
  }

  @Test func `what refuses a scene, and text of several lines, cannot be silenced`() {
    let refused = "alert:\n  title: A b\n  color|: red\n  buttons: [{title: OK}]\n"
    #expect(!actions(refused).contains { $0["title"]?.string?.hasPrefix("Disable") ?? false })
    let folded =
      "alert: {title: Route Not Found, reason: problem,\n  message: 'this is\n    |bad', buttons: [{title: OK}]}\n"
    for text in [folded, "# A comment of its own.\n" + folded] {
      #expect(!actions(text).contains { $0["title"]?.string?.hasPrefix("Disable") ?? false })
    }
  }

  @Test func `all safe fixes are made at once`() throws {
    let all = try #require(actions(only: ["source.fixAll"]).first)
    #expect(all["kind"] == "source.fixAll.telltale")
    let text = try edited(all)
    #expect(text.contains("title: Delete This Route?  # kept as well"))
    #expect(text.contains("- title: Delete\n"))
    #expect(text.hasPrefix("# kept\n"))
    #expect(actions(text.replacing("Route", with: "|Route"), only: ["source"]).isEmpty)
  }

  @Test func `only what is asked for is offered`() {
    #expect(actions(only: ["refactor"]).isEmpty)
    #expect(actions(only: ["quickfix"]).allSatisfy { $0["kind"] == "quickfix" })
    #expect(actions(only: ["source.fixAll.other"]).isEmpty)
    #expect(actions(only: ["source.fixAll.telltale"]).count == 1)
    #expect(actions(abilities: [:]).isEmpty)
  }

  /// A kind is asked for by its first words, not by its first letters.
  @Test func `kinds are asked for by whole words`() {
    for only in ["source.fix", "source.fixAll.tell", "sourc", "quick", "source.", "quickfix."] {
      #expect(actions(only: [only]).isEmpty, "\(only)")
    }
    for only in ["source", "source.fixAll"] {
      #expect(actions(only: [only]).map { $0["kind"] } == ["source.fixAll.telltale"], "\(only)")
    }
    let kinds = Set(actions(only: [""]).compactMap { $0["kind"]?.string })
    #expect(kinds == ["quickfix", "source.fixAll.telltale"])
  }

  @Test func `what is put off is left by the action that mends everything`() throws {
    let scene = Self.scene.replacing("|", with: "")
    let workspace = TestWorkspace()
    let editor = Editor(workspace)
    editor.open(scene)
    func mended() throws -> String? {
      let list = editor.ask(
        "codeAction", Self.scene, [.init("context", ["only": ["source.fixAll"]])])
      return try list.items?.first.map { try edited($0) }
    }
    let checker = try workspace.checker(
      for: nil, name: "a.yaml", bytes: Array(scene.utf8), profiles: []
    ).get()
    let found = checker.linter.lint(Array(scene.utf8), name: "a.yaml").findings
    let title = try #require(found.first { $0.rule == "ALERT-TITLE-FRAGMENT-TITLE-CASE" })
    workspace.putOff = [title.fingerprint]
    editor.notify("workspace/didChangeConfiguration", ["settings": [:]])
    #expect(try mended() == scene.replacing("Delete.", with: "Delete"))
    workspace.putOff = Set(found.map(\.fingerprint))
    editor.notify("workspace/didChangeConfiguration", ["settings": [:]])
    #expect(try mended() == nil)
  }

  @Test func `an editor that asks by itself is not kept waiting for all fixes`() {
    func kinds(_ context: JSONValue) -> Set<String> {
      let editor = Editor()
      editor.open("")
      let list = editor.ask("codeAction", Self.scene, [.init("context", context)]).items ?? []
      return Set(list.compactMap { $0["kind"]?.string })
    }
    #expect(kinds(["triggerKind": 2]) == ["quickfix"])
    #expect(kinds(["triggerKind": 1]) == ["quickfix", "source.fixAll.telltale"])
    #expect(
      kinds(["triggerKind": 2, "only": ["source.fixAll"]]) == ["source.fixAll.telltale"])
  }

  @Test func `windows line ends are kept`() throws {
    let text = Self.scene.replacing("\n", with: "\r\n")
    for action in actions(text) {
      let changed = try edited(action, text)
      let lone = changed.unicodeScalars.split(separator: "\n").dropLast().filter { $0.last != "\r" }
      #expect(lone.isEmpty, "\(action["title"]?.string ?? "")")
    }
  }

  @Test func `hover tells the guideline and the key`() {
    let editor = Editor()
    editor.open("")
    let rule = editor.ask("hover", Self.scene)["contents", "value"]?.string ?? ""
    #expect(rule.hasPrefix("**ALERT-TITLE-FRAGMENT-TITLE-CASE** (warning)"))
    let key = editor.ask(
      "hover", Self.scene.replacing("this|", with: "this").replacing("role: d", with: "ro|le: d"))
    #expect(key["contents", "value"] == "`role`: Its purpose.\n\n`plain | cancel | destructive`")
    #expect(key["range", "end", "character"] == 10)
    #expect(editor.ask("hover", "alert: {}\n|\n") == .null)
  }

  @Test func `symbols are screens and elements`() {
    let editor = Editor()
    editor.open(
      "start: home\nscreens:\n  home:\n    content:\n      - button: {title: Go}\n      - label: {text: A}\n  map: {content: []}\n"
    )
    let list =
      editor.request("textDocument/documentSymbol", ["textDocument": ["uri": "file:///a.yaml"]])[
        "result"]?.items ?? []
    #expect(list.compactMap { $0["name"]?.string } == ["home", "map"])
    #expect(
      list.first?["children"]?.items?.compactMap { $0["name"]?.string } == ["button", "label"])
    #expect(list.first?["children"]?.items?.first?["detail"] == "Go")
    // While its end is not typed yet, a title is all that is there of it.
    editor.change("alert:\n  title: \"Map Server\n  buttons: []\n")
    let half = editor.request(
      "textDocument/documentSymbol", ["textDocument": ["uri": "file:///a.yaml"]])
    #expect(half["result"]?.items?.first?["detail"] == "Map Server")
  }
}
