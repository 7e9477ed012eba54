import TelltaleModel
import TelltaleSyntax
import TelltaleTestSupport
import Testing

@testable import TelltaleLanguageServer

@Suite struct DiagnosticsTests {
  private static let scene = """
    alert:
      title: delete this Route?
      reason: confirm-destructive
      buttons:
        - title: Delete
          role: destructive
        - role: cancel

    """

  private func codes(_ list: [JSONValue]) -> [String] { list.compactMap { $0["code"]?.string } }

  /// `line:from-to` of each.
  private func ranges(_ list: [JSONValue]) -> [String] {
    list.map { item in
      let start = item["range", "start"]
      let end = item["range", "end"]
      return "\(start?["line"]?.integer ?? -1):\(start?["character"]?.integer ?? -1)"
        + "-\(end?["line"]?.integer ?? -1):\(end?["character"]?.integer ?? -1)"
    }
  }

  @Test func `a finding has its place, weight, id and page`() throws {
    let editor = Editor()
    let list = editor.open(Self.scene)
    let found = try #require(list.first)
    #expect(list.count == 1)
    #expect(found["code"] == "ALERT-TITLE-FRAGMENT-TITLE-CASE")
    #expect(found["severity"] == 2)
    #expect(found["source"] == "telltale")
    #expect(found["codeDescription", "href"] == "file:///docs/ALERT-TITLE-FRAGMENT-TITLE-CASE.md")
    #expect(ranges(list) == ["1:9-1:27"])
  }

  @Test func `ranges count UTF-16 code units`() {
    let editor = Editor()
    let list = editor.open(
      "alert: {\"x-😀é\": 1, title: 'delete 😀 route', reason: problem, buttons: [{title: OK}]}\n")
    let place = list.first { $0["code"]?.string?.hasPrefix("ALERT-TITLE-FRAGMENT") ?? false }
    #expect(ranges(place.map { [$0] } ?? []) == ["0:27-0:44"])
  }

  @Test func `what is mended goes away, and so does what is closed`() {
    let editor = Editor()
    editor.open(Self.scene)
    #expect(editor.change(Self.scene.replacing("delete this", with: "Delete This")).isEmpty)
    let last = editor.notify("textDocument/didClose", ["textDocument": ["uri": "file:///a.yaml"]])
    #expect(last.first?["params", "diagnostics"] == [])
  }

  @Test func `changes in places give the same as the whole text`() {
    let editor = Editor()
    editor.open("ä😀\r\n" + Self.scene)
    editor.notify(
      "textDocument/didChange",
      [
        "textDocument": ["uri": "file:///a.yaml", "version": 9],
        "contentChanges": [
          [
            "range": [
              "start": ["line": 0, "character": 1], "end": ["line": 0, "character": 3],
            ], "text": "",
          ],
          [
            "range": [
              "start": ["line": 0, "character": 0], "end": ["line": 1, "character": 0],
            ], "text": "",
          ],
        ],
      ])
    #expect(editor.server.documents["file:///a.yaml"]?.bytes == Array(Self.scene.utf8))
    #expect(editor.server.documents["file:///a.yaml"]?.version == 9)
  }

  @Test func `while a line is half typed the other findings stay, at their new places`() {
    let editor = Editor()
    editor.open(Self.scene)
    for typed in ["  mess", "  \"mess", "  message: \"Not", "  message: {", "  - x", "\tx"] {
      let text = Self.scene.replacing("alert:\n", with: "alert:\n\(typed)\n")
      let list = editor.change(text)
      #expect(codes(list).contains("ALERT-TITLE-FRAGMENT-TITLE-CASE"), "\(typed)")
      #expect(codes(list).contains("SCENE-UNREADABLE"), "\(typed)")
      // Nothing that only the missing line would bring up.
      #expect(list.count == 2, "\(typed): \(codes(list))")
      let kept = list.filter { $0["code"] == "ALERT-TITLE-FRAGMENT-TITLE-CASE" }
      #expect(ranges(kept) == ["2:9-2:27"], "\(typed)")
    }
  }

  @Test func `only scenes are judged`() {
    let editor = Editor()
    #expect(editor.open("").isEmpty)
    #expect(editor.open("services:\n  web:\n    image: nginx\n").isEmpty)
    #expect(editor.open("services:\n  web: {\n").isEmpty)
    #expect(editor.open("just words").isEmpty)
    #expect(editor.open("extends: ios\nalert:\n  width: 3\n").isEmpty)
    #expect(codes(editor.open("alert: {")) == ["SCENE-UNREADABLE"])
  }

