import TelltaleModel
import TelltaleSyntax

/// Reads keypads: keys in threes and the button below them.
struct KeypadReader: ElementReader {
  func element(
    _ entry: YAMLEntry, at path: NodePath, in context: inout SceneContext
  ) -> Element? {
    var keypad = Keypad(keys: [])
    let before = context.complaints
    guard Self.record.read(entry.value, at: path, into: &keypad, in: &context) else { return nil }
    if keypad.keys.isEmpty, context.complaints == before {
      context.complaints.add(
        entry.value.location, "a keypad without keys",
        remedy: "write keys: ['1', '2', '3', …]")
    }
    return .keypad(keypad)
  }

  /// A key, which may be its title alone.
  private static func key(
    _ node: YAMLNode, at path: NodePath, in context: inout SceneContext
  ) -> Button? {
    guard case .scalar = node.value else {
      return ButtonReader(place: .keypad).button(node, at: path, in: &context)
    }
    return TextReader().text(node, in: &context).map { Button(title: TextVariants($0)) }
  }

  // MARK: Format

  static var definitions: [JSONValue.Member] { [.init("keypad", record.schema)] }

  private static let record = SceneRecord<Keypad>(
    "a keypad",
    [
      .key("keys", keys, "Three in a row; a key may be its title alone.", isRequired: true) {
        $0.keys = $1
      },
      .key("primary", primary, "The button below them.") { $0.primary = $1 },
    ])

  private static let keys: SceneValue<[Button]> = .list(
    of: "keys",
    SchemaPiece.either(["type": ["string", "integer"]], SchemaPiece.reference("button")),
    atLeast: 1, atMost: Limits.keypadKeys
  ) { node, path, context in key(node, at: path, in: &context) }

  private static let primary = SceneValue<Button>(schema: SchemaPiece.reference("button")) {
    entry, path, context in
    ButtonReader(place: .keypad).button(entry.value, at: path, in: &context)
  }
}
