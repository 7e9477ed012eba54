import TelltaleSyntax
import TelltaleTestSupport
import Testing

@testable import TelltaleImport

/// Texts of web apps in JSON, and of Flutter.
@Suite struct WebTableTests {
  private func bytes(_ file: String) throws -> [UInt8] {
    try SourceFile.read(Fixtures.path("Import/web/\(file)"), kind: .project)
  }

  private func read(_ text: String, _ style: WebTable.Style = .plain) -> ReadTables {
    WebTable.read(Array(text.utf8), file: "a", language: "de", style)
  }

  private func texts(_ read: ReadTables) -> [String: String] {
    read.tables.first?.texts.mapValues(\.text) ?? [:]
  }

  @Test func `maps in maps give keys with full stops, and lists and numbers are no texts`() throws {
    let read = WebTable.read(try bytes("locales/en.json"), file: "a", language: "en", .plain)
    #expect(read.complaints == [] && read.tables.map(\.language) == ["en"])
    #expect(
      texts(read) == [
        "alerts.delete.title": "Delete 3 files?",
        "alerts.delete.message": "It can’t be brought back.",
        "alerts.leave": "Leave “Name” without saving?", "alerts.rename": "Name of the Folder",
        "alerts.saved": "Folder Not Saved", "common.delete": "Delete",
      ])
    #expect(read.tables[0].texts["alerts.leave"]?.location.description == "a:7:14")
  }

  @Test func `Flutter's files say their language, and what tells of a text is none`() throws {
    let read = WebTable.read(try bytes("l10n/app_de.arb"), file: "a", language: "de", .arb)
    #expect(read.complaints == [] && read.tables.map(\.language) == ["de-AT"])
    #expect(texts(read) == ["tripTitle": "Reise Name löschen?"])
    #expect(self.read("{\"@a\": \"b\"}").tables.map(\.language) == ["de"])
    #expect(texts(self.read("{\"@a\": \"b\"}")) == ["@a": "b"])
  }

  @Test func `an extension's texts stand in their messages`() throws {
    let file = "_locales/pt_BR/messages.json"
    let read = WebTable.read(try bytes(file), file: "a", language: "pt-BR", .messages)
    #expect(read.complaints == [])
    #expect(
      texts(read) == ["askClear": "Limpar o histórico de Name?", "price": "Name por 5 $"])
    #expect(texts(self.read(#"{"a": {"message": "b"}}"#)) == ["a.message": "b"])
    #expect(texts(self.read(#"{"a": {"message": "$ $$ $x"}}"#, .messages)) == ["a": "$ $ $x"])
  }

  @Test func `a form for all other numbers answers to the name of all`() {
    let text =
      #"{"stops_one": "a stop", "stops_other": "{{count}} stops", "a": "1", "a_other": "2"}"#
    let texts = texts(read(text))
    #expect(texts["stops"] == "3 stops" && texts["a"] == "1" && texts["_other"] == nil)
  }

  @Test func `of two texts with one key the first stays`() {
    #expect(texts(read(#"{"a": {"b": "1"}, "a.b": "2"}"#)) == ["a.b": "1"])
  }

  @Test func `what is no JSON is told, and what is no table is none`() {
    for (text, message) in [
      ("{\"a\": 'b'}", "this is not JSON"), ("// x\n{}", "this is not JSON"), ("", "a:1:1"),
      (String(repeating: "{\"a\":", count: 80), "more than 64 values inside each other"),
      ("{\"a\": \"1\", \"a\": \"2\"}", "is given a second time"),
    ] {
      let found = read(text).complaints.map(\.description)
      #expect(found.count == 1 && found[0].contains(message), "\(found)")
    }
    for text in ["[]", "\"a\"", "3", "{}", "{\"a\": [{\"b\": \"c\"}]}", "{\"a\": null}"] {
      #expect(read(text).complaints == [] && texts(read(text)).isEmpty, "\(text)")
    }
  }

  @Test func `keys are bounded, however long the names around them are`() {
    let name = String(repeating: "x", count: 900)
    let leaves = (0..<20_000).map { "\"\($0)\": \"t\"" }.joined(separator: ",")
    #expect(texts(read("{\"\(name)\": {\(leaves)}}")).count == 20_000)
    let deep = read("{\"\(name)\": {\"\(name)\": {\(leaves)}}}")
    #expect(deep.complaints.count == 1 && texts(deep).isEmpty)
    #expect(deep.complaints.first?.message.contains("more than 1000 bytes") == true)
  }

  @Test(arguments: [
    ("locales/de.json", "de"), ("src/zh-CN.json", "zh-CN"), ("de_DE.json", "de-DE"),
    ("lang/zh_Hans.json", "zh-Hans"), ("pt-br.json", "pt-BR"), ("es-419.json", "es-419"),
    ("i18n/messages.de.json", "de"), ("messages_de.json", "de"), ("app.fr_CA.json", "fr-CA"),
    ("locales/de/common.json", "de"), ("public/locales/de/pages/home.json", "de"),
    ("de/user_id.json", "id"), ("locales/de/user_id.json", "de"), ("src/fil.json", "fil"),
    ("package.json", nil), ("src/app/config.json", nil), ("tsconfig.app.json", nil),
    ("a/de-x-y-z.json", nil), ("lib/src.json", nil), ("node_modules/a/locales/de.json", nil),
    (".json", nil), ("_.json", nil), ("de/pages/home.json", nil),
  ])
  func `a table of JSON is told by a name that is a language`(path: String, language: String?) {
    #expect(
      ImportKind(path, isMapped: true) == language.map { .web(language: $0, .plain) }, "\(path)")
    // Without a mapping nobody asks for its texts.
    #expect(ImportKind(path) == nil)
  }

  @Test func `other files of web apps are told by their endings and folders`() {
    let cases: [(String, ImportKind?)] = [
      ("l10n/app_de.arb", .web(language: "de", .arb)), ("app.arb", .web(language: "", .arb)),
      ("intl_zh_Hant_TW.arb", .web(language: "zh-Hant-TW", .arb)),
      ("_locales/pt_BR/messages.json", .web(language: "pt-BR", .messages)),
      ("de.lproj/Localizable.stringsdict", .forms(language: "de")),
    ]
    for (path, kind) in cases { #expect(ImportKind(path, isMapped: true) == kind, "\(path)") }
    #expect(ImportKind("l10n/app_de.arb") == nil)
  }
}
