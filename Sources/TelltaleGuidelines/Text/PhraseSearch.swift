/// Finds entries of a word list in a text.
enum PhraseSearch {
  /// The first entry that stands in the text, on word bounds where words have bounds.
  ///
  /// Quotations are left out: they are somebody else's words.
  static func first(
    of list: String, in passage: Passage, except exceptions: String? = nil
  ) -> String? {
    all(of: list, in: passage, except: exceptions).first
  }

  static func all(
    of list: String, in passage: Passage, except exceptions: String? = nil
  ) -> [String] {
    passage.text.found([list] + (exceptions.map { [$0] } ?? [])) {
      let allowed = exceptions.map { passage.lexicon.phrases($0) } ?? []
      let text = allowed.reduce(passage.text.searched) { blanked($1, in: $0, passage) }
      return passage.lexicon.phrases(list).filter { !$0.isEmpty && isFound($0, in: text, passage) }
    }
  }

  private static func isFound(_ phrase: String, in text: String, _ passage: Passage) -> Bool {
    passage.isUnspaced ? text.holds(phrase) : text.holds(" \(phrase) ")
  }

  private static func blanked(_ phrase: String, in text: String, _ passage: Passage) -> String {
    guard isFound(phrase, in: text, passage), let range = text.firstRange(ofText: phrase) else {
      return text
    }
    return text.replacing(phrase, with: "\u{FFFC}", subrange: range)
  }
}

extension String {
  fileprivate func replacing(
    _ phrase: String, with mark: String, subrange: Range<String.Index>
  ) -> String {
    self[..<subrange.lowerBound] + mark + self[subrange.upperBound...]
  }
}
