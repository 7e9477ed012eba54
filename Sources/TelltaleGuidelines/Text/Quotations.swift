/// What stands between quotation marks: somebody else's words, or a name.
enum Quotations {
  private static let closings: [Character: Character] = [
    "“": "”", "「": "」", "『": "』", "《": "》", "〈": "〉", "\"": "\"",
  ]

  static func hasAny(_ text: String) -> Bool { text.contains { closings[$0] != nil } }

  /// Whether its first typographic mark closes what was never opened, so that nobody knows what is quoted.
  static func beginsClosed(_ text: String) -> Bool {
    text.first { "“”「」『』".contains($0) }.map { "”」』".contains($0) } ?? false
  }

  /// The text with a mark in place of each; a mark that is never closed quotes nothing.
  static func removed(from text: String) -> String {
    var result = ""
    var rest = Substring(text)
    while let start = rest.firstIndex(where: { closings[$0] != nil }),
      let closing = closings[rest[start]],
      let end = rest[start...].dropFirst().firstIndex(of: closing)
    {
      result += rest[..<start] + "\u{FFFC}"
      rest = rest[end...].dropFirst()
    }
    return result + rest
  }
}
