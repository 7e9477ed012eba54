/// Words of a scene inside a message about them.
enum Quoting {
  /// In quotation marks, on one line, at most 60 characters.
  static func text(_ text: String) -> String {
    let line = String(text.prefix(60).map { $0.isNewline ? " " : $0 })
    return text.count > 60 ? "“\(line)…”" : "“\(line)”"
  }

  /// “Was”, “Lost”; at most three.
  static func list(_ words: [String]) -> String {
    let shown = words.prefix(3).map { "“\($0)”" }.joined(separator: ", ")
    return words.count > 3 ? "\(shown) and \(words.count - 3) more" : shown
  }
}
