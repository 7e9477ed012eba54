/// Stretches of a text that are read from left to right in every language, as far as that is certain:
/// numbers for dialling, number plates and part numbers, versions, addresses on the web.
///
/// The bidirectional algorithm knows nothing of them, and orders their groups as it does sentences: in
/// Arabic `+49 (30) 123-456` would read `123-456 (30) 49+`. What has digits only and no spaces or parentheses
/// is a number, and stays one (`NumberRuns`).
enum CodeRuns {
  /// The stretches, in order, as offsets into the scalars.
  static func all(in scalars: [UInt32]) -> [Range<Int>] {
    // Nothing shorter is out of order by itself.
    guard scalars.count >= 3, scalars.contains(where: { isDigit($0) || $0 == colon }) else {
      return []
    }
    var runs: [Range<Int>] = []
    var index = 0
    while index < scalars.count {
      let run = startsWord(scalars, at: index) ? run(in: scalars, from: index) : nil
      if let run { runs.append(run) }
      index = run?.upperBound ?? index + 1
    }
    return runs
  }

  /// Scalars of a telephone number, and of a plate: what is longer is something else.
  static let (longest, longestPlate) = (40, 16)
  static let (plus, colon, space): (UInt32, UInt32, UInt32) = (0x2B, 0x3A, 0x20)
  private static let (open, close): (UInt32, UInt32) = (0x28, 0x29)

  private static func run(in scalars: [UInt32], from start: Int) -> Range<Int>? {
    dialled(in: scalars, from: start) ?? name(in: scalars, from: start)
      ?? address(in: scalars, from: start)
  }

  /// Behind nothing that a word is made of.
  private static func startsWord(_ scalars: [UInt32], at index: Int) -> Bool {
    guard index > 0 else { return true }
    let before = scalars[index - 1]
    return !isDigit(before) && !isLetter(before) && before != plus
  }

  /// A telephone number in groups with spaces between them: it begins with a plus sign, a zero or a
  /// group in parentheses, and has seven digits or more, with a plus sign five. What has no spaces is a
  /// number like others.
  private static func dialled(in scalars: [UInt32], from start: Int) -> Range<Int>? {
    let first = scalars[start]
    guard first == plus || first == open || isZero(first) else { return nil }
    // A zero alone begins a list of numbers.
    if isZero(first), start + 1 == scalars.count || !isDigit(scalars[start + 1]) { return nil }
    var (end, digits, groups) = (start, 0, 0)
    var index = start
    while index < scalars.count, index - start <= longest {
      let scalar = scalars[index]
      if isDigit(scalar) {
        if index == start || !isDigit(scalars[index - 1]) { groups += 1 }
        digits += 1
        end = index + 1
      } else if isSeparator(scalar), index == start || !isGap(scalars[index - 1], scalar) {
        // A closing parenthesis belongs to the group before it.
        if scalar == close { end = index + 1 }
      } else if index != start || scalar != plus {
        break
      }
      index += 1
    }
    // A letter right behind it makes it something else.
    guard groups >= 2, digits >= (first == plus ? 5 : 7), end - start <= longest else { return nil }
    let hasGap = scalars[start..<end].contains { isSpace($0) || $0 == open }
    // What stands in parentheses as a whole is a remark.
    let isRemark = first == open && scalars[end - 1] == close
    // A letter right behind it makes it something else.
    guard hasGap, !isRemark, !beginsWithDay(scalars[start..<end]),
      end == scalars.count || !isLetter(scalars[end])
    else { return nil }
    return start..<end
  }

  /// Whether it begins with a day such as `05.12.2024`, which a time may follow.
  private static func beginsWithDay(_ scalars: ArraySlice<UInt32>) -> Bool {
    let day = scalars.prefix { !isSpace($0) }
    let lengths = day.split(omittingEmptySubsequences: false) { !isDigit($0) }.map(\.count)
    return lengths == [2, 2, 4] || lengths == [4, 2, 2]
  }

  /// `https://…` up to the next white space.
  private static func address(in scalars: [UInt32], from start: Int) -> Range<Int>? {
    var index = start
    while index < scalars.count, isSmall(scalars[index]) || isCapital(scalars[index]) { index += 1 }
    guard index > start, index + 2 < scalars.count, scalars[index] == colon,
      scalars[index + 1] == 0x2F, scalars[index + 2] == 0x2F
    else { return nil }
    while index < scalars.count, scalars[index] > space, scalars[index] < 0x7F { index += 1 }
    return start..<index
  }

  /// Of the digits that numbers are written with where people write from right to left.
  static func isDigit(_ scalar: UInt32) -> Bool {
    0x30...0x39 ~= scalar || 0x660...0x669 ~= scalar || 0x6F0...0x6F9 ~= scalar
  }

  private static func isZero(_ scalar: UInt32) -> Bool {
    isDigit(scalar) && scalar & 0xF == 0
  }

  /// A letter of Latin, Greek, Cyrillic and their neighbours.
  static func isLatin(_ scalar: UInt32) -> Bool { scalar < 0x590 && isLetter(scalar) }

  static func isCapital(_ scalar: UInt32) -> Bool { 0x41...0x5A ~= scalar }
  private static func isSmall(_ scalar: UInt32) -> Bool { 0x61...0x7A ~= scalar }

  static func isLetter(_ scalar: UInt32) -> Bool {
    Unicode.Scalar(scalar)?.properties.isAlphabetic ?? false
  }

  /// What stands between the groups of a telephone number.
  private static func isSeparator(_ scalar: UInt32) -> Bool {
    isSpace(scalar) || [open, close, 0x2D, 0x2E, 0x2F].contains(scalar)
  }

  private static func isSpace(_ scalar: UInt32) -> Bool {
    scalar == space || scalar == 0xA0 || scalar == 0x202F
  }

  /// Two that do not stand behind each other inside of one number.
  private static func isGap(_ first: UInt32, _ second: UInt32) -> Bool {
    isSeparator(first) && isSeparator(second) && first != close && second != open
  }
}
