import TelltaleModel
import TelltaleSyntax

/// Reads round buttons with an icon.
struct IconButtonReader: ElementReader {
  func element(
    _ entry: YAMLEntry, at path: NodePath, in context: inout SceneContext
  ) -> Element? {
    var button = IconButton()
    let before = context.complaints
    guard Self.record.read(entry.value, at: path, into: &button, in: &context) else { return nil }
    guard context.complaints == before else { return .iconButton(button) }
    let missing =
      button.icon.isEmpty && button.iconBinding == nil
      ? "icon: play"
      : button.title == nil ? "title: …, its name for people who cannot see it" : nil
    if let missing {
      context.complaints.add(
        entry.value.location, "an icon button that lacks something", remedy: "add \(missing)")
    } else if button.action == nil {
      context.complaints.add(
        entry.value.location, "an icon button that starts nothing",
        remedy: "give it an action, such as {emit: name}")
    }
    return .iconButton(button)
  }

  // MARK: Format

  static var definitions: [JSONValue.Member] { [.init("icon-button", record.schema)] }

  private static let record = SceneRecord<IconButton>(
    "an icon button",
    [
      .key("id", .name("an id"), "Its name for the application.") { $0.id = $1 },
      .boundTitle("title", "Its name, for people who cannot see it.", isRequired: true) {
        ($0.title, $0.titleBinding) = ($1, $2)
      },
      .bound("icon", "icon", .icon, "An icon of the profile.", isRequired: true) {
        ($0.icon, $0.iconBinding) = ($1.part ?? "", $1.binding)
      },
      .key(
        "prominence", .choice(Prominence.self),
        "On the accent colour, on a soft one, or on nothing.", usual: "tinted"
      ) { $0.prominence = $1 },
      .key("size", .choice(ButtonSize.self), "Its size.", usual: "regular") {
        $0.size = $1
      },
      .key("action", .action, "The action that it starts.", isRequired: true) { $0.action = $1 },
      .key(
        "enabled", .availability,
        "True if it can be chosen, else false; or {bind: name, enabled: …}.", usual: true
      ) { $0.availability = $1 },
    ])
}
