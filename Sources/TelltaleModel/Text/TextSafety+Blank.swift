extension TextSafety {
  /// Tells texts of which people would see nothing.
  ///
  /// - Returns: True for a text that is empty, or made of white space, characters without a picture, the blank
  ///   Braille pattern, and marks with no letter to stand on.
  package static func isBlank(_ string: String) -> Bool {
    string.unicodeScalars.allSatisfy(isBlank)
  }

  /// Tells characters of which people would see nothing by themselves.
  ///
  /// - Returns: True for white space, characters without a picture, the blank Braille pattern, and marks.
  package static func isBlank(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.value > 0x20, scalar.value < 0x7F { return false }
    let properties = scalar.properties
    if properties.isWhitespace || properties.isDefaultIgnorableCodePoint { return true }
    switch properties.generalCategory {
    case .nonspacingMark, .spacingMark, .enclosingMark, .control: return true
    default: return scalar.value == 0x2800
    }
  }
}
