extension TextContent {
  /// About how wide the text is on one line, in ems, reckoned without a font: for what a whole list
  /// has to settle before any of it is set.
  ///
  /// Letters of Asian scripts, from Hangul on, are squares; all others are a little more than half as
  /// wide.
  package var roughWidth: Double {
    var narrow = 0
    var wide = 0
    for byte in string.utf8 {
      switch byte {
      case 0x80..<0xC0: break
      case ..<0xE1: narrow += 1
      default: wide += 1
      }
    }
    return 0.55 * Double(narrow) + Double(wide)
  }
}
