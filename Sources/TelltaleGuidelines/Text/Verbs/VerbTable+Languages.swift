import TelltaleModel

extension VerbTable {
  /// The verbs of a language, or `nil` for languages that are read otherwise or not at all.
  static func of(_ language: Language) -> VerbTable? {
    switch language.primary {
    case "de": german
    case "fr": french
    case "es": spanish
    case "it": italian
    case "nl": dutch
    default: nil
    }
  }

  // The endings and prefixes are those of tools/words/european-verbs, which leaves out by them.

  private static let german = VerbTable(
    bases: GermanVerbs.bases, others: GermanVerbs.others,
    endings: endings("ten:en te:en te:n et:en t:en t:n eten:en ete:en"),
    commands: endings("e:en :en :n"),
    prefixes: Prefixes(
      separable: words(
        "ab an auf aus bei dar durch ein fehl fern fest fort frei heim her heran herauf heraus herein "
          + "herunter hervor hin hinaus hinein hinunter hinzu hoch los mit nach nieder rück um vor "
          + "vorbei weg weiter wieder zu zurück zusammen"),
      fixed: words("be emp ent er ge hinter miss über unter ver voll wider wieder zer")),
    borrowedEnding: "ieren")

  private static let french = VerbTable(
    bases: FrenchVerbs.bases, others: FrenchVerbs.others,
    endings: endings(
      "ent:er e:er issent:ir it:ir a:er ait:er aient:er era:er eront:er ez:er"),
    commands: endings("s:r issez:ir ez:re"), prefixes: Prefixes(separable: ["re", "ré"]))

  private static let spanish = VerbTable(
    bases: SpanishVerbs.bases, others: SpanishVerbs.others,
    endings: endings(
      "an:ar a:ar en:er e:er en:ir e:ir ó:ar ará:ar arán:ar aron:ar ió:er ió:ir erá:er irá:ir"),
    commands: endings("e:ar a:er a:ir se:"), prefixes: Prefixes(separable: ["re"]))

  private static let italian = VerbTable(
    bases: ItalianVerbs.bases, others: ItalianVerbs.others,
    endings: endings(
      "ano:are a:are ono:ere e:ere ono:ire e:ire isce:ire iscono:ire erà:are erà:ere irà:ire ava:are "
        + "eva:ere"),
    commands: endings("i:ere i:ire si:e lo:e la:e"), prefixes: Prefixes(separable: ["re", "ri"]))

  private static let dutch = VerbTable(
    bases: DutchVerbs.bases, others: DutchVerbs.others,
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
