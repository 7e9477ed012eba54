import TelltaleGuidelines
import TelltaleSyntax
import TelltaleTestSupport
import Testing

@testable import TelltaleLanguageServer

@Suite struct CompletionTests {
  private func items(_ text: String) -> [JSONValue] {
    let editor = Editor()
    editor.open("")
    return editor.ask("completion", text)["items"]?.items ?? []
  }

  private func labels(_ text: String) -> [String] { items(text).compactMap { $0["label"]?.string } }

  /// The text once an item is taken.
  private func taking(_ label: String, in text: String) throws -> String {
    let item = try #require(items(text).first { $0["label"]?.string == label })
    let edit = try #require(item["textEdit"])
    return try edit.applied(
      to: text.split(separator: "|", omittingEmptySubsequences: false).joined())
  }

  @Test func `keys are those of the place, without those that are there`() {
    #expect(labels("alert:\n  title: A\n  |\n  buttons: []\n").contains("message"))
    #expect(!labels("alert:\n  title: A\n  |\n  buttons: []\n").contains("title"))
    #expect(!labels("alert:\n  title: A\n  |\n  buttons: []\n").contains("buttons"))
    #expect(labels("alert:\n  buttons:\n  - |").contains("role"))
    #expect(
      labels("screen:\n  content:\n    - table:\n        rows:\n          - |").contains(
        "checkmark"))
    #expect(labels("modal:\n  screens:\n    first:\n      na|").contains("navigation-bar"))
    #expect(labels("|").contains("alert"))
    #expect(labels("nonsense:\n  |") == [])
  }

  @Test func `what is needed comes first`() {
    let sorted = items("alert:\n  |").sorted {
      ($0["sortText"]?.string ?? "") < ($1["sortText"]?.string ?? "")
    }
    #expect(Set(sorted.prefix(2).compactMap { $0["label"]?.string }) == ["title", "buttons"])
  }

  @Test func `a key is written with its colon, once`() throws {
    #expect(try taking("title", in: "alert:\n  ti|") == "alert:\n  title: ")
    #expect(try taking("buttons", in: "alert:\n  bu|") == "alert:\n  buttons:")
    #expect(try taking("title", in: "alert:\n  ti|le: A") == "alert:\n  title: A")
    #expect(try taking("title", in: "alert: {ti|") == "alert: {title: ")
    #expect(try taking("buttons", in: "alert: {|}") == "alert: {buttons: }")
    #expect(try taking("title", in: "{\"alert\": {\"|\"") == "{\"alert\": {\"title\"")
  }

  @Test func `in the place of a list an item begins with its dash`() throws {
    #expect(
      try taking("- title", in: "alert:\n  buttons:\n    |") == "alert:\n  buttons:\n    - title: ")
    #expect(labels("alert:\n  buttons:\n    - |").contains("title"))
  }

  @Test func `values are the words that there are`() throws {
    let text = "alert:\n  buttons:\n    - role: de|"
    #expect(labels(text) == ["plain", "cancel", "destructive"])
    #expect(try taking("destructive", in: text).hasSuffix("role: destructive"))
    #expect(
      try taking("cancel", in: "alert: {buttons: [{role: can|el}]}")
        == "alert: {buttons: [{role: cancel}]}")
    #expect(labels("alert:\n  guidance: |") == ["true", "false"])
    #expect(labels("inputs: [tou|").contains("touch"))
    #expect(labels("inputs:\n  - |").contains("knob"))
  }

  @Test func `names come from the file, the profiles and the icons`() {
    #expect(labels("profile: |") == Platforms.names)
    #expect(labels("tab-bar:\n  tabs:\n    - icon: |") == ["bell", "map"])
    let screens = "start: |\nscreens:\n  home: {content: []}\n  map:\n    content: []\n"
    #expect(labels(screens) == ["home", "map"])
    let app =
      "screens:\n  home:\n    content:\n      - button: {action: {push: |\n  map: {content: []}\n"
    #expect(labels(app) == ["home", "map"])
    #expect(
      labels("screen:\n  content:\n  - button: {id: go, title: Go}\n  - label: {for: |, text: A}")
        == ["go"])
  }

  @Test func `comments know how to silence`() throws {
    #expect(labels("alert:\n  # |").contains("telltale:disable-next-line"))
    #expect(
      try taking("telltale:disable-line", in: "alert: {} # tell|")
        == "alert: {} # telltale:disable-line ")
    let ids = labels("# telltale:disable-file ALERT-T|\nalert: {}")
    #expect(ids.count == RuleBook.standard.rules.count)
    #expect(labels("# telltale:disable-file ALERT-TITLE-SHORT -- be|\nalert: {}") == [])
    #expect(labels("# a note |\nalert: {}") == [])
  }

  @Test func `a profile and a project have their own keys`() {
    let editor = Editor()
    editor.open("ig", "file:///x/telltale.yaml")
    let answer = editor.request(
      "textDocument/completion",
      [
        "textDocument": ["uri": "file:///x/telltale.yaml"],
        "position": ["line": 0, "character": 2],
      ])
    let names = answer["result", "items"]?.items?.compactMap { $0["label"]?.string } ?? []
    #expect(names.contains("ignore") && !names.contains("alert"))
    #expect(labels("extends: base\ntype:\n  |").contains("faces"))
  }

  @Test(arguments: [
    ("a.test.yaml", "x|", "test"), ("etc/telltale/telltale.yaml", "|", "settings"),
    ("telltale.yaml.d/10-a.yaml", "|", "settings"),
    ("telltale.yaml", "service: {}\n|", "settings"), ("telltale.yaml", "|", "preset"),
    ("a.yaml", "|", "alert"),
  ])
  func `each kind of file is completed by its own keys`(name: String, text: String, key: String) {
    let editor = Editor()
    editor.server = LanguageServer(
      editor.workspace,
      guides: DocumentGuides(
        test: ["properties": ["test": ["type": "string"]]],
        settings: ["properties": ["settings": ["type": "string"]]]))
    _ = editor.request("initialize", [:])
    let uri = "file:///\(name)"
    let parts = text.split(separator: "|", omittingEmptySubsequences: false)
    editor.open(parts.joined(), uri)
    let line = parts[0].split(separator: "\n", omittingEmptySubsequences: false)
    let answer = editor.request(
      "textDocument/completion",
      [
        "textDocument": ["uri": .string(uri)],
        "position": [
          "line": .integer(line.count - 1), "character": .integer(line.last?.utf8.count ?? 0),
        ],
      ])
    let labels = answer["result", "items"]?.items?.compactMap { $0["label"]?.string } ?? []
    #expect(labels.contains(key), "\(labels)")
  }

  @Test func `every place of every scene is answered`() {
    var chance = Chance(seed: 11)
    for text in Set(SceneExample.scenes.map(\.text)).sorted().prefix(60) {
      let document = OpenDocument(uri: "file:///a.yaml", version: 1, text: text)
      for _ in 0..<12 {
        let offset = chance.below(document.bytes.count + 1)
        let cut = OpenDocument(
          uri: document.uri, version: 1,
          text: String(decoding: document.bytes[..<offset], as: UTF8.self))
        let completion = Completion(
          document: cut, outline: SceneOutline(cut.bytes), check: DocumentCheck(),
          workspace: TestWorkspace())
        let answer = completion.answer(at: cut.lines.position(of: cut.bytes.count))
        #expect(answer["items"] != nil)
      }
    }
  }
}
