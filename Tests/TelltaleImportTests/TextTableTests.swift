import TelltaleSyntax
import TelltaleTestSupport
import Testing

@testable import TelltaleImport

/// Files of texts as apps have them, and as nobody should.
@Suite struct TextTableTests {
  private func bytes(_ file: String) throws -> [UInt8] {
    try SourceFile.read(Fixtures.path("Import/\(file)"), kind: .project)
  }

  private func texts(_ read: ReadTables, _ language: String) -> [String: String] {
    read.tables.first { $0.language == language }?.texts.mapValues(\.text) ?? [:]
  }

  @Test func `texts of an iOS table are read with their places, escapes and placeholders`() throws {
    let read = StringsFile.read(
      try bytes("apple/en.lproj/Localizable.strings"), file: "a", language: "en")
    #expect(read.complaints == [])
    let texts = read.tables[0].texts
    #expect(texts.count == 6)
    #expect(texts["trip.delete.title"]?.text == "Delete “Name”?")
    #expect(texts["sync.failed.title"]?.location.description == "a:8:23")
    let escaped = StringsFile.read(
      Array(#"key="a\n\"b\" \U00e9 %1$ld%% {count}";"#.utf8), file: "a", language: "en")
    #expect(self.texts(escaped, "en") == ["key": "a\n\"b\" é 3% Name"])
  }

  @Test func `a table in UTF-16 is read, and bytes that are no text are told`() {
    let text = Array("\"a\" = \"ü\";".utf16)
    var little: [UInt8] = [0xFF, 0xFE]
    var big: [UInt8] = [0xFE, 0xFF]
    for unit in text {
      let (high, low) = (UInt8(unit >> 8), UInt8(unit & 0xFF))
      little += [low, high]
      big += [high, low]
    }
    for bytes in [little, big] {
      #expect(texts(StringsFile.read(bytes, file: "a", language: "de"), "de") == ["a": "ü"])
    }
    for bytes in [[0xFF, 0xFE, 0x00] as [UInt8], [0xFF, 0x41]] {
      let read = StringsFile.read(bytes, file: "a", language: "de")
      #expect(read.complaints.count == 1 && read.tables.isEmpty)
    }
  }

  @Test func `what is wrong in a table is told with its place, and the rest is read`() {
    let text = "\"a\" = \"b\"\n\"c\" = \"d\";\n\"e\";\n\"f\" = \"g\";\n/* open"
    let read = StringsFile.read(Array(text.utf8), file: "a.strings", language: "en")
    #expect(
      read.complaints.map(\.description) == [
        "a.strings:2:1: error: expected ; after the text of \"a\"",
        "a.strings:3:4: error: expected = after the key \"e\"",
        "a.strings:5:1: error: the comment does not end",
      ])
    #expect(texts(read, "en")["a"] == "b")
  }

  @Test func `a catalogue has all languages, forms for all other numbers, and keys that are texts`()
    throws
  {
    let read = StringCatalog.read(try bytes("apple/Catalog.xcstrings"), file: "a")
    #expect(read.complaints == [])
    #expect(
      texts(read, "en") == ["Discard changes": "Discard changes", "%lld stops": "3 stops"])
    #expect(texts(read, "zh-Hans") == ["Discard changes": "放弃更改"])
    #expect(StringCatalog.read(Array("{".utf8), file: "a").complaints.count == 1)
    #expect(StringCatalog.read(Array("{}".utf8), file: "a").complaints.count == 1)
  }

  @Test func `Android's texts are what its system shows`() throws {
    let file = "android/app/src/main/res/values/strings.xml"
    let read = StringResources.read(try bytes(file), file: "a", language: "")
    #expect(read.complaints == [])
    let found = texts(read, "")
    #expect(found["remove_map"] == "Remove Name?")
    #expect(found["remove_map_text"] == "It's downloaded again when you need it.")
    #expect(found["logout_dialog_message"] == "You have to  sign in again")
    #expect(found["offline"] == "You & your map are offline")
    #expect(found["stops"] == "3 stops" && found["units"] == nil)
    #expect(StringResources.unescaped("  a \n b\\n \\u0041 \\@ ") == "a b\n A @")
    #expect(read.tables[0].texts["remove"]?.location.description == "a:6:27")
  }

  @Test(arguments: [
    ("<!DOCTYPE r [<!ENTITY a \"b\">]><resources/>", "a:1:1: error: a document type"),
    (
      "<resources>\n<string name=\"a\">&b;</string></resources>",
      "a:2:18: error: \"&b;\" is no entity"
    ),
    ("<resources><string name=\"a\">x</resources>", "closes what is not open"),
    ("<resources>", "<resources> is not closed"),
    ("<resources a></resources>", "the tag does not end"),
    ("<r>" + String(repeating: "<a>", count: 80), "tags more than 64 deep"),
    ("<r><![CDATA[x", "the CDATA section does not end"),
    ("<r>a < b</r>", "< stands for itself only as &lt;"),
  ])
  func `what is no plain XML is told and not guessed at`(text: String, message: String) {
    let read = StringResources.read(Array(text.utf8), file: "a", language: "en")
    #expect(read.complaints.count == 1)
    #expect(read.complaints.first?.description.contains(message) == true, "\(read.complaints)")
  }

  @Test func `translations are read by what they translate; fuzzy ones are none`() throws {
    let read = POFile.read(try bytes("po/de.po"), file: "a", language: "x")
    #expect(read.complaints == [])
    #expect(
      texts(read, "de") == [
        "dialog\u{4}Empty the trash?": "Papierkorb leeren?",
        "Everything in it is deleted.": "Alles darin wird gelöscht.", "Empty": "Leeren",
        "%d file": "3 Dateien",
      ])
    #expect(read.tables[0].texts["Everything in it is deleted."]?.location.description == "a:14:1")
    let bad = POFile.read(Array("msgid a\nmsgstr \"b\"\n".utf8), file: "a", language: "fr")
    #expect(
      bad.complaints.map(\.description) == ["a:1:7: error: expected a text in quotation marks"])
  }

  @Test func `a file is told by its name and its folders`() {
    let cases: [(String, ImportKind?)] = [
      ("a/de.lproj/Localizable.strings", .strings(language: "de")),
      ("Base.lproj/X.strings", .strings(language: "")),
      ("pt_BR.lproj/X.strings", .strings(language: "pt-BR")),
      ("de.lproj/InfoPlist.strings", nil), ("X.xcstrings", .catalog),
      ("res/values/strings.xml", .resources(language: "")),
      ("res/values-zh-rCN/a.xml", .resources(language: "zh-CN")),
      ("res/values-b+sr+Latn/a.xml", .resources(language: "sr-Latn")),
      ("res/values-night/a.xml", nil), ("res/values-de-night/a.xml", nil),
      ("res/layout/a.xml", nil),
      ("po/pt_BR.po", .translations(language: "pt-BR")),
      ("locale/ja/LC_MESSAGES/app.po", .translations(language: "ja")), ("a.pot", nil),
      ("A.swift", .swift), ("A.kt", .android), ("A.java", .android), ("Pods/A.swift", nil),
      ("swift", nil),
    ]
    for (path, kind) in cases { #expect(ImportKind(path) == kind, "\(path)") }
  }
}
