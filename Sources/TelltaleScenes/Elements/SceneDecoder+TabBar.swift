import TelltaleModel
import TelltaleSyntax

extension SceneDecoder {
  package mutating func tabBar(_ entry: YAMLEntry, at path: NodePath) -> TabBar? {
    var bar = TabBar(tabs: [])
    let remedy = "give it some, such as {title: Radio, screen: radio}"
    var hasTabs = false
    let isMap = record(entry.value, .tabBar, at: path) { decoder, entry, own in
      switch entry.key {
      case "id": bar.id = decoder.name(entry.value, "an id")
      case "tabs":
        hasTabs = !entry.value.isNull
        bar.tabs = decoder.list(entry.value, of: "tabs", atMost: Limits.tabs, at: own) {
          $0.tab($1, at: $2)
        }
        if case .sequence(let items) = entry.value.value, items.isEmpty {
          decoder.refuse("TAB-BAR-ANY-NUMBER", at: own, "the list of tabs is empty", remedy: remedy)
        }
      default: return
      }
    }
    guard isMap, case .mapping(let entries) = entry.value.value else { return nil }
    if !hasTabs, !isMisspelt("tabs", in: entries, .tabBar) {
      refuse("TAB-BAR-ANY-NUMBER", at: path, "the tab bar has no tabs", remedy: remedy)
    }
    checkUnique(
      bar.tabs.enumerated().map { ($1.id, path.key("tabs").item($0)) },
      "give each tab its own")
    return bar
  }

  private mutating func tab(_ node: YAMLNode, at path: NodePath) -> Tab? {
    var tab = Tab(title: "")
    var title: TextVariants?
    let isMap = record(node, .tab, at: path) { decoder, entry, own in
      switch entry.key {
      case "id": tab.id = decoder.name(entry.value, "an id")
      case "title": title = decoder.variants(entry, at: own)
      case "icon": tab.icon = decoder.icon(entry.value)
      case "screen": tab.screen = decoder.name(entry.value, "the name of a screen")
      case "content": tab.content = decoder.content(entry.value, at: own)
      case "source": tab.source = decoder.source(entry.value, at: own)
      case "unavailable": tab.unavailable = decoder.variants(entry, at: own)
      case "badge": tab.badge = decoder.badge(entry.value, at: own)
      default: return
      }
    }
    guard isMap, case .mapping(let entries) = node.value else { return nil }
    if tab.screen != nil, !tab.content.isEmpty {
      complaints.add(
        node.location, "a tab with both a screen and content of its own",
        remedy: "keep one of the two")
    }
    if let title {
      tab.title = title
    } else if !isMisspelt("title", in: entries, .tab) {
      complaints.add(
        node.location, "a tab without a title", remedy: "say in a word what its section holds")
    }
    return tab
  }

  /// Digits, an exclamation mark, or what the application delivers.
  package mutating func badge(_ node: YAMLNode, at path: NodePath) -> Badge? {
    if node.isNull { return nil }
    if case .mapping = node.value {
      var binding: String?
      record(node, SceneForm("a badge", ["bind"]), at: path) { decoder, entry, _ in
        binding = decoder.name(entry.value, "the name of a value")
      }
      return binding.map(Badge.bound)
    }
    if case .scalar(let text, _) = node.value {
      if text == "!" { return .attention }
      let isDigits = text.utf8.allSatisfy { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }
      if isDigits, let count = Int(text) { return .count(count) }
    }
    refuse(
      "TAB-BAR-BADGE-CONTENT", at: path,
      "found \(node.summary), expected a number in digits, \"!\", or {bind: name}",
      remedy: "say by a number how much is new, or by \"!\" that something is")
    return nil
  }
}
