/// Stretches of a text that are one number, whatever stands between its groups of digits: numbers for
/// dialling, versions, dates, sizes, and ranges of numbers, times and prices.
///
/// The bidirectional algorithm keeps `10-20` in order after Hebrew letters, but not after Arabic ones: there
/// digits change their class (W2), and a hyphen no longer joins them (W4). A dash joins them nowhere. What is
/// found here counts as one number in each of these places.
enum NumberRuns {
  /// The stretches, in order, as offsets into the scalars. All digits of one are written alike.
  static func all(in scalars: [UInt32]) -> [Range<Int>] {
    // Two digits and what joins them is the least.
    guard scalars.count >= 3, scalars.contains(where: CodeRuns.isDigit) else { return [] }
    var runs: [Range<Int>] = []
    var index = 0
    while index < scalars.count {
      guard startsNumber(scalars, at: index) else {
        index += 1
        continue
      }
      let groups = DigitGroups(in: scalars, from: index)
      if let run = run(of: groups, in: scalars) { runs.append(run) }
      index = groups.tightEnd
      if let last = runs.last { index = max(index, last.upperBound) }
    }
    return runs
  }

  /// A digit behind none, and behind no letter of a name such as A11.
  private static func startsNumber(_ scalars: [UInt32], at index: Int) -> Bool {
    guard CodeRuns.isDigit(scalars[index]) else { return false }
    guard index > 0 else { return true }
    let before = scalars[index - 1]
    return !CodeRuns.isDigit(before) && !CodeRuns.isLatin(before)
  }

  private static func run(of groups: DigitGroups, in scalars: [UInt32]) -> Range<Int>? {
    let start = groups.ranges[0].lowerBound
    if groups.isGrouped, !goesOn(before: start, in: scalars) {
      return withPlus(start..<groups.end, in: scalars)
    }
    if let code = dialCode(groups, in: scalars) { return code }
    let tight = start..<groups.tightEnd
    let signed = withPlus(tight, in: scalars)
    // With its country's code a number for dialling may be in one group.
    if groups.tightCount == 1 {
      return signed != tight && tight.count >= leastDialled ? signed : nil
    }
    return groups.hasMarks ? withMarks(signed, in: scalars) : signed
  }

  /// Whether a number with a space stands before a place: what follows is one of a list.
  private static func goesOn(before start: Int, in scalars: [UInt32]) -> Bool {
    start > 1 && DigitGroups.isSpace(scalars[start - 1]) && CodeRuns.isDigit(scalars[start - 2])
  }

  /// Digits behind a plus sign that are dialled: fewer are a number above zero.
  private static let leastDialled = 5
  private static let (plus, star, hash): (UInt32, UInt32, UInt32) = (0x2B, 0x2A, 0x23)

  private static func withPlus(_ run: Range<Int>, in scalars: [UInt32]) -> Range<Int> {
    run.lowerBound > 0 && scalars[run.lowerBound - 1] == plus
      ? run.lowerBound - 1..<run.upperBound : run
  }

  /// `*100#`, which telephones take as an order: with what it begins and ends with.
  private static func dialCode(_ groups: DigitGroups, in scalars: [UInt32]) -> Range<Int>? {
    var (start, end) = (groups.ranges[0].lowerBound, groups.tightEnd)
    while start > 0, scalars[start - 1] == star || scalars[start - 1] == hash { start -= 1 }
    guard start < groups.ranges[0].lowerBound, end < scalars.count, scalars[end] == hash else {
      return nil
    }
    end += 1
    return start..<end
  }

  /// What stands at both ends of a range, where it stands inside of it as well: `$10-$20`, `10%-20%`.
  private static func withMarks(_ run: Range<Int>, in scalars: [UInt32]) -> Range<Int> {
    let (start, end) = (run.lowerBound, run.upperBound)
    let first = start > 0 && DigitGroups.isMark(scalars[start - 1]) ? start - 1 : start
    return first..<(end < scalars.count && DigitGroups.isMark(scalars[end]) ? end + 1 : end)
  }
}
