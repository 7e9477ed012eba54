extension TextSafety {
  /// A reader that goes through a text from its start and says of each character how it may be shown.
  package struct Scanner {
    private(set) var last: Unicode.Scalar?
    private var marks = 0
    /// The isolates that are kept with what closes them; looked for when the first is met.
    var isolates: Set<Int>?
    /// Whether letters of the text are written from right to left; looked for when it matters.
    var hasRightToLeft: Bool?
    /// End of the tag sequence under way, an index.
    var tagEnd = 0

    package init() {}

    /// Returns the treatment of one character.
    ///
    /// - Parameters:
    ///   - index: The position of the character; every index is given, in order.
    ///   - scalars: The whole text, the same at each call.
    /// - Returns: The way in which `scalars[index]` may be shown.
    package mutating func treatment(
      at index: Int, of scalars: [Unicode.Scalar]
    ) -> Treatment {
      let scalar = scalars[index]
      let treatment = judge(scalar, at: index, of: scalars)
      if treatment == .keep { last = scalar }
      return treatment
    }

    private mutating func judge(
      _ scalar: Unicode.Scalar, at index: Int, of scalars: [Unicode.Scalar]
    ) -> Treatment {
      if scalar.value >= 0x20, scalar.value < 0x7F {
        marks = 0
        return .keep
      }
      switch scalar.value {
      case 0x0A: return .keep
      case 0x0D: return index + 1 < scalars.count && scalars[index + 1] == "\n" ? .remove : .space
      case 0x09, 0x0B, 0x0C, 0x85, 0x2028, 0x2029: return .space
      case 0xAD, 0x2060: return isAfterBreakMark ? .remove : .keep
      case 0x200E: return .keep
      case 0x061C, 0x200F: return isWrittenRightToLeft(scalars) ? .keep : .remove
      case 0x2066...0x2069: return isClosed(at: index, of: scalars) ? .keep : .remove
      case 0x200B: return isSpaceInPlace(at: index, of: scalars) ? .keep : .remove
      case 0x200C: return isAfterJoiningLetter ? .keep : .remove
      case 0x200D: return isJoinerInPlace(at: index, of: scalars) ? .keep : .remove
      case 0xFE00...0xFE0F, 0xE0100...0xE01EF: return canVary ? .keep : .remove
      case 0xE0020...0xE007F: return isTagInPlace(at: index, of: scalars) ? .keep : .remove
      default: return judgeByProperties(scalar)
      }
    }

    private mutating func judgeByProperties(_ scalar: Unicode.Scalar) -> Treatment {
      let properties = scalar.properties
      switch properties.generalCategory {
      case .control, .surrogate, .privateUse, .unassigned: return .replace
      case .nonspacingMark, .enclosingMark:
        if properties.isDefaultIgnorableCodePoint { return .remove }
        marks += 1
        return marks > TextSafety.marksPerBase ? .remove : .keep
      case .format where Self.isVisibleFormat(scalar): break
      case .format: return .remove
      default: if properties.isDefaultIgnorableCodePoint { return .remove }
      }
      marks = 0
      return .keep
    }

    /// Format characters that have a picture: signs that stand before or around Arabic, Syriac and
    /// Kaithi numbers.
    private static func isVisibleFormat(_ scalar: Unicode.Scalar) -> Bool {
      switch scalar.value {
      case 0x600...0x605, 0x6DD, 0x70F, 0x890...0x891, 0x8E2, 0x110BD, 0x110CD: true
      default: false
      }
    }
  }
}
