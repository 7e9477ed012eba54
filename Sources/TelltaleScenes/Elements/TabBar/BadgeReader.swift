import TelltaleCatalogue
import TelltaleModel
import TelltaleSyntax

/// The reader of badges: digits, an exclamation mark, or a value that the application delivers.
package struct BadgeReader {
  package init() {}

  /// Reads a badge.
  ///
  /// - Parameters:
  ///   - node: The value in the file.
  ///   - path: The place of the value in the scene.
  ///   - context: The context, which takes findings and errors.
  /// - Returns: The badge; `nil` where it is absent, or after a complaint.
  package func badge(
    _ node: YAMLNode, at path: NodePath, in context: inout SceneContext
  ) -> Badge? {
    if node.isNull { return nil }
    if case .mapping = node.value {
      var binding: String?
      Self.record.read(node, at: path, into: &binding, in: &context)
      return binding.map(Badge.bound)
    }
    if case .scalar(let string, _) = node.value {
      let text = TextEnd.trimmed(string)
      if text == "!" { return .attention }
      let isDigits = text.utf8.allSatisfy { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }
      if isDigits, let count = Int(text) { return .count(count) }
    }
    context.refuse(
      .tabBarBadgeContent, at: path,
      "found \(node.summary), expected a number in digits, \"!\", or {bind: name}",
      remedy: "say by a number how much is new, or by \"!\" that something is")
    return nil
  }

  // MARK: Format

  /// What the JSON Schema says of a badge.
  static let definition = JSONValue.Member(
    "badge",
    SchemaPiece.either(
      ["type": "integer", "minimum": 0], ["type": "string", "pattern": "^([0-9]+|!)$"],
      SchemaPiece.only("bind", SchemaPiece.name)))

  private static let record = SceneRecord<String?>(
    "a badge", [.key("bind", .name("the name of a value"), "A name.") { $0 = $1 }])

  /// What is new behind a tab.
  static var value: SceneValue<Badge> {
    SceneValue(schema: SchemaPiece.reference("badge")) { entry, path, context in
      BadgeReader().badge(entry.value, at: path, in: &context)
    }
  }
}
