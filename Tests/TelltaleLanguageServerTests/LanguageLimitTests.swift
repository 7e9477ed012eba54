import TelltaleLint
import TelltaleSyntax
import Testing

@testable import TelltaleLanguageServer

/// How far an editor may go, to the last and one past it.
@Suite struct LanguageLimitTests {
  private func open(_ editor: Editor, _ uri: String, _ text: String = "") -> [JSONValue] {
    editor.notify(
      "textDocument/didOpen",
      ["textDocument": ["uri": .string(uri), "version": 1, "text": .string(text)]])
  }

  @Test func `as many documents are checked as the limit says`() {
    let editor = Editor()
    for number in 0..<LanguageLimits.documents {
      let told = open(editor, "file:///\(number).yaml")
      #expect(told.isEmpty)
    }
    let told = open(editor, "file:///more.yaml")
    #expect(
      told.map { $0["params", "message"] } == [
        "telltale: \"file:///more.yaml\" is not checked: more than 1000 documents are open; close some"
      ])
    #expect(editor.server.documents["file:///more.yaml"] == nil)
    // One that is open already may be opened anew, and there is room for another once one is closed.
    #expect(open(editor, "file:///0.yaml", "alert: {").isEmpty)
    #expect(editor.server.documents["file:///0.yaml"]?.bytes == Array("alert: {".utf8))
    editor.notify("textDocument/didClose", ["textDocument": ["uri": "file:///7.yaml"]])
    #expect(open(editor, "file:///more.yaml").isEmpty)
    #expect(editor.server.documents["file:///more.yaml"] != nil)
  }

  @Test(arguments: [-1, 0, 1]) func `as many changes are taken as the limit says`(more: Int) {
    let editor = Editor()
    editor.open("")
    let changes = (0..<LanguageLimits.changes + more).map { number -> JSONValue in
      ["text": .string("\(number)")]
    }
    editor.notify(
      "textDocument/didChange",
      ["textDocument": ["uri": "file:///a.yaml", "version": 2], "contentChanges": .array(changes)])
    let last = LanguageLimits.changes - 1 + min(0, more)
    #expect(editor.server.documents["file:///a.yaml"]?.bytes == Array("\(last)".utf8))
  }

  @Test(arguments: [499, 500, 501]) func `a list is whole up to the limit`(count: Int) {
    let editor = Editor()
    editor.open("")
    let screens = (0..<count).map { "  s\($0): {}\n" }.joined()
    let answer = editor.ask("completion", "start: |\nscreens:\n" + screens)
    #expect(answer["items"]?.items?.count == min(count, LanguageLimits.completions))
    #expect(answer["isIncomplete"] == .bool(count > LanguageLimits.completions))
  }

  /// Whoever counts on a limit reads it here.
  @Test func `the limits are these`() {
    #expect(LanguageLimits.headerBytes == 8_192 && LanguageLimits.messageBytes == 6_356_992)
    #expect(LanguageLimits.skippedBytes == 4_294_967_296)
    #expect(LanguageLimits.documents == 1_000 && LanguageLimits.changes == 10_000)
    #expect(LanguageLimits.completions == 500)
  }
}
