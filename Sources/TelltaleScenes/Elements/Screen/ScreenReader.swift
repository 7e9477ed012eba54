import TelltaleModel
import TelltaleSyntax

/// Reads screens.
struct ScreenReader: ElementReader {
  func element(
    _ entry: YAMLEntry, at path: NodePath, in context: inout SceneContext
  ) -> Element? {
    screen(entry.value, at: path, in: &context).map(Element.screen)
  }

  /// A screen; `nil` after a complaint.
  func screen(_ node: YAMLNode, at path: NodePath, in context: inout SceneContext) -> Screen? {
    context.whereScrolling(false) { context in
      context.inLanguage(of: node) { context in
        var screen = Screen()
        return Self.record.read(node, at: path, into: &screen, in: &context) ? screen : nil
      }
    }
  }

  /// A map from names to screens; `nil` after a complaint.
  func screens(
    _ entry: YAMLEntry, at path: NodePath, in context: inout SceneContext
  ) -> [String: Screen]? {
    context.note(entry, at: path)
    guard case .mapping(let entries) = entry.value.value else {
      context.complaints.add(
        entry.value.location,
        "\"screens\" is \(entry.value.summary), expected a map from names to screens")
      return nil
    }
    if entries.count > Limits.screens {
      context.complaints.add(
        entry.value.location, "\(entries.count) screens, at most \(Limits.screens) are read")
    }
    var screens: [String: Screen] = [:]
    for entry in entries.prefix(Limits.screens) {
      let node = YAMLNode(.scalar(entry.key, isPlain: false), at: entry.location)
      guard let name = context.name(node, "the name of a screen") else { continue }
      let own = path.key(name)
      context.note(entry, at: own)
      screens[name] = screen(entry.value, at: own, in: &context) ?? Screen()
    }
    return screens
  }
}

// MARK: Format

extension ScreenReader {
  static var definitions: [JSONValue.Member] { [.init("screen", record.schema)] }

  private static let record = SceneRecord<Screen>(
    "a screen",
    [
      .language,
      .key(
        "screen-kind", .name("a kind of screen"), "Its kind, such as now-playing."
      ) { $0.kind = $1 },
      .key("fullscreen", .flag, "Fills the display without bars.", usual: false) {
        $0.isFullscreen = $1
      },
      .key(
        "status", .flag, "True if the status stands on it.", usual: true
      ) { $0.allowsStatus = $1 },
      .key("tab-bar", bar(.tabBar), "The sections of the app.") { screen, element in
        if case .tabBar(let bar) = element { screen.tabBar = bar }
      },
      .key("navigation-bar", bar(.navigationBar), "The title, and the way back.") {
        screen, element in
        if case .navigationBar(let bar) = element { screen.navigationBar = bar }
      },
      .key("source", .source, "The source of its content.") { $0.source = $1 },
      .key("loading", loading, "Shown until the content is there.") { $0.loading = $1 },
      .key("content", .content, "Its content.") { $0.content = $1 },
      .key(
        "justify", .choice(StackJustification.self),
        "Place of its content from top to bottom if that does not fill the room, as in a column.",
        usual: "start"
      ) { $0.justify = $1 },
      .key(
        "dock", DockReader.dock,
        "The elements that stay at an edge while the content scrolls: the main action. A list, or a map that names "
          + "the edge."
      ) {
        ($0.dock, $0.dockEdge, $0.dockSideWhen) = ($1.content, $1.edge, $1.sideWhen)
      },
      .key(
        "split", SplitReader.split,
        "The screen that is chosen from this list stands beside it where the display is wide enough, and in front of "
          + "it where it is not."
      ) { $0.split = $1 },
    ])

  /// An element whose key is that of a bar.
  private static func bar(_ kind: SceneElement) -> SceneValue<Element> {
    SceneValue(schema: SchemaPiece.reference(kind.rawValue)) { entry, path, context in
      context.element(entry, at: path)
    }
  }

  /// What is told until content comes: one element, or a list.
  private static var loading: SceneValue<[Element]> {
    SceneValue(
      schema: SchemaPiece.either(
        SchemaPiece.content, SchemaPiece.reference("element"),
        ["type": "object", "additionalProperties": false, "maxProperties": 0])
    ) { entry, path, context in
      let node = entry.value
      let reader = ContentReader()
      switch node.value {
      case .mapping(let entries) where entries.isEmpty: return []
      case .mapping: return reader.element(node, at: path, in: &context).map { [$0] } ?? []
      case .sequence(let items) where items.count == 1:
        // The place of a single one is the same, however it was written.
        return reader.element(items[0], at: path, in: &context).map { [$0] } ?? []
      default: return reader.elements(node, at: path, in: &context)
      }
    }
  }

  /// Screens by their names.
  static var byName: SceneValue<[String: Screen]> {
    SceneValue(schema: SchemaPiece.map(of: "screen", Limits.screens)) { entry, path, context in
      ScreenReader().screens(entry, at: path, in: &context)
    }
  }
}
