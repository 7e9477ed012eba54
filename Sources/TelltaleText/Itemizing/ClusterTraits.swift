import TelltaleModel

/// What the choice of a face asks of characters.
enum ClusterTraits {
  /// Joiners, selectors, tags, break marks and marks of direction: nothing to draw, and no reason for another face.
  static func isInvisible(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0xAD, 0x061C, 0x200B...0x200F, 0x2060, 0x2066...0x2069, 0xFE00...0xFE0F, 0xE0020...0xE007F,
      0xE0100...0xE01EF:
      true
    default: false
    }
  }

  /// A cluster of nothing but white space and invisible characters is no reason for another face.
  static func staysWithNeighbours(_ cluster: ArraySlice<UInt32>) -> Bool {
    cluster.allSatisfy { isSpace($0) || isInvisible($0) }
  }

  /// White space of any kind, no-break spaces included.
  static func isSpace(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x20, 0xA0, 0x1680, 0x2000...0x200A, 0x202F, 0x205F, 0x3000: true
    default: false
    }
  }

  /// True for characters of which people ought to see something: letters, digits and signs.
  static func wantsInk(_ scalar: UInt32) -> Bool {
    guard scalar > 0x20, scalar != 0xA0 else { return false }
    return Unicode.Scalar(scalar).map { !TextSafety.isBlank($0) } ?? false
  }

  /// White space that hangs over the end of a line: all but the no-break spaces.
  static func hangs(_ scalar: UInt32) -> Bool {
    isSpace(scalar) && scalar != 0xA0 && scalar != 0x2007 && scalar != 0x202F
  }

  /// Whether a cluster is to be shown as emoji (UTS #51): by selector, or by its characters' default.
  static func isEmoji(_ cluster: ArraySlice<UInt32>) -> Bool {
    guard let first = cluster.first, first > 0x20, first < 0x80 ? cluster.count > 1 : true else {
      return false
    }
    if cluster.contains(0xFE0E) { return false }
    if cluster.contains(0xFE0F) || cluster.contains(0x20E3) { return true }
    return cluster.contains { scalar in
      scalar >= 0x231A && Unicode.Scalar(scalar)?.properties.isEmojiPresentation == true
    }
  }
}
