import TelltaleModel

extension Typesetter {
  /// Returns the part of a text size that a capital has, as its face says.
  ///
  /// - Parameters:
  ///   - style: The style, for its weight.
  ///   - language: The language, for its face.
  /// - Returns: A share from 0 to 1.
  package func capShare(of style: TextStyle, in language: Language) -> Double {
    // Set large, so that whole pixels say it to a thousandth.
    let size = 1_000
    let text = typeset(
      TextRequest(
        string: "H", language: language, size: UInt32(size * 64), weight: style.weight))
    return Double(text.capHeight) / Double(size)
  }
}
