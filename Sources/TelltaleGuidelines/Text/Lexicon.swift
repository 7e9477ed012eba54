import TelltaleModel

/// The words of one language, ready for looking up.
struct Lexicon: Sendable {
  private let exact: [String: Set<String>]
  private let folded: [String: Set<String>]
  private let phrases: [String: [String]]
  /// The words of each proper name, folded, by the first of them.
  let names: [String: [[String]]]
  let isEmpty: Bool
  /// The verbs of all languages.
  let verbs: VerbBook

  static let empty = Lexicon([:], verbs: .none)

  init(_ lists: [String: [String]], verbs: VerbBook) {
    self.verbs = verbs
    exact = lists.mapValues(Set.init)
    let phrases: [String: [String]] = lists.mapValues { $0.map { Folding.fold($0) } }
    self.phrases = phrases
    folded = phrases.mapValues { Set($0) }
    let names: [[String]] = (phrases["proper-names"] ?? []).map { name in
      name.split(separator: " ").map { String($0) }
    }
    self.names = Dictionary(grouping: names.filter { !$0.isEmpty }) { $0[0] }
    isEmpty = lists.keys.allSatisfy { Lexicons.spoken.contains($0) }
  }

  /// Whether a folded word is in one of the lists.
  func has(_ word: String, in lists: String...) -> Bool {
    lists.contains { folded[$0]?.contains(word) ?? false }
  }

  /// Whether a text is in the list as it stands, capitals included.
  func hasExactly(_ text: String, in list: String) -> Bool {
    exact[list]?.contains(text) ?? false
  }

  /// The words of a list, capitals kept, in no order.
  func exactWords(_ list: String) -> [String] { (exact[list] ?? []).sorted() }

  /// The folded words of a list, as listed.
  func phrases(_ list: String) -> [String] { phrases[list] ?? [] }
}
