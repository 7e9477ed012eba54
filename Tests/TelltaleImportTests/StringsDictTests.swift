import TelltaleModel
import TelltaleSyntax
import TelltaleTestSupport
import Testing

@testable import TelltaleImport

/// Texts of Apple with forms for numbers.
@Suite struct StringsDictTests {
  private func read(_ text: String) -> ReadTables {
    StringsDict.read(Array(text.utf8), file: "a", language: "en")
  }

  /// A file with one entry: its format, and the form of each variable for all other numbers.
  private func read(_ format: String, _ forms: [(String, String)]) -> ReadTables {
    let variables = forms.map { name, other in
      "<key>\(name)</key><dict><key>other</key><string>\(other)</string></dict>"
    }
    return read(
      "<plist><dict><key>k</key><dict><key>NSStringLocalizedFormatKey</key><string>\(format)</string>"
        + variables.joined() + "</dict></dict></plist>")
  }

  private func text(_ read: ReadTables) -> String? { read.tables.first?.texts["k"]?.text }

  @Test func `a text is its format with the form of each variable for all other numbers`() throws {
    let bytes = try SourceFile.read(
      Fixtures.path("Import/apple/en.lproj/Localizable.stringsdict"), kind: .project)
    let read = StringsDict.read(bytes, file: "a", language: "en")
    #expect(read.complaints == [])
    let texts = read.tables[0].texts
    #expect(
      texts.mapValues(\.text) == [
        "files.delete.title": "Delete 3 files and what belongs to them?",
        "files.in.folders": "3 files in 3 folders & 100%",
      ])
    // Where most of it stands.
    #expect(texts["files.delete.title"]?.location.description == "a:18:21")
    let format = self.read("Every one of %#@a@ is deleted", [("a", "%d files")])
    #expect(format.tables[0].texts["k"]?.location.column == 77)
    #expect(text(format) == "Every one of 3 files is deleted")
  }

  @Test func `a table of one text for each key may be a property list as well`() {
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
      <plist version="1.0">
      <dict>
      	<key>delete.title</key>
      	<string>Delete “%@”?</string>
      </dict>
      </plist>
      """
    let read = StringsFile.read(Array(text.utf8), file: "a", language: "en")
    #expect(read.complaints == [])
    let found = read.tables[0].texts["delete.title"]
    #expect(found?.text == "Delete “Name”?" && found?.location.line == 6)
  }

  @Test func `what looks like a variable and is none stands as it is`() {
    #expect(text(read("%%#@a@ %1$@ %#", [])) == "%#@a@ Name %#")
    #expect(text(read("", [])) == "")
  }

  @Test func `a variable without a form for all other numbers is told, and so are circles`() {
    let missing = read("%#@files@", [("folders", "x")])
    #expect(missing.complaints.map(\.message).first?.contains("the variable \"files\"") == true)
    #expect(missing.tables[0].texts.isEmpty)
    for forms in [[("a", "%#@a@")], [("a", "%#@b@"), ("b", "%#@a@%#@a@")]] {
      let circle = read("%#@a@", forms)
      #expect(circle.complaints.first?.message.contains("more than 20 pieces") == true)
      #expect(text(circle) == nil)
    }
    let long = String(repeating: "x", count: 6_000)
    #expect(
      read("%#@a@%#@a@", [("a", long)]).complaints.first?.message.contains("characters") == true)
  }

  @Test(arguments: [
    "<!DOCTYPE plist PUBLIC \"-//Apple//DTD PLIST 1.0//EN\" \"http://x/y.dtd\" >",
    "<?xml version=\"1.0\"?><!-- a --><!DOCTYPE\n plist PUBLIC \"\" \"\">", "",
  ])
  func `the line that property lists begin with is passed over`(head: String) {
    let read = read("\(head)<plist><dict><key>k</key><integer>1</integer></dict></plist>")
    #expect(read.complaints == [] && read.tables[0].hasForms)
  }

  @Test(arguments: [
    "<!DOCTYPE plist [<!ENTITY a \"b\">]>",
    "<!DOCTYPE plist PUBLIC \"a\" \"b\" [<!ENTITY a \"b\">]>",
    "<!DOCTYPE plist SYSTEM \"file:///etc/passwd\">", "<!DOCTYPE html PUBLIC \"a\" \"b\">",
    "<!DOCTYPE plist PUBLIC \"a\" \"b\"><!DOCTYPE plist PUBLIC \"a\" \"b\">", "<!ENTITY a \"b\">",
    "<!DOCTYPE plist PUBLIC \"a\">", "<!DOCTYPE plist PUBLIC 'a' 'b'>",
    "<!DOCTYPE plist PUBLIC \"a",
    "<plist><!DOCTYPE plist PUBLIC \"a\" \"b\">", "<!DOCTYPEplist PUBLIC \"a\" \"b\">",
  ])
  func `any other document type is refused`(head: String) {
    let complaints = read("\(head)<dict></dict>").complaints.map(\.message)
    #expect(complaints == ["a document type or declaration, which is not read"], "\(head)")
  }

  @Test func `what is no property list is told with its place`() {
    for (text, message) in [
      (
        "<plist><dict>\n<string>x</string></dict></plist>",
        "a:2:1: error: <string> stands in a <dict>"
      ),
      ("<plist><dict><key>a<b/></key></dict></plist>", "<b> stands inside of a text"),
      ("<plist><dict>", "<dict> is not closed"),
      (String(repeating: "<dict><key>k</key>", count: 80), "tags more than 64 deep"),
    ] {
      let found = read(text).complaints.map(\.description)
      #expect(found.count == 1 && found[0].contains(message), "\(found)")
    }
    for text in [
      "", "<plist/>", "<plist><array><dict/></array></plist>", "<plist><string/></plist>",
    ] {
      #expect(read(text).complaints == [] && read(text).tables[0].texts.isEmpty)
    }
    #expect(
      StringsDict.read(Array("bplist00".utf8) + [0xD1], file: "a", language: "").complaints.count
        == 1)
  }

  @Test(arguments: [true, false])
  func `forms for numbers stand before a plain text, whichever file comes first`(isFirst: Bool) {
    let place = SourceLocation(file: "a", line: 1, column: 1)
    func table(_ text: String, _ hasForms: Bool) -> TextTable {
      TextTable(language: "de", texts: ["k": ImportedText(text, at: place)], hasForms: hasForms)
    }
    var catalog = TextCatalog()
    let tables = [table("plain", false), table("forms", true)]
    for table in isFirst ? tables.reversed() : tables { catalog.add(table) }
    catalog.add(table("later", true))
    catalog.add(table("later", false))
    let reference = TextReference(.key("k"), at: place)
    #expect(catalog.text(reference, in: "de")?.text == "forms")
    #expect(catalog.keys(in: "de").mapValues(\.text) == ["k": "forms"])
    #expect(catalog.text(TextReference(.symbol("k"), at: place), in: "de")?.text == "forms")
  }
}
