import TelltaleModel
import TelltaleSyntax

extension SceneDecoder {
  package mutating func screen(_ node: YAMLNode, at path: NodePath) -> Screen? {
    var screen = Screen()
    let outer = (language, isLanguageNamed, isScrolling)
    defer { (language, isLanguageNamed, isScrolling) = outer }
    isScrolling = false
    enterLanguage(of: node)
    let isMap = record(node, .screen, at: path) { decoder, entry, own in
      switch entry.key {
      case "screen-kind": screen.kind = decoder.name(entry.value, "a kind of screen")
      case "fullscreen": screen.isFullscreen = decoder.flag(entry.value)
      case "tab-bar":
        guard case .tabBar(let bar)? = decoder.element(entry, at: own) else { return }
        screen.tabBar = bar
      case "navigation-bar":
        guard case .navigationBar(let bar)? = decoder.element(entry, at: own) else { return }
        screen.navigationBar = bar
      case "source": screen.source = decoder.source(entry.value, at: own)
      case "loading": screen.loading = decoder.loading(entry.value, at: own)
      case "content": screen.content = decoder.content(entry.value, at: own)
      default: return
      }
    }
    return isMap ? screen : nil
  }

  /// A map from names to screens; `nil` after a complaint.
  package mutating func screens(_ entry: YAMLEntry, at path: NodePath) -> [String: Screen]? {
    note(entry, at: path)
    guard case .mapping(let entries) = entry.value.value else {
      complaints.add(
        entry.value.location,
        "\"screens\" is \(entry.value.summary), expected a map from names to screens")
      return nil
    }
    if entries.count > Limits.screens {
      complaints.add(
        entry.value.location, "\(entries.count) screens, at most \(Limits.screens) are read")
    }
    var screens: [String: Screen] = [:]
    for entry in entries.prefix(Limits.screens) {
      let node = YAMLNode(.scalar(entry.key, isPlain: false), at: entry.location)
      guard let name = name(node, "the name of a screen") else { continue }
      let own = path.key(name)
      note(entry, at: own)
      screens[name] = screen(entry.value, at: own) ?? Screen()
    }
    return screens
  }

  /// What is told until content comes: one element, or a list.
  private mutating func loading(_ node: YAMLNode, at path: NodePath) -> [Element] {
    switch node.value {
    case .mapping(let entries) where entries.isEmpty: return []
    case .mapping: return contentElement(node, at: path).map { [$0] } ?? []
    case .sequence(let items) where items.count == 1:
      // The place of a single one is the same, however it was written.
      return contentElement(items[0], at: path).map { [$0] } ?? []
    default: return content(node, at: path)
    }
  }

  /// From here on the language that a map names for its texts.
  package mutating func enterLanguage(of node: YAMLNode) {
    guard let own = node["lang"].flatMap({ value(.language, $0) }), forcedLanguage == nil else {
      return
    }
    (language, isLanguageNamed) = (own, true)
  }
}
