/// Groups of digits that follow each other with one sign or one space between them.
struct DigitGroups {
  /// Where each group stands: its digits.
  private(set) var ranges: [Range<Int>]
  /// What stands before each group but the first.
  private var gaps: [UInt32] = []
  /// Whether a per cent sign or a currency's stands inside.
  private(set) var hasMarks = false

  private let scalars: [UInt32]
  /// Groups in front of the first space.
  private(set) var tightCount = 1

  /// Those that begin at a place, which has a digit.
  init(in scalars: [UInt32], from start: Int) {
    self.scalars = scalars
    ranges = [Self.digits(in: scalars, from: start)]
    while ranges.count < Self.most, let next = next(isTight: true) { add(next) }
    tightCount = ranges.count
    while ranges.count < Self.most, let next = next(isTight: false) { add(next) }
  }

  /// Groups of one number: what has more is a list.
  private static let most = 16

  /// Behind the last digit in front of the first space.
  var tightEnd: Int { ranges[tightCount - 1].upperBound }
  /// Behind the last digit.
  var end: Int { ranges[ranges.count - 1].upperBound }

  private mutating func add(_ next: (range: Range<Int>, gap: UInt32, isMarked: Bool)) {
    ranges.append(next.range)
    gaps.append(next.gap)
    hasMarks = hasMarks || next.isMarked
  }

  /// The next group, where what stands before it joins it to the last: a sign, perhaps with marks around it, or a
  /// space.
  private func next(isTight: Bool) -> (range: Range<Int>, gap: UInt32, isMarked: Bool)? {
    var index = end
    var marks = 0
    if isTight, let mark = scalar(at: index), Self.isMark(mark) {
      index += 1
      marks += 1
    }
    guard let gap = scalar(at: index),
      Self.joins.contains(gap) || !isTight && Self.isSpace(gap)
    else { return nil }
    index += 1
    if isTight, let mark = scalar(at: index), Self.isMark(mark) {
      index += 1
      marks += 1
    }
    guard let first = scalar(at: index), CodeRuns.isDigit(first),
      Self.script(first) == Self.script(scalars[ranges[0].lowerBound])
    else { return nil }
    return (Self.digits(in: scalars, from: index), gap, marks > 0)
  }

  private func scalar(at index: Int) -> UInt32? { index < scalars.count ? scalars[index] : nil }

  private static func digits(in scalars: [UInt32], from start: Int) -> Range<Int> {
    let own = script(scalars[start])
    let end = scalars[start...].firstIndex { !CodeRuns.isDigit($0) || script($0) != own }
    return start..<(end ?? scalars.count)
  }

  /// Which digits they are: European, Arabic or Persian.
  private static func script(_ digit: UInt32) -> UInt32 { digit >> 4 }

  /// Signs between two groups of one number: hyphens and dashes, and those of fractions, dates, times, sizes, sums
  /// and thousands.
  private static let joins: Set<UInt32> = [
    0x2D, 0x2010, 0x2011, 0x2012, 0x2013, 0x2212, 0x2B, 0x2E, 0x2C, 0x2F, 0x3A, 0x27, 0x2019, 0x66B,
    0x66C, 0x7E,
    0xD7, 0x2A, 0x23, 0x3D, 0x5C, 0x5F, 0x2044, 0x2236,
  ]

  /// Signs of money, per cent and degrees, each for one number.
  static func isMark(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x25, 0x66A, 0x2030, 0xB0: true
    default: Unicode.Scalar(scalar)?.properties.generalCategory == .currencySymbol
    }
  }

  static func isSpace(_ scalar: UInt32) -> Bool {
    scalar == 0x20 || scalar == 0xA0 || scalar == 0x2009 || scalar == 0x202F
  }
}

extension DigitGroups {
  /// Whether groups with spaces between them are surely one number: thousands, a card's, or one for dialling. What
  /// else has spaces is taken for several numbers.
  var isGrouped: Bool {
    guard ranges.count > tightCount else { return false }
    var (lengths, gaps) = (ranges.map(\.count), gaps)
    // What is behind the decimal sign is a group of any length.
    if let last = gaps.last, [0x2E, 0x2C, 0x66B].contains(last), ranges.count > 2 {
      lengths.removeLast()
      gaps.removeLast()
    }
    let isZero = lengths[0] == 1 && scalars[ranges[0].lowerBound] & 0xF == 0
    guard !isZero, gaps.allSatisfy({ Self.isSpace($0) || $0 == 0x2D }) else { return false }
    return isThousands(lengths, gaps) || isCard(lengths) || isDialled(lengths)
  }

  /// `10 000 000`. Two groups may be two numbers, unless the second is none by itself.
  private func isThousands(_ lengths: [Int], _ gaps: [UInt32]) -> Bool {
    guard 1...3 ~= lengths[0], lengths.dropFirst().allSatisfy({ $0 == 3 }),
      gaps.allSatisfy(Self.isSpace)
    else { return false }
    return lengths.count >= 3 || scalars[ranges[1]].allSatisfy { $0 & 0xF == 0 }
  }

  /// `1234 5678 9012 3456`.
  private func isCard(_ lengths: [Int]) -> Bool {
    lengths.count >= 4 && lengths.allSatisfy { $0 == 4 }
  }

  /// `50 123 4567`.
  private func isDialled(_ lengths: [Int]) -> Bool {
    3...5 ~= lengths.count && lengths.suffix(2) == [3, 4] && lengths.allSatisfy { $0 <= 4 }
  }
}
