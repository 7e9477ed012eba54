/// Stems of Dutch verbs, whose spelling changes before “en”.
enum DutchStems {
  /// All ways that a stem may be written there: maak and mak, stop and stopp, geef and gev, lees and lez.
  static func spellings(of stem: String) -> [String] {
    var found = [stem]
    if let shortened = withOneVowel(stem) { found.append(shortened) }
    if let doubled = withTwoConsonants(stem) { found.append(doubled) }
    return found + found.compactMap(softened)
  }

  private static func withOneVowel(_ stem: String) -> String? {
    let letters = Array(stem)
    guard letters.count > 2, let last = letters.last, !isVowel(last) else { return nil }
    let pair = letters.suffix(3).prefix(2)
    guard pair.first == pair.last, let vowel = pair.first, "aeou".contains(vowel) else {
      return nil
    }
    return String(letters.dropLast(2)) + String(last)
  }

  private static func withTwoConsonants(_ stem: String) -> String? {
    let letters = Array(stem.suffix(3))
    guard letters.count == 3, !isVowel(letters[0]), isVowel(letters[1]), !isVowel(letters[2]) else {
      return nil
    }
    return stem + String(letters[2])
  }

  private static func softened(_ stem: String) -> String? {
    switch stem.last {
    case "f": stem.dropLast() + "v"
    case "s": stem.dropLast() + "z"
    default: nil
    }
  }

  private static func isVowel(_ letter: Character) -> Bool { "aeiou".contains(letter) }
}
