import CFriBidi
import TelltaleModel

/// Embedding levels of a paragraph by UAX #9, through FriBidi.
enum BidiLevels {
  /// Whether the text's base direction is right to left: as asked, else by the first strong
  /// character, else the language's.
  static func isRightToLeft(
    _ scalars: [UInt32], direction: TextDirection, language: Language
  ) -> Bool {
    switch direction {
    case .leftToRight: return false
    case .rightToLeft: return true
    case .natural:
      return firstIsRightToLeft(scalars) ?? language.isRightToLeft
    }
  }

  /// Whether the first character that has a direction runs to the left; absent where none has one. What
  /// is isolated says nothing of the text around it.
  static func firstIsRightToLeft(_ scalars: some Sequence<UInt32>) -> Bool? {
    var depth = 0
    for scalar in scalars {
      switch scalar {
      case 0x2066...0x2068: depth += 1
      case 0x2069: depth = max(0, depth - 1)
      case 0x0A: depth = 0
      default: break
      }
      guard depth == 0 else { continue }
      let type = fribidi_get_bidi_type(scalar)
      if type == FRIBIDI_TYPE_LTR { return false }
      if type == FRIBIDI_TYPE_RTL || type == FRIBIDI_TYPE_AL { return true }
    }
    return nil
  }

  /// The level of each scalar: even runs to the right, odd to the left. Numbers for dialling, ranges and
  /// the like keep their own order (`NumberRuns`, `CodeRuns`), and a number has its sign before it (`NumberSigns`).
  static func levels(of paragraph: ArraySlice<UInt32>, isRightToLeft: Bool) -> [UInt8] {
    let base: UInt8 = isRightToLeft ? 1 : 0
    let plain = [UInt8](repeating: base, count: paragraph.count)
    // Nothing below Hebrew runs to the left.
    if !isRightToLeft, paragraph.allSatisfy({ $0 < 0x590 }) { return plain }
    let count = FriBidiStrIndex(clamping: paragraph.count)
    let scalars = Array(paragraph)
    var types = [FriBidiCharType](repeating: FRIBIDI_TYPE_ON, count: scalars.count)
    var brackets = [FriBidiBracketType](repeating: 0, count: scalars.count)
    var levels = [FriBidiLevel](repeating: 0, count: scalars.count)
    fribidi_get_bidi_types(scalars, count, &types)
    // The signs inside of a number are as its digits.
    for run in NumberRuns.all(in: scalars) {
      guard let digit = run.first(where: { CodeRuns.isDigit(scalars[$0]) }) else { continue }
      for index in run { types[index] = types[digit] }
    }
    for index in NumberSigns.all(in: scalars) { types[index] = types[index + 1] }
    // What is read from left to right everywhere counts as letters that are.
    for index in CodeRuns.all(in: scalars).joined() { types[index] = FRIBIDI_TYPE_LTR }
    fribidi_get_bracket_types(scalars, count, types, &brackets)
    var direction = isRightToLeft ? FRIBIDI_PAR_RTL : FRIBIDI_PAR_LTR
    let highest = fribidi_get_par_embedding_levels_ex(types, brackets, count, &direction, &levels)
    // Zero says that memory ran out.
    return highest > 0 ? levels.map { UInt8(clamping: $0) } : plain
  }
}
