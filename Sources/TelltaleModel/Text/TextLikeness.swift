/// What a text looks like to people: texts of one look cannot be told apart on a screen, whatever
/// characters they are made of.
package struct TextLikeness: Hashable, Sendable {
  private let letters: String

  package init(_ text: String) {
    var seen = String.UnicodeScalarView()
    for scalar in text.unicodeScalars where !Self.isInvisible(scalar) {
      seen.append(Self.latin[scalar] ?? scalar)
    }
    letters = String(seen).split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  /// A word of letters of two scripts that could be a word of one of them: `O` of Cyrillic before `K`
  /// of Latin.
  ///
  /// Words that are mixed in earnest have letters that only the other script has.
  ///
  /// - Returns: The first such word; nil where there is none.
  package static func mixedWord(in text: String) -> String? {
    if text.utf8.allSatisfy({ $0 < 0x80 }) { return nil }
    return text.unicodeScalars.split { !isLetter($0) }.first { word in
      let foreign = word.filter { $0.value >= 0x370 && $0.value < 0x530 }
      let hasLatin = word.contains { $0.value < 0x250 }
      return hasLatin && !foreign.isEmpty && foreign.allSatisfy { latin[$0] != nil }
    }.map { String(String.UnicodeScalarView($0)) }
  }

  private static func isLetter(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isAlphabetic || scalar.properties.generalCategory == .nonspacingMark
  }

  private static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value >= 0x80 && scalar.properties.isDefaultIgnorableCodePoint
  }

  /// Letters of Cyrillic and Greek that are drawn as Latin ones, and signs of one look.
  private static let latin: [Unicode.Scalar: Unicode.Scalar] = {
    let alike =
      "АA ВB ЕE ЅS ІI ЈJ КK МM НH ОO РP СC ТT УY ХX аa еe оo рp сc уy хx ѕs іi јj ԁd ԛq ԝw һh "
      + "ΑA ΒB ΕE ΖZ ΗH ΙI ΚK ΜM ΝN ΟO ΡP ΤT ΥY ΧX οo νv ϲc ϹC ϳj"
    var pairs: [Unicode.Scalar: Unicode.Scalar] = [:]
    for pair in alike.split(separator: " ") {
      let scalars = Array(pair.unicodeScalars)
      pairs[scalars[0]] = scalars[1]
    }
    return pairs
  }()
}
