import TelltaleModel
import TelltaleSyntax

/// Reads what stands on screens and inside of other elements.
struct ContentReader {
  /// Elements that stand below each other, each a map with its name as the only key.
  func elements(
    _ node: YAMLNode, at path: NodePath, in context: inout SceneContext
  ) -> [Element] {
    context.list(node, of: "elements", atMost: Limits.contentElements, at: path, element)
  }

  /// One element of a screen; what comes over screens is refused.
  func element(_ node: YAMLNode, at path: NodePath, in context: inout SceneContext) -> Element? {
    guard case .mapping(let entries) = node.value,
      case let named = entries.filter({ !$0.key.hasPrefix("x-") && $0.key != Self.hidden.name }),
      named.count == 1, let only = named.first
    else {
      context.complaints.add(
        node.location, "found \(node.sizedSummary), expected one element",
        remedy: "write {label: {text: …}}, each element an item of its own")
      return nil
    }
    if let kind = SceneElement(rawValue: only.key), kind.isOverlay || kind == .screen {
      context.complaints.add(
        only.location, "\(kind.withArticle) cannot be placed inside another element",
        remedy: kind == .screen
          ? "put it under `screens`, and push it" : "open it by a button: action: {open: …}")
      return nil
    }
    let own = path.key(only.key)
    for entry in entries where entry.key == Self.hidden.name {
      let place = path.key(entry.key)
      context.note(entry, at: place)
      var hiding: Hiding?
      Self.hidden.read(entry, place, &context, &hiding)
      if let hiding, hiding != Hiding() { context.hiding[own] = hiding }
    }
    return context.element(only, at: own)
  }

  /// What stands beside the name of an element, wherever it is placed.
  static let hidden = SceneKey<Hiding?>.key(
    "hidden", .hiding,
    "True if it is hidden, or {bind: name, hidden: …} where the application says so. It takes no room and no press "
      + "then.",
    usual: false
  ) { $0 = $1 }

  static var definitions: [JSONValue.Member] {
    [
      .init(
        "content",
        SchemaPiece.list(of: SchemaPiece.reference("element"), atMost: Limits.contentElements)),
      .init(
        "element",
        [
          "type": "object", "additionalProperties": false, "patternProperties": ["^x-": [:]],
          "minProperties": 1,
          "properties": .object(
            SceneRecord("an element", [hidden]).properties
              + SchemaPiece.elements { !$0.isOverlay && $0 != .screen }),
        ]),
    ]
  }
}

extension SceneValue where Context == SceneContext, Value == [Element] {
  /// Elements that stand below each other.
  static var content: Self {
    SceneValue(schema: SchemaPiece.content) { entry, path, context in
      ContentReader().elements(entry.value, at: path, in: &context)
    }
  }
}
