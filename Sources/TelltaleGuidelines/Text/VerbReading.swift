import TelltaleModel

/// Tells questions and sentences from headings by their mark and their finite verb, in languages whose headings
/// have the capitals of sentences.
enum VerbReading {
  /// Languages that are read so, as far as their word lists go.
  static let languages: Set<String> = ["de", "fr", "es", "it", "nl"]

  /// Nothing is said of a text without either.
  static func read(_ tokens: [Token], endsIn mark: Character?, lexicon: Lexicon) -> Reading? {
    let hasVerb = tokens.contains {
      !$0.isQuoted && !$0.isName && lexicon.has($0.folded, in: "finite-verbs")
    }
    if EndMark.isQuestion(mark) { return Reading(textClass: .question, isFullQuestion: hasVerb) }
    guard hasVerb, tokens.count > 2 else { return nil }
    // “Werden Daten gelöscht” asks, and “Konnte nicht gesichert werden” has no subject.
    guard let first = tokens.first, !lexicon.has(first.folded, in: "finite-verbs") else {
      return nil
    }
    return Reading(textClass: .sentence)
  }
}

extension Language {
  /// Whether texts of the language are read with word lists and without a lexicon of its verbs: titles are then
  /// told apart only by marks and known verbs, and verbs of buttons only from captions.
  package var isPartlyRead: Bool { VerbReading.languages.contains(primary) }
}
