import TelltaleGuidelines

extension VerbBook {
  /// The verbs of all languages for which there are dictionaries.
  package static let all = VerbBook(
    english: EnglishVerbs(alone: EnglishWords.alone, shared: EnglishWords.shared),
    japanese: JapaneseVerbs(words: JapaneseWords.words),
    chinese: ChineseVerbs(words: ChineseWords.words),
    tables: [
      "de": .german, "fr": .french, "es": .spanish, "it": .italian, "nl": .dutch,
    ])
}

extension VerbTable {
  // tools/words/european-verbs reads endings and separable prefixes here, and leaves words out by them.

  fileprivate static let german = VerbTable(
    bases: GermanWords.bases, others: GermanWords.others,
    endings: endings("ten:en te:en te:n et:en t:en t:n eten:en ete:en"),
    commands: endings("e:en :en :n"),
    prefixes: Prefixes(
      separable: words(
        "ab an auf aus bei dar durch ein fehl fern fest fort frei heim her heran herauf heraus herein "
          + "herunter hervor hin hinaus hinein hinunter hinzu hoch los mit nach nieder rück um vor "
          + "vorbei weg weiter wieder zu zurück zusammen"),
      fixed: words("be emp ent er ge hinter miss über unter ver voll wider wieder zer")),
    borrowedEnding: "ieren")

  fileprivate static let french = VerbTable(
    bases: FrenchWords.bases, others: FrenchWords.others,
    endings: endings(
      "ent:er e:er issent:ir it:ir a:er ait:er aient:er era:er eront:er ez:er"),
    commands: endings("s:r issez:ir ez:re"), prefixes: Prefixes(separable: ["re", "ré"]))

  fileprivate static let spanish = VerbTable(
    bases: SpanishWords.bases, others: SpanishWords.others,
    endings: endings(
      "an:ar a:ar en:er e:er en:ir e:ir ó:ar ará:ar arán:ar aron:ar ió:er ió:ir erá:er irá:ir"),
    commands: endings("e:ar a:er a:ir se:"), prefixes: Prefixes(separable: ["re"]))

  fileprivate static let italian = VerbTable(
    bases: ItalianWords.bases, others: ItalianWords.others,
    endings: endings(
      "ano:are a:are ono:ere e:ere ono:ire e:ire isce:ire iscono:ire erà:are erà:ere irà:ire ava:are "
        + "eva:ere"),
    commands: endings("i:ere i:ire si:e lo:e la:e"), prefixes: Prefixes(separable: ["re", "ri"]))

  fileprivate static let dutch = VerbTable(
    bases: DutchWords.bases, others: DutchWords.others,
    endings: endings("t:en t:n de:en te:en den:en ten:en"), commands: endings(":en :n"),
    prefixes: Prefixes(
      separable: words(
        "aan achter af bij binnen dicht door heen her in langs los mee na neer om onder op over rond "
          + "samen tegen terug toe uit vast vol voor voort weg")),
    spelling: .dutch)

  private static func words(_ list: String) -> [String] {
    list.split(separator: " ").map(String.init)
  }

  private static func endings(_ list: String) -> [Ending] {
    list.split(separator: " ").map { pair in
      let parts = pair.split(separator: ":", omittingEmptySubsequences: false)
      return Ending(String(parts[0]), String(parts[1]))
    }
  }
}
