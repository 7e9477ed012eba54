import TelltaleModel
import TelltaleTestSupport
import Testing

@testable import TelltaleText

/// Long words are divided by the patterns that are installed; the words here are divided as
/// dictionaries do.
@Suite struct SyllablesTests {
  private func divided(_ word: String, _ language: Language) throws -> String {
    let syllables = try #require(Syllables(language), "apt-get install hyphen-\(language.primary)")
    let scalars = word.unicodeScalars.map(\.value)
    var parts: [String] = []
    var start = 0
    for end in syllables.divisions(of: scalars[...]) + [scalars.count] {
      parts.append(
        String(String.UnicodeScalarView(scalars[start..<end].compactMap(Unicode.Scalar.init))))
      start = end
    }
    return parts.joined(separator: "-")
  }

  @Test(arguments: [
    ("Abbrechen", "de", "Ab-bre-chen"), ("Übertragungsfehler", "de", "Über-tra-gungs-feh-ler"),
    ("hyphenation", "en", "hy-phen-ation"), ("ПОДТВЕРЖДЕНИЕ", "ru", "ПОД-ТВЕР-ЖДЕ-НИЕ"),
    ("développement", "fr", "dé-ve-lop-pe-ment"),
  ])
  func `a word is divided between syllables, in capitals too`(
    word: String, language: Language, wanted: String
  ) throws {
    #expect(try divided(word, language) == wanted)
  }

  @Test func `a region has its language's patterns, a language without any has none`() throws {
    #expect(try divided("Abbrechen", "de-AT") == "Ab-bre-chen")
    #expect(try divided("Abbrechen", "de-Latn-XX") == "Ab-bre-chen")
    #expect(Syllables("xx") == nil)
    #expect(Syllables("de", folder: "/nowhere") == nil)
  }

  @Test func `letters that the patterns do not know keep a word whole`() throws {
    let syllables = try #require(Syllables("de"))
    #expect(syllables.divisions(of: "Двигатель".unicodeScalars.map(\.value)[...]) == [])
    #expect(syllables.divisions(of: "Abc".unicodeScalars.map(\.value)[...]) == [])
    let long = String(repeating: "abbrechen", count: 40).unicodeScalars.map(\.value)
    #expect(syllables.divisions(of: long[...]) == [])
  }

  @Test func `patterns in a file that is none, or is cut, do no harm`() throws {
    let folder = try TemporaryFolder()
    for text in ["", "UTF-8", "NO-SUCH-ENCODING\na1b\n", "UTF-8\n\u{1}\n.1\n"] {
      try folder.write("hyph_de.dic", text)
      let divisions = Syllables("de", folder: folder.path)?
        .divisions(of: "Abbrechen".unicodeScalars.map(\.value)[...])
      #expect(divisions ?? [] == [])
    }
  }

  @Test(arguments: [
    "backup2026informationmanagement", "wonderfulinformationmanagement7",
    "PndInformationManagement",
  ])
  func `a code has no hyphen that is not its own`(code: String) throws {
    #expect(try lines(code, "en", fitting: String(code.prefix(12))).joined() == code)
    let word = "informationmanagement"
    #expect(try lines(word, "en", fitting: String(word.prefix(12))).joined() != word)
  }

  private func lines(
    _ word: String, _ language: Language, fitting part: String, divides: Bool = true
  ) throws -> [String] {
    let book = try TestFonts.book()
    let width = book.typeset(TestFonts.request(part, language)).width
    var request = TestFonts.request(word, language, width: width)
    request.divides = divides
    let set = book.typeset(request)
    #expect(set.lines.allSatisfy { $0.width <= width })
    #expect(!set.isTruncated && set.missing.isEmpty)
    let utf8 = Array(word.utf8)
    return set.lines.map {
      String(decoding: utf8[$0.range], as: UTF8.self) + ($0.isDivided ? "-" : "")
    }
  }

  @Test func `a word that is wider than its line ends at a syllable, with a hyphen that fits`()
    throws
  {
    #expect(try lines("Abbrechen", "de", fitting: "Abbre\u{2010}") == ["Abbre-", "chen"])
    // Without room for the hyphen, a syllable less.
    #expect(try lines("Abbrechen", "de", fitting: "Abbre") == ["Ab-", "bre-", "chen"])
    #expect(
      try lines("Nicht abbrechen!", "de", fitting: "Nicht ab\u{2010}")
        == ["Nicht ", "abbre-", "chen!"])
  }

  @Test func `a word that fits a line of its own is never divided`() throws {
    #expect(
      try lines("Jetzt abbrechen", "de", fitting: "abbrechen ") == ["Jetzt ", "abbrechen"])
  }

  @Test func `without patterns, and where it is typed, it is broken anywhere, without a hyphen`()
    throws
  {
    for (language, divides) in [("xx", true), ("de", false)] as [(Language, Bool)] {
      let lines = try lines("Abbrechen", language, fitting: "Abbre\u{2010}", divides: divides)
      #expect(lines.joined() == "Abbrechen")
    }
  }

  @Test func `the hyphen is drawn`() throws {
    let book = try TestFonts.book()
    let width = book.typeset(TestFonts.request("Abbre\u{2010}", "de")).width
    let first = try #require(
      book.typeset(TestFonts.request("Abbrechen", "de", width: width, divides: true)).lines.first)
    let wanted = book.typeset(TestFonts.request("Abbre\u{2010}", "de")).lines[0]
    #expect(
      first.runs.flatMap(\.run.glyphs).map(\.glyph)
        == wanted.runs.flatMap(\.run.glyphs).map(\.glyph))
  }
}
