extension Passage {
  /// The folded text without what stands between quotation marks: somebody else's words, or a name.
  /// A mark that is never closed quotes nothing.
  var unquoted: String {
    var result = ""
    var rest = Substring(string)
    while let start = rest.firstIndex(where: { Self.closings[$0] != nil }),
      let closing = Self.closings[rest[start]],
      let end = rest[start...].dropFirst().firstIndex(of: closing)
    {
      result += rest[..<start] + "\u{FFFC}"
      rest = rest[end...].dropFirst()
    }
    return Folding.fold(result + rest)
  }

  private static let closings: [Character: Character] = [
    "“": "”", "「": "」", "『": "』", "《": "》", "〈": "〉", "\"": "\"",
  ]
}
