extension TextContent {
  /// Returns a share of one in percent, as a language writes it (CLDR): `62%`, `62 %` or `%62`.
  ///
  /// A share below 1 is never written as a hundred: something that is nearly done is not told to be done.
  ///
  /// - Parameters:
  ///   - share: The share from 0 to 1; a number beyond is cut.
  ///   - language: The language that it is read in.
  /// - Returns: The figure with its sign.
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
