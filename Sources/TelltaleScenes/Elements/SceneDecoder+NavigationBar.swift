import TelltaleGraphics
import TelltaleModel
import TelltaleSyntax

extension SceneDecoder {
  package mutating func navigationBar(_ node: YAMLNode, at path: NodePath) -> NavigationBar? {
    var bar = NavigationBar()
    var node = node
    if case .mapping(let entries) = node.value {
      checkBack(entries, at: path)
      node.value = .mapping(entries.filter { !Self.backKeys.contains($0.key) })
    }
    let isMap = record(node, .navigationBar, at: path) { decoder, entry, own in
      switch entry.key {
      // NAVIGATION-BAR-TITLE-MAY-BE-EMPTY
      case "title": (bar.title, bar.titleBinding) = decoder.boundVariants(entry, at: own)
      case "title-omitted-because": bar.titleOmittedBecause = decoder.text(entry.value)?.string
      case "screen-kind": bar.screenKind = decoder.name(entry.value, "a kind of screen")
      case "back-title": bar.backTitle = decoder.variants(entry, at: own)
      case "trailing":
        bar.trailing = decoder.list(
          entry.value, of: "controls", atMost: Limits.barItems, at: own
        ) { $0.barItem($1, at: $2) }
      default: return
      }
    }
    return isMap ? bar : nil
  }

  private static let backKeys = ["back", "back-button", "back-action", "back-icon"]
  private static let backActions: Set = [
    "action", "actions", "emit", "open", "push", "pop", "dismiss", "select", "menu", "hold",
  ]

  /// The way back is the program's: always there, always the same, always one step.
  private mutating func checkBack(_ entries: [YAMLEntry], at path: NodePath) {
    for entry in entries where Self.backKeys.contains(entry.key) {
      let own = path.key(entry.key)
      note(entry.location, at: own)
      var inner: [(key: String, path: NodePath)] = []
      if case .mapping(let parts) = entry.value.value, !parts.isEmpty {
        for part in parts.prefix(Limits.complaints) {
          let place = self.path(own, foreign: part.key)
          note(part.location, at: place)
          inner.append((part.key, place))
        }
      } else {
        inner = [(entry.key == "back-action" ? "action" : entry.key, own)]
      }
      for (key, place) in inner { refuseBack(key, at: place) }
    }
  }

  private mutating func refuseBack(_ key: String, at path: NodePath) {
    if Self.backActions.contains(key) {
      refuse(
        "NAVIGATION-BAR-BACK-ONE-ACTION", at: path,
        "\(Quoted.text(key)) would make Back do something else than to go back one screen",
        remedy: "remove the key, or put a control under `trailing`")
    } else {
      refuse(
        "NAVIGATION-BAR-STANDARD-BACK", at: path,
        "\(Quoted.text(key)) would replace the way back, which is always the same",
        remedy: "remove the key; `back-title` says what this screen is called on the next one")
    }
  }

  /// A button, room between two, or something that a bar is no place for.
  private mutating func barItem(_ node: YAMLNode, at path: NodePath) -> BarItem? {
    guard case .mapping(let entries) = node.value, entries.count == 1, let only = entries.first
    else { return button(node, in: .bar, at: path).map(BarItem.button) }
    let own = path.key(only.key)
    switch only.key {
    case "fixed-space":
      note(only, at: own)
      return fixedSpace(only.value, at: own).map(BarItem.fixedSpace)
    case "button": return button(only.value, in: .bar, at: own).map(BarItem.button)
    case let key where Self.crowdingKeys.contains(key):
      note(only, at: own)
      // Where a guideline speaks of it, it says more than that the format has no such thing.
      if !applies("NAVIGATION-BAR-CROWDED") {
        complaints.add(
          only.location, "\(Quoted.text(key)) in a bar, expected a button or fixed-space",
          remedy: "put it into the content")
      }
      return .other(key)
    default: return button(node, in: .bar, at: path).map(BarItem.button)
    }
  }

  private static let crowdingKeys: Set<String> = {
    let others = [
      "text-field", "search", "search-field", "segmented-control", "slider", "switch", "toggle",
      "picker", "progress",
    ]
    return Set(SceneElement.allCases.map(\.rawValue) + others).subtracting(["button"])
  }()

  private mutating func fixedSpace(_ node: YAMLNode, at path: NodePath) -> Points? {
    guard let width = value(.points(0...400), node) else { return nil }
    if width < 8 {
      refuse(
        "NAVIGATION-BAR-FIXED-SPACE", at: path,
        "\(node.summary) points between two controls, expected 8 or more",
        remedy: "make the space wider, or leave it out")
    }
    return width
  }
}
