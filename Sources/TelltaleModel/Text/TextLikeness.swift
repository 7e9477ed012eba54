/// The look of a text for people: texts of one look cannot be told apart on a screen, whatever characters they are
/// made of.
package struct TextLikeness: Hashable, Sendable {
  private let letters: String

  package init(_ text: String) {
    // Most titles are plain, and every start asks for theirs.
    if text.utf8.allSatisfy({ $0 > 0x20 && $0 < 0x7F }) {
      letters = text
      return
    }
    var seen = String.UnicodeScalarView()
    var isAfterSpace = true
    for scalar in text.unicodeScalars where !Self.isInvisible(scalar) {
      let isSpace = scalar.properties.isWhitespace
      if !isSpace {
        seen.append(Self.latin(scalar) ?? scalar)
      } else if !isAfterSpace {
        seen.append(" ")
      }
      isAfterSpace = isSpace
    }
    letters = String(seen)
  }

  /// Returns a word of letters of two scripts that could be a word of one of them: `O` of Cyrillic before `K` of
  /// Latin.
  ///
  /// Words that are mixed in earnest have letters that only the other script has.
  ///
  /// - Parameter text: The text; one of ASCII alone has no such word.
  /// - Returns: The first such word; `nil` where there is none.
  package static func mixedWord(in text: String) -> String? {
    if text.utf8.allSatisfy({ $0 < 0x80 }) { return nil }
    return text.unicodeScalars.split { !isLetter($0) }.first { word in
      let foreign = word.filter { $0.value >= 0x370 && $0.value < 0x530 }
      let hasLatin = word.contains { $0.value < 0x250 }
      return hasLatin && !foreign.isEmpty && foreign.allSatisfy { latin($0) != nil }
    }.map { String(String.UnicodeScalarView($0)) }
  }

  private static func isLetter(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isAlphabetic || scalar.properties.generalCategory == .nonspacingMark
  }

  private static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value >= 0x80 && scalar.properties.isDefaultIgnorableCodePoint
  }

  /// The Latin letter as which one of Cyrillic or Greek is drawn.
  private static func latin(_ scalar: Unicode.Scalar) -> Unicode.Scalar? {
    guard scalar.value >= 0x370, scalar.value < 0x530 else { return nil }
    return switch scalar {
    case "\u{0410}", "\u{0391}": "A"
    case "\u{0412}", "\u{0392}": "B"
    case "\u{0421}", "\u{03F9}": "C"
    case "\u{0415}", "\u{0395}": "E"
    case "\u{041D}", "\u{0397}": "H"
    case "\u{0406}", "\u{0399}": "I"
    case "\u{0408}": "J"
    case "\u{041A}", "\u{039A}": "K"
    case "\u{041C}", "\u{039C}": "M"
    case "\u{039D}": "N"
    case "\u{041E}", "\u{039F}": "O"
    case "\u{0420}", "\u{03A1}": "P"
    case "\u{0405}": "S"
    case "\u{0422}", "\u{03A4}": "T"
    case "\u{0425}", "\u{03A7}": "X"
    case "\u{0423}", "\u{03A5}": "Y"
    case "\u{0396}": "Z"
    case "\u{0430}": "a"
    case "\u{0441}", "\u{03F2}": "c"
    case "\u{0501}": "d"
    case "\u{0435}": "e"
    case "\u{04BB}": "h"
    case "\u{0456}": "i"
    case "\u{0458}", "\u{03F3}": "j"
    case "\u{043E}", "\u{03BF}": "o"
    case "\u{0440}": "p"
    case "\u{051B}": "q"
    case "\u{0455}": "s"
    case "\u{03BD}": "v"
    case "\u{051D}": "w"
    case "\u{0445}": "x"
    case "\u{0443}": "y"
    default: nil
    }
  }
}
