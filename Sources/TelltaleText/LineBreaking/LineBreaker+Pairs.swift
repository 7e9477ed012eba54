extension LineBreaker {
  /// LB19 to LB31: two characters that touch.
  func isAllowedWithoutSpace(before next: LineBreakClass) -> Bool {
    if last == .quotation || next == .quotation { return false }  // LB19
    if last == .contingent || next == .contingent { return true }  // LB20
    switch next {  // LB21
    case .breakAfter, .hyphen, .nonstarter: return false
    default: break
    }
    if last == .breakBefore { return false }
    let lastIsHyphen = last == .hyphen || last == .breakAfter
    if beforeLast == .hebrewLetter, lastIsHyphen { return false }  // LB21a
    if last == .breakingSymbol, next == .hebrewLetter { return false }  // LB21b
    if next == .inseparable { return false }  // LB22
    return !joinsWordOrNumber(next) && !joinsHangul(next) && !joinsRest(next)
  }

  /// LB23 to LB25.
  private func joinsWordOrNumber(_ next: LineBreakClass) -> Bool {
    if last.isWord && next == .numeric || last == .numeric && next.isWord { return true }
    if last == .prefix && next.isIdeographic || last.isIdeographic && next == .postfix {
      return true
    }
    let lastIsAffix = last == .prefix || last == .postfix
    let nextIsAffix = next == .prefix || next == .postfix
    if lastIsAffix && next.isWord || last.isWord && nextIsAffix { return true }
    switch last {
    case .hyphen, .infix, .numeric, .breakingSymbol, .prefix, .postfix:
      if next == .numeric { return last != .breakingSymbol || isInNumber }
    default: break
    }
    if lastIsAffix, next == .opening || next == .wideOpening || next == .hyphen {
      return true
    }
    return nextIsAffix && endsNumber
  }

  /// LB26 and LB27.
  private func joinsHangul(_ next: LineBreakClass) -> Bool {
    switch (last, next) {
    case (.jamoL, .jamoL), (.jamoL, .jamoV), (.jamoL, .hangulLV), (.jamoL, .hangulLVT): true
    case (.jamoV, .jamoV), (.jamoV, .jamoT), (.hangulLV, .jamoV), (.hangulLV, .jamoT): true
    case (.jamoT, .jamoT), (.hangulLVT, .jamoT): true
    default: last.isHangul && next == .postfix || last == .prefix && next.isHangul
    }
  }

  /// LB28 to LB30b.
  private func joinsRest(_ next: LineBreakClass) -> Bool {
    let lastIsText = last.isWord || last == .numeric
    switch next {
    case .alphabetic, .hebrewLetter:
      return last.isWord || last == .infix || last == .closingParenthesis
    case .numeric: return last == .closingParenthesis
    case .opening: return lastIsText
    case .regionalIndicator:
      return last == .regionalIndicator && !regionalIndicators.isMultiple(of: 2)
    case .emojiModifier: return last == .emojiBase
    default: return false
    }
  }
}
