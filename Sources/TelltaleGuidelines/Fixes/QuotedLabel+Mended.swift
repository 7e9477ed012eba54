extension QuotedLabel {
  private static let openers: Set<Character> = [
    "\"", "“", "„", "'", "‘", "「", "『", "【", "[", "《", "«", "〈", "＂", "＇", "［",
  ]
  private static let closers: Set<Character> = [
    "\"", "”", "“", "'", "’", "」", "』", "】", "]", "》", "»", "〉", "＂", "＇", "］",
  ]

  /// The text without the marks around a label; `nil` where they cannot all be found.
  static func unquoted(_ label: String, in text: String) -> String? {
    var characters = Array(text)
    let length = label.count
    guard length > 0, characters.count >= length + 2 else { return nil }
    let wanted = Folding.fold(label)
    for start in stride(from: characters.count - length - 1, through: 1, by: -1) {
      let end = start + length
      guard openers.contains(characters[start - 1]), closers.contains(characters[end]),
        Folding.fold(String(characters[start..<end])) == wanted
      else { continue }
      characters.remove(at: end)
      characters.remove(at: start - 1)
    }
    let result = String(characters)
    return stands(label, in: Folding.fold(result)) ? nil : result
  }
}
