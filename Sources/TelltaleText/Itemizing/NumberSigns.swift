/// Signs that say of a number whether it is above or below zero.
///
/// The bidirectional algorithm takes a sign in front of a number for punctuation, and sets it on the other side of
/// the number where people write from right to left: `-3:01` reads `3:01-`. CLDR writes a mark from left to right
/// before the signs of Arabic, Hebrew and Persian, so that they stand at the left of European and Persian digits. What is
/// found here is set as with this mark. Arabic digits have their sign at the right, where the algorithm sets it.
enum NumberSigns {
  /// The signs, in order, as offsets into the scalars: each with a digit behind it, and nothing, a space or an opening
  /// bracket before it.
  static func all(in scalars: [UInt32]) -> [Int] {
    scalars.indices.dropLast().filter { index in
      guard signs.contains(scalars[index]), isSet(after: scalars[index + 1]) else { return false }
      return index == 0 || opens(scalars[index - 1])
    }
  }

  /// Hyphen, plus and the minus of mathematics.
  private static let signs: Set<UInt32> = [0x2B, 0x2D, 0x2212]

  /// European and Persian digits.
  private static func isSet(after digit: UInt32) -> Bool {
    0x30...0x39 ~= digit || 0x6F0...0x6F9 ~= digit
  }

  private static func opens(_ scalar: UInt32) -> Bool {
    DigitGroups.isSpace(scalar) || [0x28, 0x5B, 0x2068].contains(scalar)
  }
}
