import TelltaleModel

/// The language of a text by its script, where neither text nor scene says.
enum TextLanguage {
  /// Kana is Japanese, Han without kana Chinese, plain Latin English; everything else is unknown.
  static func guess(_ text: String) -> Language {
    var hasHan = false
    var hasForeign = false
    for scalar in text.unicodeScalars {
      if isKana(scalar) { return "ja" }
      if isHan(scalar) {
        hasHan = true
      } else if scalar.properties.isAlphabetic, !scalar.isASCII, !isWideLatin(scalar) {
        hasForeign = true
      }
    }
    if hasHan { return "zh" }
    return hasForeign ? unknown : "en"
  }

  /// A language that a text does not look like at all is not the text's: English is what files are
  /// taken for that do not say, and most of them that are in Russian or Thai are not English.
  static func settle(_ language: Language, for text: String) -> Language {
    guard language.primary == "en" else { return language }
    let letters = text.unicodeScalars.filter(\.properties.isAlphabetic)
    return letters.count { !isLatin($0) } * 2 > letters.count ? unknown : language
  }

  static func isLatin(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value < 0x0250 || (0x1E00...0x1EFF).contains(scalar.value) || isWideLatin(scalar)
  }

  /// What has no lexicon and no name.
  static let unknown: Language = "und"

  static func isKana(_ scalar: Unicode.Scalar) -> Bool {
    (0x3041...0x3096).contains(scalar.value) || isKatakana(scalar)
  }

  /// Katakana with its long mark and middle dot, half-width forms included.
  static func isKatakana(_ scalar: Unicode.Scalar) -> Bool {
    (0x30A1...0x30FC).contains(scalar.value) || (0xFF66...0xFF9F).contains(scalar.value)
  }

  static func isHiragana(_ scalar: Unicode.Scalar) -> Bool {
    (0x3041...0x3096).contains(scalar.value)
  }

  /// Kana and Han.
  static func isChineseOrJapanese(_ scalar: Unicode.Scalar) -> Bool {
    (0x3040...0x30FF).contains(scalar.value) || isHan(scalar)
  }

  static func isHan(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x3005, 0x3007, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xF900...0xFAFF, 0x20000...0x3134F:
      true
    default: false
    }
  }

  private static func isWideLatin(_ scalar: Unicode.Scalar) -> Bool {
    (0xFF21...0xFF5A).contains(scalar.value)
  }
}
