import TelltaleTestSupport
import Testing

@testable import TelltaleLint

/// Words that are broken inside with nothing that says so (TEXT-WORD-BROKEN).
@Suite struct BrokenWordTests {
  /// No patterns divide Swahili; no word of it is that long on any panel.
  private static let word = String(repeating: "kinachowasababishia", count: 20)

  private func told(_ scene: String, on profile: String) throws -> [String] {
    try Linters.lint(scene, [profile]).findings.filter { $0.rule == "TEXT-WORD-BROKEN" }
      .map { "\($0.location.line):\($0.path) \($0.message)" }
  }

  @Test(arguments: Platforms.names)
  func `a word that is broken without a hyphen is told with its place, on every profile`(
    profile: String
  ) throws {
    for (scene, place) in [
      (
        "lang: sw\nalert: {title: \(Self.word)?, buttons: [{title: Ndiyo}, {role: cancel}]}",
        "2:alert.title"
      ),
      (
        "lang: sw\nalert: {title: Futa?, message: Hii ni \(Self.word)., buttons: [{title: Ndiyo}, {role: cancel}]}",
        "2:alert.message"
      ),
      (
        "lang: sw\nscreen: {content: [{label: {text: \(Self.word), message: true}}]}",
        "2:screen.content[0].label"
      ),
      (
        "lang: sw\nscreen: {content: [{label: {text: [{text: 'Hii '}, {text: \(Self.word), weight: bold}], message: true}}]}",
        "2:screen.content[0].label"
      ),
    ] {
      let told = try told(scene, on: profile)
      #expect(
        !told.isEmpty && told.allSatisfy { $0.hasPrefix(place + " the word \u{201C}") },
        "\(scene): \(told)")
    }
  }

  /// What is written from right to left is placed in another order than it is read in.
  @Test(arguments: Platforms.names)
  func `a word in a text of several looks is told in Arabic and Hebrew as well`(profile: String)
    throws
  {
    for (language, head, word, tail) in [
      ("ar", "هذا ", "استخدام", " هنا"), ("he", "זה ", "שימוש", " כאן"),
      ("sw", "Hii ", "kinacho", " hapa"),
    ] {
      let long = String(repeating: word, count: 40)
      let text = "[{text: '\(head)'}, {text: \(long), weight: bold}, {text: '\(tail)'}]"
      let scene = "lang: \(language)\nscreen: {content: [{label: {text: \(text), message: true}}]}"
      let told = try told(scene, on: profile)
      #expect(told.contains { $0.contains(word) }, "\(language): \(told)")
    }
  }

  @Test(arguments: [
    "p'yat\(String(repeating: "desyatykil", count: 20))",
    "mji-\(String(repeating: "nyumbani", count: 20))-mji",
    "\u{201C}\(String(repeating: "nyumbani", count: 20))\u{201D}",
  ])
  func `a word with an apostrophe, a hyphen elsewhere or quotation marks is one`(text: String)
    throws
  {
    let scene = "lang: sw\nscreen: {content: [{label: {text: \"\(text)\", message: true}}]}"
    #expect(try !told(scene, on: "kiosk").isEmpty, "\(text)")
  }

  @Test(arguments: Platforms.names)
  func `what may be broken there, or is divided with a hyphen, is not told`(profile: String) throws
  {
    let soft = String(repeating: "kina\\u00ADcho", count: 20)
    for text in [
      "\"\(soft)\"", "Airport_" + String(repeating: "Free_", count: 30) + "Wifi",
      "Hii ni safari ndefu sana kwenda mjini na kurudi nyumbani",
      String(repeating: "0123456789", count: 12),
      "https://example.com/" + String(repeating: "a1", count: 60),
    ] {
      let scene = "lang: sw\nscreen: {content: [{label: {text: \(text), message: true}}]}"
      #expect(try told(scene, on: profile).isEmpty, "\(text)")
    }
    for (language, text) in [
      ("ja", "経路案内を終了してもよろしいですか"), ("th", "ต้องการยกเลิกการนำทางหรือไม่"), ("zh", "确定要结束导航并返回首页吗"),
    ] {
      let long = String(repeating: text, count: 6)
      let scene = "lang: \(language)\nscreen: {content: [{label: {text: \(long), message: true}}]}"
      #expect(try told(scene, on: profile).isEmpty, "\(text)")
    }
  }
}
