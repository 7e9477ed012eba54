import TelltaleSyntax
import Testing

@testable import TelltaleLanguageServer

/// What makes the server read again what it judges by, and which changes of a text it takes.
@Suite struct RereadingTests {
  private static let scene = "alert: {title: Error, reason: problem, buttons: [{title: OK}]}\n"

  private func save(_ editor: Editor, _ uri: String) {
    editor.notify("textDocument/didSave", ["textDocument": ["uri": .string(uri)]])
  }

  @Test func `profiles and projects that are saved change what scenes are judged by`() {
    let editor = Editor()
    editor.open(Self.scene)
    editor.open("extends: ios\n", "file:///p.yaml")
    editor.open("profiles: [ios]\n", "file:///telltale.yaml")
    #expect(editor.server.isSettled && editor.workspace.forgotten == 0)
    save(editor, "file:///a.yaml")
    #expect(editor.server.isSettled && editor.workspace.forgotten == 0)
    var count = 0
    // The last is no document of the editor's, so it may be anything, a word list too.
    for uri in ["file:///p.yaml", "file:///telltale.yaml", "file:///words/en.yaml"] {
      save(editor, uri)
      count += 1
      #expect(editor.workspace.forgotten == count, "\(uri)")
      #expect(!editor.server.isSettled, "\(uri)")
      #expect(!editor.diagnostics().isEmpty, "\(uri)")
    }
  }

  @Test func `files that change, and settings, are heard as well`() {
    let editor = Editor()
    editor.open(Self.scene)
    #expect(editor.workspace.asked == [])
    editor.notify("workspace/didChangeWatchedFiles", ["changes": []])
    #expect(editor.workspace.forgotten == 1 && !editor.diagnostics().isEmpty)
    editor.notify(
      "workspace/didChangeConfiguration", ["settings": ["telltale": ["profile": "kiosk"]]])
    #expect(editor.workspace.forgotten == 2 && !editor.diagnostics().isEmpty)
    #expect(editor.workspace.asked == ["kiosk"])
    editor.notify(
      "workspace/didChangeConfiguration",
      ["settings": ["telltale": ["profile": ["ios", "tvos"]]]])
    #expect(!editor.diagnostics().isEmpty && editor.workspace.asked == ["ios", "tvos"])
    // Settings that say nothing of it leave it.
    editor.notify("workspace/didChangeConfiguration", ["settings": [:]])
    #expect(!editor.diagnostics().isEmpty && editor.workspace.asked == ["ios", "tvos"])
  }

  @Test func `what is closed is forgotten, and what is gone cannot be changed`() {
    let editor = Editor()
    editor.notify(
      "textDocument/didOpen",
      ["textDocument": ["uri": "file:///a.yaml", "version": 1, "text": .string(Self.scene)]])
    let cleared = editor.notify(
      "textDocument/didClose", ["textDocument": ["uri": "file:///a.yaml"]])
    #expect(cleared.map { $0["params", "diagnostics"] } == [[]])
    #expect(editor.server.isSettled)
    #expect(editor.change(Self.scene).isEmpty && editor.server.isSettled)
    let again = editor.notify(
      "textDocument/didClose", ["textDocument": ["uri": "file:///a.yaml"]])
    #expect(again.isEmpty)
  }

  @Test func `changes that make no sense are told and leave the text, and whole ones mend it`() {
    let editor = Editor()
    editor.open(Self.scene)
    func change(_ change: JSONValue) -> [JSONValue] {
      editor.notify(
        "textDocument/didChange",
        [
          "textDocument": ["uri": "file:///a.yaml", "version": 2],
          "contentChanges": [change],
        ])
    }
    let start: JSONValue = ["line": 0, "character": 0]
    let later: JSONValue = ["line": 0, "character": 5]
    let wrong: [JSONValue] = [
      [:], ["text": 3], ["text": "x", "range": ["start": later, "end": start]],
      ["text": "x", "range": ["start": later]], ["range": ["start": start, "end": later]],
    ]
    for one in wrong {
      let told = change(one)
      #expect(told.map { $0["method"] } == ["window/logMessage"], "\(one.line)")
      #expect(
        told.first?["params", "message"]
          == "telltale: a change of \"file:///a.yaml\" that has no text or range")
      let document = editor.server.documents["file:///a.yaml"]
      #expect(document.map { String(decoding: $0.bytes, as: UTF8.self) } == Self.scene)
    }
    #expect(change(["text": "", "range": ["start": start, "end": start]]).isEmpty)
    #expect(change(["text": "alert: {}\n"]).isEmpty)
    #expect(editor.server.documents["file:///a.yaml"]?.bytes == Array("alert: {}\n".utf8))
  }
}
