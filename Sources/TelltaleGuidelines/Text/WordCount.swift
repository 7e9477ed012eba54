import TelltaleModel

/// How much there is to read.
enum WordCount {
  /// Words of a spaced text; for Japanese and Chinese 1 for a single word and 2 for more.
  static func words(_ passage: Passage) -> Int {
    guard passage.isUnspaced else { return passage.tokens.count }
    let scalars = Array(passage.string.unicodeScalars).filter {
      $0.properties.isAlphabetic || $0.properties.numericType != nil || $0.value == 0x30FB
    }
    let native = scalars.filter { isNative($0) }
    let foreignWords = passage.string.split { !isForeign($0) }.count
    let ownWords = native.isEmpty ? 0 : isSingle(native, passage) ? 1 : 2
    return ownWords + foreignWords
  }

  /// The same; in German without articles and prepositions, which its short titles have more of.
  static func telling(_ passage: Passage) -> Int {
    guard passage.isGerman else { return words(passage) }
    return passage.tokens.count {
      // “Nicht” is half of what “Nicht mehr fragen” says.
      !passage.lexicon.has($0.folded, in: "stop-words")
        || passage.lexicon.has($0.folded, in: "negations")
    }
  }

  /// All characters of a spaced text; for Japanese and Chinese those that are no space or
  /// punctuation, a Latin letter or digit as half of one.
  static func characters(_ passage: Passage) -> Int {
    guard passage.isUnspaced else { return passage.string.count }
    let halves = passage.string.reduce(0) { sum, character in
      guard character.isLetter || character.isNumber else { return sum }
      return sum + (character.isASCII ? 1 : 2)
    }
    return (halves + 1) / 2
  }

  private static func isSingle(_ scalars: [Unicode.Scalar], _ passage: Passage) -> Bool {
    if passage.isChinese { return scalars.count <= 2 }
    return scalars.count <= 6
      && (scalars.allSatisfy(TextLanguage.isHan)
        || scalars.allSatisfy { TextLanguage.isKatakana($0) })
  }

  private static func isNative(_ scalar: Unicode.Scalar) -> Bool {
    TextLanguage.isHan(scalar) || TextLanguage.isKana(scalar)
  }

  private static func isForeign(_ character: Character) -> Bool {
    (character.isLetter || character.isNumber)
      && !character.unicodeScalars.contains(where: isNative)
  }
}
