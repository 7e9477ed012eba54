/// The form of a language tag, wherever one is written: in scenes, profiles and settings, behind `--lang`, in calls
/// of the service and in names of files.
///
/// Tags are those of BCP 47, whose parts stand between hyphens. `de_DE` is how locales are named: it is refused
/// where a tag is written, with the tag in its place, since other programs that read the file would not know it.
extension Language {
  /// The form of a language tag, as a pattern for a JSON Schema.
  package static let pattern = "^[A-Za-z]{2,8}(-[A-Za-z0-9]{1,8}){0,7}$"

  /// The description of a language tag, for messages after "expected".
  package static let expected = "a language tag such as en, ja or zh-Hant"

  /// Creates the language of a text that has the form of a tag; `nil` for any other text.
  ///
  /// - Parameter text: A tag such as `ja`, `zh-Hant` or `pt-BR`.
  package init?(checking text: String) {
    // Most are a word in small letters.
    if 2...8 ~= text.utf8.count, text.utf8.allSatisfy({ 0x61...0x7A ~= $0 }) {
      self.init(text)
      return
    }
    let parts = text.utf8.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
    guard let first = parts.first, parts.count <= 8, first.count >= 2,
      first.allSatisfy(Language.isLetter)
    else { return nil }
    let arePartsWhole = parts.allSatisfy { part in
      1...8 ~= part.count && part.allSatisfy { Language.isLetter($0) || Language.isDigit($0) }
    }
    guard arePartsWhole else { return nil }
    self.init(text)
  }

  /// Creates the language of a locale (locale(7)); `nil` for C, POSIX and names without a language.
  ///
  /// - Parameter name: The name of a locale such as `de_DE.UTF-8`, `ja` or `sr_RS@latin`.
  package init?(locale name: String) {
    let name = name.prefix { $0 != "." && $0 != "@" }
    guard name != "POSIX" else { return nil }
    self.init(checking: name.split(separator: "_").joined(separator: "-"))
  }

  /// Returns the tag of what somebody wrote as locales are named: `de-DE` for `de_DE` and for `de_DE.UTF-8`.
  ///
  /// - Parameter text: A text that is no tag.
  /// - Returns: The tag; `nil` for a text that is no locale either.
  package static func tag(meantBy text: String) -> String? {
    text.utf8.contains(UInt8(ascii: "_")) ? Language(locale: text)?.tag : nil
  }

  /// Returns words for a text that is no tag, to stand after what was found: the expectation, and a tag to write.
  ///
  /// - Parameter text: The text that was found.
  /// - Returns: Words that begin with "expected".
  package static func expectation(besides text: String) -> String {
    "expected \(expected)" + (tag(meantBy: text).map { "; write \($0)" } ?? "")
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte | 0x20
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte
  }
}
