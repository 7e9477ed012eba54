/// Finds where a paragraph may be broken: the algorithm of UAX #14 (Unicode 15), one pass.
///
/// Our own, because libunibreak 1.1, which Debian has, aborts on flags and knows no emoji.
///
/// Thai, Lao, Khmer and Myanmar letters count as alphabetic here; `ThaiWords` adds the breaks inside
/// Thai, `SyllableBreaks` those inside the others. Small kana and the prolonged sound mark count as nonstarters: strict kinsoku.
struct LineBreaker {
  /// Class of the last character that is no space, marks counted to their base (LB9).
  private(set) var last: LineBreakClass
  /// The class before `last`, for the rules that look back two.
  private(set) var beforeLast: LineBreakClass = .wordJoiner
  private var lastWasSpace = false
  private var lastWasJoiner = false
  private(set) var regionalIndicators = 0
  private var number: NumberState = .outside

  /// After digits, or digits with separators between them.
  var isInNumber: Bool { number == .digits }
  /// After a whole number, closed by brackets or not.
  var endsNumber: Bool { number != .outside }

  /// How far a number has come (LB25).
  private enum NumberState {
    case outside, digits, closed
  }

  /// For each scalar, whether a line may start with it. The first never may.
  static func opportunities(in scalars: ArraySlice<UInt32>) -> [Bool] {
    guard let first = scalars.first else { return [] }
    var breaker = LineBreaker(startingWith: LineBreakClass(of: first))
    var answer = [false]
    answer.reserveCapacity(scalars.count)
    for scalar in scalars.dropFirst() {
      answer.append(breaker.mayBreak(before: LineBreakClass(of: scalar)))
    }
    return answer
  }

  private init(startingWith first: LineBreakClass) {
    last = .wordJoiner
    take(first)
    if first == .space { last = .space }
  }

  private mutating func mayBreak(before next: LineBreakClass) -> Bool {
    // LB9: a mark belongs to the character before it, if that can bear one.
    if next == .mark || next == .joiner, !lastWasSpace, last != .zeroWidthSpace {
      lastWasJoiner = next == .joiner
      return false
    }
    let isAttached = lastWasJoiner && !lastWasSpace
    // LB10: a mark without a base is a letter.
    let next: LineBreakClass = next == .mark || next == .joiner ? .alphabetic : next
    let allowed = isAttached ? false : isAllowed(before: next)
    take(next)
    return allowed
  }

  private mutating func take(_ next: LineBreakClass) {
    lastWasJoiner = next == .joiner
    if next == .space {
      lastWasSpace = true
      return
    }
    number = numberState(after: next)
    regionalIndicators = next == .regionalIndicator && !lastWasSpace ? regionalIndicators + 1 : 0
    if next == .regionalIndicator, regionalIndicators == 0 { regionalIndicators = 1 }
    beforeLast = lastWasSpace ? .space : last
    last = next == .joiner || next == .mark ? .alphabetic : next
    lastWasSpace = false
  }

  private func numberState(after next: LineBreakClass) -> NumberState {
    let going = lastWasSpace ? .outside : number
    switch next {
    case .numeric: return .digits
    case .breakingSymbol, .infix: return going == .digits ? .digits : .outside
    case .closing, .closingParenthesis: return going == .digits ? .closed : .outside
    default: return .outside
    }
  }

  /// LB7 to LB31, in order.
  private func isAllowed(before next: LineBreakClass) -> Bool {
    switch next {
    case .space, .zeroWidthSpace: return false  // LB7
    default: break
    }
    if last == .zeroWidthSpace { return true }  // LB8
    if next == .wordJoiner { return false }  // LB11
    if last == .wordJoiner, !lastWasSpace { return false }
    if last == .glue, !lastWasSpace { return false }  // LB12
    if next == .glue, !lastWasSpace, last != .breakAfter, last != .hyphen { return false }  // LB12a
    switch next {  // LB13
    case .closing, .closingParenthesis, .exclamation, .infix, .breakingSymbol: return false
    default: break
    }
    let opens = next == .opening || next == .wideOpening
    switch last {  // LB14 to LB17, all across spaces
    case .opening, .wideOpening: return false
    case .quotation where opens: return false
    case .closing where next == .nonstarter, .closingParenthesis where next == .nonstarter:
      return false
    case .breakBoth where next == .breakBoth: return false
    default: break
    }
    return lastWasSpace || isAllowedWithoutSpace(before: next)  // LB18
  }
}
