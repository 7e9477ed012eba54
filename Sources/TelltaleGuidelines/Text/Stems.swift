/// A light stemmer for English, good enough to see that save, saves, saved and saving are one word.
enum Stems {
  /// The forms a word may come from, itself included.
  static func bases(of word: String) -> [String] {
    var bases = [word]
    for ending in ["s", "es", "d", "ed", "ing"] where word.hasSuffix(ending) {
      let base = String(word.dropLast(ending.count))
      guard base.count > 1 else { continue }
      bases.append(base)
      if ending == "ing" || ending == "ed" { bases += [base + "e", undoubled(base)] }
      if base.hasSuffix("i") { bases.append(base.dropLast() + "y") }
    }
    return bases
  }

  /// One form that all relatives of a word share.
  static func stem(_ word: String) -> String {
    var stem = word.hasSuffix("'s") ? String(word.dropLast(2)) : word
    for ending in ["ing", "ed", "es", "s", "d"]
    where stem.hasSuffix(ending) && stem.count > ending.count + 2 && !stem.hasSuffix("ss") {
      stem = String(stem.dropLast(ending.count))
      break
    }
    stem = withoutNounEnding(undoubled(stem))
    if stem.count > 3, stem.hasSuffix("e") { stem.removeLast() }
    if stem.count > 2, stem.hasSuffix("i") { stem = stem.dropLast() + "y" }
    return stem
  }

  /// Connection and connect, payment and pay; not station and state.
  private static func withoutNounEnding(_ stem: String) -> String {
    for (ending, before) in [("ion", 5), ("ment", 3)]
    where stem.hasSuffix(ending) && stem.count - ending.count >= before {
      return String(stem.dropLast(ending.count))
    }
    return stem
  }

  /// One form that löschen, löscht and gelöscht share, Route and Routen, and Beitrag and Beiträge.
  static func german(_ word: String) -> String {
    let plain: [Character: Character] = ["ä": "a", "ö": "o", "ü": "u"]
    var stem = String(word.map { plain[$0] ?? $0 })
    if stem.hasPrefix("ge"), stem.count > 5, stem.hasSuffix("t") || stem.hasSuffix("en") {
      stem = String(stem.dropFirst(2))
    }
    for ending in ["en", "em", "er", "es", "st", "e", "n", "s", "t"]
    where stem.hasSuffix(ending) && stem.count > ending.count + 2 {
      return String(stem.dropLast(ending.count))
    }
    return stem
  }

  private static func undoubled(_ word: String) -> String {
    guard let last = word.last, word.dropLast().last == last, !"aeiou".contains(last),
      word.count > 3
    else { return word }
    return String(word.dropLast())
  }
}
