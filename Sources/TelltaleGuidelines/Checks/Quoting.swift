/// Words of a scene inside a message about them.
enum Quoting {
  /// “Was”, “Lost”; at most three.
  static func list(_ words: [String]) -> String {
    let shown = words.prefix(3).map { "“\($0)”" }.joined(separator: ", ")
    return words.count > 3 ? "\(shown) and \(words.count - 3) more" : shown
  }
}
