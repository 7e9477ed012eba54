/// A title between quotation marks or brackets.
enum QuotedLabel {
  private static let pairs: [(open: String, close: String)] = [
    ("\"", "\""), ("'", "'"), ("「", "」"), ("『", "』"), ("【", "】"), ("[", "]"), ("《", "》"),
    ("«", "»"), ("„", "\""), ("〈", "〉"),
  ]

  static func stands(_ label: String, in folded: String) -> Bool {
    let label = Folding.fold(label)
    guard !label.isEmpty else { return false }
    return pairs.contains { folded.holds($0.open + label + $0.close) }
  }
}
