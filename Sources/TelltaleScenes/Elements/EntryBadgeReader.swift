import TelltaleModel
import TelltaleSyntax

/// Reads badges of items and rows: what a tab may have as its badge, or a word.
struct EntryBadgeReader {
  /// The badge; `nil` where it is absent, or after a complaint.
  func badge(
    _ node: YAMLNode, at path: NodePath, in context: inout SceneContext
  ) -> EntryBadge? {
    if node.isNull { return nil }
    if Self.isNews(node) {
      return BadgeReader().badge(node, at: path, in: &context).map(EntryBadge.news)
    }
    guard let text = TextReader().text(node, in: &context) else { return nil }
    if text.string.count > EntryBadge.mostCharacters {
      context.complaints.add(
        node.location,
        "a badge of \(text.string.count) characters, expected a number, \"!\", {bind: name} or "
          + "a word of at most \(EntryBadge.mostCharacters)",
        remedy: "say the rest in the subtitle")
      return nil
    }
    return .word(text)
  }

  private static func isNews(_ node: YAMLNode) -> Bool {
    if node["bind"] != nil { return true }
    guard case .scalar(let string, _) = node.value else { return false }
    let text = TextEnd.trimmed(string)
    return text == "!" || text.utf8.allSatisfy { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }
  }

  // MARK: Format

  /// What is to be seen before all else about an item or a row.
  static var value: SceneValue<EntryBadge> {
    SceneValue(
      schema: SchemaPiece.either(SchemaPiece.reference("badge"), SchemaPiece.text)
    ) { entry, path, context in
      EntryBadgeReader().badge(entry.value, at: path, in: &context)
    }
  }
}
