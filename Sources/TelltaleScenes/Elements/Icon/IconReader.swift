import TelltaleGraphics
import TelltaleModel
import TelltaleSyntax

/// Reads icons: `icon: charge`, or a map with size and colour.
struct IconReader: ElementReader {
  func element(
    _ entry: YAMLEntry, at path: NodePath, in context: inout SceneContext
  ) -> Element? {
    if case .scalar = entry.value.value, !entry.value.isNull {
      return context.name(entry.value, "the name of an icon").map { .icon(Icon(name: $0)) }
    }
    var icon = Icon()
    let before = context.complaints
    guard Self.record.read(entry.value, at: path, into: &icon, in: &context) else { return nil }
    if icon.name.isEmpty, icon.binding == nil, context.complaints == before {
      context.complaints.add(
        entry.value.location, "an icon without a name", remedy: "add name: charge")
    }
    return .icon(icon)
  }

  // MARK: Format

  static var definitions: [JSONValue.Member] {
    [.init("icon", SchemaPiece.either(SchemaPiece.name, record.schema))]
  }

  private static let record = SceneRecord<Icon>(
    "the name of an icon, or a map",
    [
      .key("id", .name("an id"), "Its name for the application.") { $0.id = $1 },
      .bound(
        "name", "name", .name("the name of an icon"), "An icon of the profile.", isRequired: true
      ) { ($0.name, $0.binding) = ($1.part ?? "", $1.binding) },
      .key(
        "size", .points(4...2_000), "Points across; absent, as large as letters beside it."
      ) { $0.size = $1 },
      .bound("color", "color", .color, "Its colour; absent, that of texts.") {
        $0.color = $1.part ?? $0.color
        $0.colorBinding = $1.binding
      },
      .boundTitle("about", "Its meaning, for people who cannot see it.") {
        ($0.about, $0.aboutBinding) = ($1, $2)
      },
    ])
}
