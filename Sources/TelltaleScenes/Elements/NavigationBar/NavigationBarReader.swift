import TelltaleCatalogue
import TelltaleModel
import TelltaleSyntax

/// Reads navigation bars.
struct NavigationBarReader: ElementReader {
  func element(
    _ entry: YAMLEntry, at path: NodePath, in context: inout SceneContext
  ) -> Element? {
    var bar = NavigationBar()
    var node = entry.value
    if case .mapping(let entries) = node.value {
      BackCheck().check(entries, at: path, in: &context)
      node.value = .mapping(entries.filter { !BackCheck.keys.contains($0.key) })
    }
    let isMap = Self.record.read(node, at: path, into: &bar, in: &context)
    return isMap ? .navigationBar(bar) : nil
  }

  // MARK: Format

  static var definitions: [JSONValue.Member] {
    [.init("navigation-bar", record.schema), BarItemReader.definition]
  }

  private static let record = SceneRecord<NavigationBar>(
    "a navigation bar",
    [
      // NAVIGATION-BAR-TITLE-MAY-BE-EMPTY
      .key(
        "title",
        schema: SchemaPiece.either(SchemaPiece.variants, SchemaPiece.reference("boundText")),
        "The title of the screen."
      ) { entry, path, context, bar in
        (bar.title, bar.titleBinding) = BoundTextReader().variants(entry, at: path, in: &context)
      },
      .key("title-omitted-because", .text, "The reason for having no title.") {
        $0.titleOmittedBecause = $1.string
      },
      .key(
        "screen-kind", .name("a kind of screen"),
        "The kind of its screen, such as now-playing."
      ) { $0.screenKind = $1 },
      .key("back-title", .variants, "The title of the way back to this screen.") {
        $0.backTitle = $1
      },
      .key("trailing", trailing, "Controls at the right end, and the room between them.") {
        $0.trailing = $1
      },
    ],
    refusing: [
      KeyRefusal(
        ["leading", "left", "left-controls"], .navigationBarControlsRight,
        "would put controls on the left, where only the way back belongs",
        remedy: "put them under `trailing`"),
      KeyRefusal(
        ["breadcrumb", "breadcrumbs", "path"], .navigationBarNoBreadcrumb,
        "would show the way here; the bar shows only the title of the screen and one step back"),
      .placing("the bar, which stands at the top", .navigationBarTop),
    ])

  private static var trailing: SceneValue<[BarItem]> {
    .list(of: "controls", SchemaPiece.reference("barItem"), atMost: Limits.barItems) {
      node, path, context in BarItemReader().item(node, at: path, in: &context)
    }
  }
}
