import TelltaleCatalogue
import TelltaleModel
import TelltaleSyntax

/// Reads tab bars.
struct TabBarReader: ElementReader {
  func element(
    _ entry: YAMLEntry, at path: NodePath, in context: inout SceneContext
  ) -> Element? {
    var draft = Draft()
    guard Self.record.read(entry.value, at: path, into: &draft, in: &context),
      case .mapping(let entries) = entry.value.value
    else { return nil }
    let bar = draft.bar
    if !draft.hasTabs, !Self.record.form.isMisspelt("tabs", in: entries) {
      context.refuse(
        .tabBarAnyNumber, at: path, "the tab bar has no tabs", remedy: Self.remedy)
    }
    context.checkUnique(
      bar.tabs.enumerated().map { ($1.id, path.key("tabs").item($0)) },
      "give each tab its own")
    return .tabBar(bar)
  }

  private static let remedy = "give it some, such as {title: Radio, screen: radio}"

  // MARK: Format

  private struct Draft {
    var bar = TabBar(tabs: [])
    var hasTabs = false
  }

  static var definitions: [JSONValue.Member] {
    [
      .init("tab-bar", record.schema), .init("tab", TabReader.record.schema),
      BadgeReader.definition,
    ]
  }

  private static let record = SceneRecord<Draft>(
    "a tab bar",
    [
      .key("id", .name("an id"), "Its name for the application.") { $0.bar.id = $1 },
      .key(
        "tabs",
        schema: SchemaPiece.list(
          of: SchemaPiece.reference("tab"), atLeast: 1, atMost: Limits.tabs),
        "The sections, fixed once loaded.", isRequired: true
      ) { entry, path, context, draft in
        draft.hasTabs = !entry.value.isNull
        draft.bar.tabs = context.list(
          entry.value, of: "tabs", atMost: Limits.tabs, at: path, TabReader().tab)
        if case .sequence(let items) = entry.value.value, items.isEmpty {
          context.refuse(
            .tabBarAnyNumber, at: path, "the list of tabs is empty", remedy: remedy)
        }
      },
    ],
    refusing: [
      KeyRefusal(
        ["button", "buttons", "action", "actions", "emit"], .tabBarNavigationOnly,
        "would make the bar do something; it only shows sections",
        remedy: "put the control on a screen"),
      .placing("the bar; the profile decides where it is placed", .tabBarTop),
    ])
}
