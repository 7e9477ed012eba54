import TelltaleModel

/// The digits that stand on one width each, so that a time or a counter does not move as it changes:
/// those of numbers, and none of names such as A11.
enum NumberDigits {
  /// OpenType's `tnum`: digits of one width.
  static let feature: UInt32 = 0x746E_756D

  /// The runs of digits that belong to numbers.
  ///
  /// - Parameters:
  ///   - range: The scalars that are looked at.
  ///   - scalars: The text; whether a digit is a name's is told by what stands before the range, too.
  /// - Returns: Ranges of scalars, in order; none where there is no digit.
  static func ranges(in range: Range<Int>, of scalars: [UInt32]) -> [Range<Int>] {
    var found: [Range<Int>] = []
    var isInName = isInsideName(range.lowerBound, of: scalars)
    for index in range {
      let scalar = scalars[index]
      if isDigit(scalar) {
        if isInName { continue }
        if let last = found.last, last.upperBound == index {
          found[found.count - 1] = last.lowerBound..<index + 1
        } else {
          found.append(index..<index + 1)
        }
      } else if !joins.contains(scalar) {
        isInName = isLetter(scalar)
      }
    }
    return found
  }

  /// The same of a text that says which of its digits stand on one width each.
  static func ranges(
    in range: Range<Int>, of scalars: [UInt32], by widths: DigitWidths
  ) -> [Range<Int>] {
    switch widths {
    case .ofNumbers: ranges(in: range, of: scalars)
    case .all: range.isEmpty ? [] : [range]
    case .none: []
    }
  }

  /// Whether a name goes on at a place, so that a number there is a part of it.
  private static func isInsideName(_ place: Int, of scalars: [UInt32]) -> Bool {
    scalars[..<place].last { !isDigit($0) && !joins.contains($0) }.map(isLetter) ?? false
  }

  /// `-`, `.`, `,`, `/` and `:` stand within names and numbers.
  private static let joins: Set<UInt32> = [0x2C, 0x2D, 0x2E, 0x2F, 0x3A]

  private static func isDigit(_ scalar: UInt32) -> Bool { 0x30...0x39 ~= scalar }

  /// Of Latin, Greek or Cyrillic: other scripts write numbers and words without a gap.
  private static func isLetter(_ scalar: UInt32) -> Bool {
    0x41...0x5A ~= scalar || 0x61...0x7A ~= scalar || 0xC0...0x52F ~= scalar
  }
}
