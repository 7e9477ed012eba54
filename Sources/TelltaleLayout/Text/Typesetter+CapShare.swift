import TelltaleModel

extension Typesetter {
  /// How much of its size a capital has, as its face says.
  ///
  /// - Parameters:
  ///   - style: Says which weight.
  ///   - language: Says which face.
  /// - Returns: From 0 to 1.
  package func capShare(of style: TextStyle, in language: Language) -> Double {
    // Set large, so that whole pixels say it to a thousandth.
    let size = 1_000
    let text = typeset(
      TextRequest(
        string: "H", language: language, size: UInt32(size * 64), weight: style.weight))
    return Double(text.capHeight) / Double(size)
  }
}
