extension TextContent {
  /// The estimated width of the text on one line, in ems, reckoned without a font. A whole list needs it before any
  /// of its texts is set.
  ///
  /// Letters of Asian scripts, from Hangul on, are squares; all others are a little more than half as wide.
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
