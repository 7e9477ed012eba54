import Foundation
import TelltaleModel
import TelltaleTestSupport
import Testing

@testable import TelltaleText

/// Sentences that translators of installed programs wrote, against Pango's line breaks.
@Suite("Conformance of translations")
struct TranslationConformanceTests {
  private static let folder = "/usr/share/locale"
  /// Programs with sentences for people, which most machines have.
  private static let domains = ["gtk30", "glib20", "gdk-pixbuf", "PackageKit", "Linux-PAM"]

  @Test(
    "sentences break where Pango breaks them",
    .enabled(if: !catalogues.isEmpty, "no translations are installed"))
  func sentences() throws {
    var score = Conformance("Translations", source: "installed packages: \(Self.folder)")
    let book = try TestFonts.book()
    var index = 0
    for (language, path) in Self.catalogues {
      for sentence in Catalogue(path)?.sentences ?? [] {
        index += 1
        guard Conformance.takes(index, oneOf: 67) else { continue }
        compare(sentence, language, book, &score)
      }
    }
    score.settle()
  }

  private func compare(
    _ text: String, _ language: String, _ book: FontBook, _ score: inout Conformance
  ) {
    let shown = DisplaySafe(text)
    guard shown.scalars.count == text.unicodeScalars.count else { return }
    let ours = book.opportunities(in: 0..<shown.scalars.count, of: shown)
    let theirs = PangoOracle.opportunities(text, language: language)
    guard ours != theirs else { return score.agree() }
    let places = ours.indices.filter { ours[$0] != theirs[$0] }
    let reasons = places.map { Self.tailoring(shown, at: $0, isOurs: ours[$0]) }
    let place = zip(places, reasons).first { $0.1 == nil }?.0 ?? places[0]
    let reason = reasons.contains(nil) ? nil : reasons[0]
    score.deviate(
      reason, "\(language) at \(place) \(ours[place] ? "ours" : "theirs"): \(text.debugDescription)"
    )
  }

  private static func tailoring(
    _ text: DisplaySafe, at place: Int, isOurs: Bool
  ) -> Conformance.Tailoring? {
    let scalar = text.scalars[place]
    if isOurs, SyllableBreaks.concerns(scalar) { return syllables }
    if !isOurs, !text.startsCluster[place] { return clusters }
    if !isOurs, LineTailorings.isNumeric(in: text.scalars, at: place) {
      return LineTailorings.numbers
    }
    if !isOurs, text.scalars.contains(where: ThaiWords.isThai) { return thai }
    return nil
  }

  private static let syllables = Conformance.Tailoring(
    "syllables", "Lao, Khmer and Burmese break between syllables; Pango breaks them at spaces only."
  )
  private static let thai = Conformance.Tailoring(
    "signs beside Thai",
    "Pango's dictionary breaks digits and signs of a Thai text too; here UAX #14 does, as in others."
  )
  private static let clusters = Conformance.Tailoring(
    "clusters", "No line begins inside of a grapheme cluster.")

  /// By language, then by program.
  private static let catalogues: [(language: String, path: String)] = {
    let files = FileManager.default
    let locales = (try? files.contentsOfDirectory(atPath: folder)) ?? []
    return locales.sorted().filter { !$0.contains("@") }.flatMap { locale in
      domains.map {
        (locale.replacing("_", with: "-"), "\(folder)/\(locale)/LC_MESSAGES/\($0).mo")
      }
    }.filter { files.fileExists(atPath: $0.path) }
  }()
}

/// The translations of one program into one language, as gettext keeps them.
private struct Catalogue {
  /// Those of a sentence's length without line feeds, tabs and letters to press.
  let sentences: [String]

  init?(_ path: String) {
    guard let data = FileManager.default.contents(atPath: path), data.count > 28 else { return nil }
    func number(_ offset: Int) -> Int {
      (0..<4).reduce(0) { $0 | Int(data[offset + $1]) << (8 * $1) }
    }
    guard number(0) == 0x9504_12DE else { return nil }
    let (count, table) = (number(8), number(16))
    sentences = (1..<max(1, count)).compactMap { index in
      let (length, offset) = (number(table + 8 * index), number(table + 8 * index + 4))
      guard (20...160).contains(length), offset + length <= data.count else { return nil }
      let text = String(decoding: data[offset..<offset + length], as: UTF8.self)
      let isPlain = text.unicodeScalars.allSatisfy {
        $0.value >= 0x20 && $0 != "%" && $0 != "_" && $0.value != 0xFFFD
      }
      return isPlain ? text : nil
    }
  }
}
