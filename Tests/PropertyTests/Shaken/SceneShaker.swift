import TelltaleTestSupport

/// Changes documents by chance: parts go, come twice, change places, or take what stands under the
/// same key elsewhere in the corpus.
struct SceneShaker {
  /// A changed document, and what was done to it.
  struct Change {
    var document: ShakenNode
    var words: String
  }

  private var chance: Chance
  /// All that stands under a key anywhere, in order, once each.
  private let values: [String: [ShakenNode]]
  /// All entries that maps under a key have anywhere.
  private let entries: [String: [ShakenNode.Entry]]

  init(corpus: [ShakenNode], seed: UInt64) {
    chance = Chance(seed: seed)
    var values: [String: [ShakenNode]] = [:]
    var entries: [String: [ShakenNode.Entry]] = [:]
    var known: Set<ShakenNode.Entry> = []
    for document in corpus {
      for (path, keys) in document.paths() {
        let node = document[path]
        let key = Self.name(keys)
        if known.insert(.init(key: key, value: node)).inserted {
          values[key, default: []].append(node)
          if case .map(let own) = node { entries[key, default: []] += own }
        }
      }
    }
    self.values = values
    self.entries = entries
  }

  /// What a part is called: its key, or that of the list that it is an item of.
  private static func name(_ keys: [String]) -> String {
    keys.last { Int($0) == nil } ?? "top"
  }

  /// The document with one thing changed somewhere.
  mutating func change(_ document: ShakenNode) -> Change {
    let parts = document.paths()
    while true {
      let (path, keys) = parts[chance.below(parts.count)]
      if let (new, words) = change(document[path], Self.name(keys), isTop: path.isEmpty) {
        let place = keys.isEmpty ? "top" : keys.joined(separator: ".")
        return Change(
          document: document.replacing(path, with: new), words: "\(words) \(place)")
      }
    }
  }

  private mutating func change(
    _ part: ShakenNode, _ key: String, isTop: Bool
  ) -> (ShakenNode?, String)? {
    switch (chance.below(5), part) {
    case (0, _) where !isTop: return (nil, "without")
    case (1, _) where !isTop: return another(than: part, key).map { ($0, "another") }
    case (_, .list(let items)) where items.count > 1 && chance.below(2) == 0:
      return (.list(items.reversed()), "turned round")
    case (_, .list(let items)):
      guard !items.isEmpty else { return nil }
      return (.list(items + [items[chance.below(items.count)]]), "one more in")
    case (_, .map(let own)):
      guard let entry = entry(for: key, besides: own) else { return nil }
      return (.map(own + [entry]), "with \(entry.key) in")
    case (_, .scalar(let text, _)): return (scalar(text), "changed")
    }
  }

  private mutating func another(than part: ShakenNode, _ key: String) -> ShakenNode? {
    let others = (values[key] ?? []).filter { $0 != part }
    return others.isEmpty ? nil : others[chance.below(others.count)]
  }

  private mutating func entry(
    for key: String, besides own: [ShakenNode.Entry]
  ) -> ShakenNode.Entry? {
    let others = (entries[key] ?? []).filter { other in !own.contains { $0.key == other.key } }
    return others.isEmpty ? nil : others[chance.below(others.count)]
  }

  /// Other numbers for numbers, the other truth value for one, another text for texts.
  private mutating func scalar(_ text: String) -> ShakenNode {
    if let number = Int(text) {
      return .scalar(
        "\([0, number + 1, number - 1, number * 40, -number][chance.below(5)])", isPlain: true)
    }
    if let number = Double(text) {
      return .scalar("\([0, number / 2, number * 3, -1][chance.below(4)])", isPlain: true)
    }
    if text == "true" || text == "false" {
      return .scalar(text == "true" ? "false" : "true", isPlain: true)
    }
    let others = [
      "", text + " " + text, text.uppercased(), text + ".", text + "?", text.lowercased(),
      "Delete “" + text + "”?", String(text.prefix(1)), "\u{202E}" + text, "削除しますか？",
      String(repeating: text + " ", count: 12),
    ]
    return .scalar(others[chance.below(others.count)], isPlain: false)
  }
}
