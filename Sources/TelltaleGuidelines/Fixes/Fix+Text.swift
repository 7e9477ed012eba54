import TelltaleModel

extension Fix {
  /// Another wording of a text; `nil` where there is none, or none that anything could be read of.
  static func rewriting(
    _ passage: Passage, as text: String?, _ title: String, isSafe: Bool = true
  ) -> Fix? {
    guard let text, text != passage.string, text.contains(where: \.isLetter) else { return nil }
    return Fix(
      title, [.replaceText(at: passage.path, from: passage.string, to: text)], isSafe: isSafe)
  }
}

extension Passage {
  /// The same text in other words, read in the same way.
  func with(_ string: String) -> Passage {
    Passage(ReadText(string, language: language, lexicon: lexicon), at: path)
  }

  /// The text with one word, punctuation left out, in the place of another; `nil` unless it stands
  /// there exactly once.
  func replacing(word: String, by other: String) -> String? {
    let places = WordPlaces.of(word, in: string)
    guard let place = places.first, places.count == 1 else { return nil }
    return string.replacingCharacters(in: place, with: other)
  }
}

/// Where words stand in a text.
enum WordPlaces {
  /// The places of `word` that are no part of a longer word.
  static func of(_ word: String, in text: String) -> [Range<String.Index>] {
    guard !word.isEmpty else { return [] }
    var places: [Range<String.Index>] = []
    var start = text.startIndex
    while start < text.endIndex {
      if text[start...].hasPrefix(word) {
        let end = text.index(start, offsetBy: word.count)
        let before = start > text.startIndex ? text[text.index(before: start)] : " "
        let after = end < text.endIndex ? text[end] : " "
        if !isPart(before), !isPart(after) { places.append(start..<end) }
      }
      start = text.index(after: start)
    }
    return places
  }

  private static func isPart(_ character: Character) -> Bool {
    character.isLetter || character.isNumber
  }
}

extension String {
  func replacingCharacters(in range: Range<String.Index>, with other: String) -> String {
    String(self[..<range.lowerBound]) + other + String(self[range.upperBound...])
  }

  /// With its first letter large.
  var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }

  /// With its first letter small.
  var loweredFirst: String { prefix(1).lowercased() + dropFirst() }
}