  @Test func `a project file is read as one`() {
    let editor = Editor()
    let list = editor.open("ignor: [ALERT]\n", "file:///x/telltale.yaml")
    #expect(ranges(list) == ["0:0-0:5"])
    #expect(editor.open("ignore: [ALERT]\n", "file:///x/telltale.yaml").isEmpty)
    #expect(editor.workspace.forgotten == 0)
    editor.notify("textDocument/didSave", ["textDocument": ["uri": "file:///x/telltale.yaml"]])
    #expect(editor.workspace.forgotten == 1)
  }

  @Test func `what a team has put off is not told`() throws {
    let editor = Editor()
    editor.open(Self.scene)
    let check = try #require(editor.server.checks["file:///a.yaml"])
    editor.workspace.putOff = Set(check.problems.map(\.finding.fingerprint))
    #expect(editor.change(Self.scene).isEmpty)
  }

  @Test func `a profile that cannot be used is told where it is named, with its own place`() throws
  {
    let editor = Editor()
    let place = SourceLocation(file: "/a.yaml", line: 2, column: 10)
    let origin = SourceLocation(file: "/p/x y.yaml", line: 7, column: 3)
    editor.workspace.refusal = CheckRefusal(
      "broken", at: place,
      errors: LoadErrors(
        LoadError(kind: .profile, file: origin.file, location: origin, message: "found nothing")))
    let list = editor.open("alert: {}\nprofile: x\n")
    #expect(ranges(list) == ["1:9-1:10"])
    let related = try #require(list.first?["relatedInformation"]?.items?.first)
    #expect(related["location", "uri"] == "file:///p/x%20y.yaml")
    #expect(related["location", "range", "start", "line"] == 6)
    #expect(related["message"] == "found nothing")
  }

  @Test func `what is wrong in another file is told at the head of the scene`() {
    let editor = Editor()
    let other = SourceLocation(file: "/project/telltale.yaml", line: 2, column: 3)
    editor.workspace.refusal = CheckRefusal("broken", at: other)
    let list = editor.open(Self.scene)
    #expect(ranges(list) == ["0:0-0:0"] && list.first?["message"] == "broken")
    editor.workspace.refusal = CheckRefusal("broken")
    #expect(ranges(editor.change(Self.scene)) == ["0:0-0:5"])
    // What keeps the scene from being read at all comes first.
    #expect(codes(editor.change("alert: {")) == ["SCENE-UNREADABLE"])
  }

  @Test func `the editor's profiles are for scenes that name none`() {
    let editor = Editor(options: ["profile": ["carplay", "kiosk"]])
    editor.open(Self.scene)
    #expect(editor.workspace.asked == ["carplay", "kiosk"])
    editor.notify(
      "workspace/didChangeConfiguration", ["settings": ["telltale": ["profile": "macos"]]])
    _ = editor.diagnostics()
    #expect(editor.workspace.asked == ["macos"])
  }

  @Test func `a plain editor gets plain findings`() {
    let editor = Editor(abilities: [:])
    let list = editor.open(Self.scene + "# telltale:disable-file ALERT-TITLE-SHORT -- x\n")
    #expect(list.count == 2)
    #expect(list.allSatisfy { $0["codeDescription"] == nil && $0["tags"] == nil })
    let able = Editor()
    let rich = able.open(Self.scene + "# telltale:disable-file ALERT-TITLE-SHORT -- x\n")
    #expect(rich.contains { $0["tags"] == [1] })
  }

  @Test func `several documents are told apart`() {
    let editor = Editor()
    editor.open(Self.scene, "file:///a.yaml")
    editor.open("alert: {", "untitled:one")
    #expect(codes(editor.change(Self.scene, "file:///a.yaml")).count == 1)
    #expect(codes(editor.change("alert: [", "untitled:one")) == ["SCENE-UNREADABLE"])
    let uri = "file:///tmp/a%20b/%C3%BC.yaml"
    editor.open(Self.scene, uri)
    #expect(editor.server.documents[uri]?.path == "/tmp/a b/ü.yaml")
    #expect(editor.diagnostics(uri).isEmpty)
  }
}
