import TelltaleSyntax
import Testing

@testable import TelltaleLanguageServer

/// Names that stand in other places of the file, and keys that several forms have.
@Suite struct NamedPlaceTests {
  private func items(_ text: String) -> [JSONValue] {
    let editor = Editor()
    editor.open("")
    return editor.ask("completion", text)["items"]?.items ?? []
  }

  private func labels(_ text: String) -> [String] { items(text).compactMap { $0["label"]?.string } }

  @Test func `an action opens what has an id of that kind, and selects tabs`() {
    let app = """
      alerts:
        - alert: {id: lost, title: Map Server Lost, buttons: [{title: OK, id: ok}]}
      screens:
        home:
          tab-bar:
            tabs:
              - {title: Radio, id: radio}
          content:
            - button: {id: go, title: Go, action: {WHAT}}

      """
    func named(_ what: String) -> [String] { labels(app.replacing("WHAT", with: what)) }
    #expect(named("open: {alert: |}").contains("lost"))
    #expect(named("open: {modal: |}") == [])
    #expect(named("select: |") == ["radio"])
    #expect(named("push: |") == ["home"])
    // Where an alert is written down, its id is no value of it.
    #expect(labels("alert: |\nid: x") == [])
  }

  @Test func `a key tells all that its value may be, in whichever form it stands`() {
    let found = items("screen:\n  content:\n    - table:\n        rows:\n          - |")
    let details = Dictionary(
      found.compactMap { item in
        item["label"]?.string.map { ($0, item["detail"]?.string ?? "") }
      }, uniquingKeysWith: { one, _ in one })
    #expect(details["title"] == "text | map | list")
    #expect(details["checkmark"] == "true | false")
    for name in ["title", "checkmark", "push", "image"] { #expect(details[name] != nil, "\(name)") }
  }

  @Test func `a key that is being renamed, and an item behind another, are places`() {
    #expect(!labels("alert:\n  buttons:\n    - title: A\n      |").contains("title"))
    #expect(labels("alert:\n  buttons:\n    - title: A\n    - |").contains("title"))
    #expect(labels("---\n...\n|").contains("alert"))
  }
}
