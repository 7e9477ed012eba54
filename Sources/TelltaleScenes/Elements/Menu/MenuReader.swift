import TelltaleModel
import TelltaleSyntax

/// Reads menus.
struct MenuReader: ElementReader {
  func element(
    _ entry: YAMLEntry, at path: NodePath, in context: inout SceneContext
  ) -> Element? {
    var menu = Menu(items: [])
    let before = context.complaints
    guard Self.record.read(entry.value, at: path, into: &menu, in: &context) else { return nil }
    if menu.items.isEmpty, context.complaints == before {
      context.complaints.add(
        entry.value.location, "a menu without items", remedy: "write items: [Rename, Duplicate]")
    }
    return .menu(menu)
  }

  // MARK: Format

  static var definitions: [JSONValue.Member] {
    [.init("menu", record.schema), TriggerReader.definition]
  }

  private static let record = SceneRecord<Menu>(
    "a menu",
    [
      .key("trigger", TriggerReader.value, "The control that opens it.") { $0.trigger = $1 },
      .key("items", items, "The items to choose from.", isRequired: true) { $0.items = $1 },
    ])

  private static var items: SceneValue<[TextVariants]> {
    .list(
      of: "items", SchemaPiece.shownVariants, atLeast: 1, atMost: Limits.alertButtons
    ) { node, _, context in TextReader().variants(node, in: &context) }
  }
}
