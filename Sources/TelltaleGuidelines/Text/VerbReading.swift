import TelltaleModel

/// Tells questions and sentences from headings by their mark and their finite verb, in languages whose headings
/// have the capitals of sentences.
enum VerbReading {
  /// Languages that are read so.
  static let languages: Set<String> = ["de", "fr", "es", "it", "nl"]

  /// Nothing is said of a text without either.
  static func read(
    _ tokens: [Token], endsIn mark: Character?, language: Language, lexicon: Lexicon
  ) -> Reading? {
    let table = lexicon.verbs.tables[language.primary]
    let hasVerb = tokens.contains {
      !$0.isQuoted && !$0.isName
        && (lexicon.has($0.folded, in: "finite-verbs") || isFinite($0, in: table))
    }
    if EndMark.isQuestion(mark) { return Reading(textClass: .question, isFullQuestion: hasVerb) }
    guard hasVerb else { return heads(tokens, lexicon) ? Reading(textClass: .fragment) : nil }
    guard tokens.count > 2 else { return nil }
    // “Werden Daten gelöscht” asks, and “Konnte nicht gesichert werden” has no subject.
    guard let first = tokens.first, !lexicon.has(first.folded, in: "finite-verbs") else {
      return nil
    }
    return Reading(textClass: .sentence)
  }

  /// “Fehler beim Laden der Karte.”: a noun, and by a preposition what it was about.
  private static func heads(_ tokens: [Token], _ lexicon: Lexicon) -> Bool {
    tokens.count > 2 && tokens[0].startsSentence
      && !tokens.dropLast().contains(where: \.endsSentence)
      && lexicon.has(tokens[0].folded, in: "heading-nouns")
      && lexicon.has(tokens[1].folded, in: "heading-prepositions")
  }

  /// Names and, in German, nouns have a capital; the first word of a sentence is no verb.
  private static func isFinite(_ token: Token, in table: VerbTable?) -> Bool {
    guard let table, token.core.first?.isLowercase == true else { return false }
    let word = token.folded.split(whereSeparator: { "'’".contains($0) }).last.map(String.init)
    return word.map(table.isFinite) ?? false
  }
}

extension Language {
  /// True where titles in the language are told apart only by their marks and their verbs, not by
  /// their capitals.
  package var isPartlyRead: Bool { VerbReading.languages.contains(primary) }
}
