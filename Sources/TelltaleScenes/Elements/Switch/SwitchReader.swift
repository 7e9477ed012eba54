import TelltaleModel
import TelltaleSyntax

/// Reads switches.
struct SwitchReader: ElementReader {
  func element(
    _ entry: YAMLEntry, at path: NodePath, in context: inout SceneContext
  ) -> Element? {
    var toggle = Toggle()
    let before = context.complaints
    guard Self.record.read(entry.value, at: path, into: &toggle, in: &context) else { return nil }
    if toggle.title == nil, toggle.titleBinding == nil, context.complaints == before {
      context.complaints.add(
        entry.value.location, "a switch without a title",
        remedy: "add title: …, what is on or off")
    }
    return .toggle(toggle)
  }

  // MARK: Format

  static var definitions: [JSONValue.Member] { [.init("switch", record.schema)] }

  private static let record = SceneRecord<Toggle>(
    "a switch",
    [
      .key("id", .name("an id"), "Its name for the application.") { $0.id = $1 },
      .boundTitle("title", "The thing that is on or off.", isRequired: true) {
        ($0.title, $0.titleBinding) = ($1, $2)
      },
      .boundTitle("subtitle", "An explanation, below the title.") {
        ($0.subtitle, $0.subtitleBinding) = ($1, $2)
      },
      .bound(
        "value", "on", .flag,
        "True if it is on at first, or {bind: name, on: …} where the application sets it; off where it is absent."
      ) { ($0.isOn, $0.binding) = ($1.part ?? false, $1.binding) },
      .key(
        "enabled", .availability,
        "True if it can be changed, else false; or {bind: name, enabled: …}.", usual: true
      ) { $0.availability = $1 },
    ])
}
