extension TextSafety {
  /// True for a text of which people would see nothing: empty, or made of white space, characters
  /// without a picture, the blank Braille pattern, and marks with no letter to stand on.
  package static func isBlank(_ string: String) -> Bool {
    string.unicodeScalars.allSatisfy(isBlank)
  }

  /// The same of one character.
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
