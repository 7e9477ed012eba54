extension TextContent {
  /// A share of one in percent, as a language writes it (CLDR): `62%`, `62 %` or `%62`.
  ///
  /// What has begun to end is not told to have ended: only all of it is a hundred.
  ///
  /// - Parameters:
  ///   - share: From 0 to 1; what is beyond is cut.
  ///   - language: The language it is read in.
  /// - Returns: The text.
  package static func percent(_ share: Double, in language: Language) -> TextContent {
    let share = min(max(share, 0), 1)
    let rounded = Int((share * 100).rounded())
    let number = share < 1 ? min(rounded, 99) : rounded
    if signFirst.contains(language.primary) { return TextContent("%\(number)") }
    return TextContent(spaced.contains(language.primary) ? "\(number)\u{A0}%" : "\(number)%")
  }

  private static let signFirst: Set<String> = ["tr"]
  private static let spaced: Set<String> = [
    "be", "cs", "da", "de", "es", "fi", "fr", "hr", "lt", "nb", "nn", "no", "ro", "ru", "sk", "sl",
    "sv", "uk",
  ]
}
