/// Line breaking classes of UAX #14 after its rule LB1, so without AI, CJ, SA, SG and XX, and without
/// the classes of mandatory breaks: text is cut at line feeds before.
///
/// Raw values are those of the generated table.
enum LineBreakClass: UInt8 {
  case alphabetic, breakAfter, breakBefore, breakBoth, contingent, closing, mark, closingParenthesis
  case emojiBase, emojiModifier, exclamation, glue, hangulLV, hangulLVT, hebrewLetter, hyphen
  case ideographic, inseparable, infix, jamoL, jamoT, jamoV, nonstarter, numeric, opening
  /// Opening punctuation of East Asian width, which LB30 leaves out.
  case wideOpening
  case postfix, prefix, quotation, regionalIndicator, space, breakingSymbol, wordJoiner
  case zeroWidthSpace, joiner

  /// The class of a scalar.
  init(of scalar: UInt32) {
    if scalar >= 0xAC00, scalar <= 0xD7A3 {
      self = (scalar - 0xAC00) % 28 == 0 ? .hangulLV : .hangulLVT
      return
    }
    var low = 0
    var high = Self.table.count - 1
    while low < high {
      let middle = (low + high + 1) / 2
      if Self.table[middle] >> 8 <= scalar { low = middle } else { high = middle - 1 }
    }
    self = LineBreakClass(rawValue: UInt8(truncatingIfNeeded: Self.table[low])) ?? .alphabetic
  }

  var isWord: Bool { self == .alphabetic || self == .hebrewLetter }

  var isIdeographic: Bool { self == .ideographic || self == .emojiBase || self == .emojiModifier }

  var isHangul: Bool {
    switch self {
    case .hangulLV, .hangulLVT, .jamoL, .jamoT, .jamoV: true
    default: false
    }
  }
}
