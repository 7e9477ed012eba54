import TelltaleCatalogue
import TelltaleModel
import TelltaleSyntax

/// Reads the tabs of a bar.
struct TabReader {
  /// A tab; `nil` after a complaint.
  func tab(_ node: YAMLNode, at path: NodePath, in context: inout SceneContext) -> Tab? {
    var draft = Draft()
    guard Self.record.read(node, at: path, into: &draft, in: &context),
      case .mapping(let entries) = node.value
    else { return nil }
    var tab = draft.tab
    if tab.screen != nil, !tab.content.isEmpty {
      context.complaints.add(
        node.location, "a tab with both a screen and content of its own",
        remedy: "keep one of the two")
    }
    if let title = draft.title {
      tab.title = title
    } else if tab.titleBinding == nil, !Self.record.form.isMisspelt("title", in: entries) {
      context.complaints.add(
        node.location, "a tab without a title", remedy: "say in a word what its section holds")
    }
    return tab
  }

  // MARK: Format

  /// A tab while it is read; its title is known to be there at the end only.
  struct Draft {
    var tab = Tab(title: "")
    var title: TextVariants?
  }

  /// The keys of a tab.
  static let record = SceneRecord<Draft>(
    "a tab",
    [
      .key("id", .name("an id"), "Its name for the application.") { $0.tab.id = $1 },
      .boundShownTitle("title", "The name of its section.") {
        ($0.title, $0.tab.titleBinding) = ($1, $2)
      },
      .key("icon", .icon, "Its icon.") { $0.tab.icon = $1 },
      .key("screen", .name("the name of a screen"), "The screen that it shows, by its name.") {
        $0.tab.screen = $1
      },
      .key("content", .content, "Its content where it names no screen.") {
        $0.tab.content = $1
      },
      .key("source", .source, "The source of its content.") { $0.tab.source = $1 },
      .key("unavailable", .variants, "The text in place of the content while there is none.") {
        $0.tab.unavailable = $1
      },
      .key("badge", BadgeReader.value, "A badge for news: a number or an exclamation mark.") {
        $0.tab.badge = $1
      },
    ],
    refusing: [
      KeyRefusal(
        [
          "visible", "hidden", "enabled", "disabled", "if", "when", "unless", "show-if", "hide-if",
        ],
        .tabBarNeverRemove, "would take the tab away or disable it; tabs always stay",
        remedy: "remove the key; say by `unavailable` why there is nothing to see"),
      KeyRefusal(
        [
          "action", "actions", "emit", "open", "push", "pop", "dismiss", "alert", "action-sheet",
          "modal", "menu", "button", "buttons",
        ], .tabBarNavigationOnly, "would make the tab do something; it only shows a section",
        remedy: "name its screen, or give its content"),
    ])
}
