import TelltaleModel
import TelltaleSyntax

/// The language of a scene that does not name it, told from the scripts of its texts.
enum LanguageGuess {
  /// What titles, messages and the like tell first; where there are none, any text. Names of things
  /// in another script, such as an app on a button, do not decide; but kana anywhere makes Han
  /// Japanese.
  static func language(of entries: [YAMLEntry]) -> Language? {
    var texts = Texts()
    for entry in entries where entry.value.isCompound { texts.gather(entry.value) }
    let deciding = texts.main.isEmpty ? texts.parts : texts.main
    let told = deciding.lazy.compactMap(ScriptLanguage.of).first
    guard told == "zh" else { return told }
    return (texts.main + texts.parts).contains { ScriptLanguage.of($0) == "ja" } ? "ja" : told
  }

  private struct Texts {
    /// What elements as such say.
    var main: [String] = []
    /// What their buttons, rows and other parts are called.
    var parts: [String] = []

    mutating func gather(_ node: YAMLNode, isPart: Bool = false) {
      switch node.value {
      case .scalar: return
      case .sequence(let items):
        for item in items { gather(item, isPart: isPart) }
      case .mapping(let entries):
        for entry in entries { gather(entry, isPart: isPart) }
      }
    }

    private mutating func gather(_ entry: YAMLEntry, isPart: Bool) {
      if LanguageGuess.textKeys.contains(entry.key) {
        add(entry.value, isPart: isPart)
      } else if !entry.key.hasPrefix("x-") {
        gather(entry.value, isPart: isPart || LanguageGuess.partKeys.contains(entry.key))
      }
    }

    private mutating func add(_ node: YAMLNode, isPart: Bool) {
      let strings = LanguageGuess.strings(node)
      if isPart { parts += strings } else { main += strings }
    }
  }

  private static let textKeys: Set = [
    "title", "message", "text", "label", "description", "subtitle", "placeholder", "unavailable",
    "back-title", "about",
  ]
  private static let partKeys: Set = [
    "buttons", "button", "fields", "field", "rows", "items", "tabs", "trailing", "dismiss", "keys",
    "primary", "trigger", "action", "on-cancel",
  ]

  private static func strings(_ node: YAMLNode) -> [String] {
    switch node.value {
    case .scalar(let text, _): [text]
    case .sequence(let items): items.flatMap(strings)
    case .mapping: node["text"].map(strings) ?? []
    }
  }
}

extension YAMLNode {
  fileprivate var isCompound: Bool {
    if case .scalar = value { false } else { true }
  }
}
