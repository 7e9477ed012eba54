import TelltaleModel
import TelltaleSyntax

extension SceneDecoder {
  /// Any element by its key, as far as it can be understood.
  package mutating func element(_ entry: YAMLEntry, at path: NodePath) -> Element? {
    note(entry, at: path)
    guard let kind = SceneElement(rawValue: entry.key) else {
      complaints.add(
        entry.location, "unknown element \(Quoted.text(entry.key))",
        remedy: Spelling.suggestion(
          for: entry.key, among: SceneElement.allCases.map(\.rawValue))
          ?? "known: \(SceneElement.allCases.map(\.rawValue).joined(separator: ", "))")
      return nil
    }
    checkAllowed(kind, at: path)
    switch kind {
    case .alert: return alert(entry, at: path).map(Element.alert)
    case .actionSheet: return actionSheet(entry, at: path).map(Element.actionSheet)
    case .menu: return menu(entry, at: path).map(Element.menu)
    case .modal: return modal(entry, at: path).map(Element.modal)
    case .screen: return screen(entry.value, at: path).map(Element.screen)
    case .tabBar: return tabBar(entry, at: path).map(Element.tabBar)
    case .navigationBar: return navigationBar(entry.value, at: path).map(Element.navigationBar)
    case .scrollView, .table, .collection, .webView: return scrolling(kind, entry, at: path)
    case .textView: return textView(entry, at: path).map(Element.textView)
    case .label: return label(entry, at: path).map(Element.label)
    // BUTTON-SYSTEM-ANYWHERE
    case .button: return button(entry.value, in: .content, at: path).map(Element.button)
    case .keypad: return keypad(entry, at: path).map(Element.keypad)
    case .field: return contentField(entry, at: path).map(Element.field)
    case .image: return picture(entry, at: path).map(Element.picture)
    case .activityIndicator:
      return activityIndicator(entry, at: path).map(Element.activityIndicator)
    }
  }

  /// Elements that stand below each other, each a map with its name as the only key.
  package mutating func content(_ node: YAMLNode, at path: NodePath) -> [Element] {
    list(node, of: "elements", atMost: Limits.contentElements, at: path) { decoder, item, own in
      decoder.contentElement(item, at: own)
    }
  }

  /// One element of a screen; what comes over screens is refused.
  package mutating func contentElement(_ node: YAMLNode, at path: NodePath) -> Element? {
    guard case .mapping(let entries) = node.value,
      case let named = entries.filter({ !$0.key.hasPrefix("x-") }), named.count == 1,
      let only = named.first
    else {
      complaints.add(
        node.location, "found \(node.sizedSummary), expected one element",
        remedy: "write {label: {text: …}}, each element an item of its own")
      return nil
    }
    if let kind = SceneElement(rawValue: only.key), kind.isOverlay || kind == .screen {
      complaints.add(
        only.location, "\(kind.withArticle) cannot stand in the content of another element",
        remedy: kind == .screen
          ? "put it under `screens`, and push it" : "open it by a button: action: {open: …}")
      return nil
    }
    return element(only, at: path.key(only.key))
  }

  /// The profile says what may be shown at all.
  package mutating func checkAllowed(_ kind: SceneElement, at path: NodePath) {
    guard !profile.elements.contains(kind.rawValue) else { return }
    let message =
      "the profile \(Quoted.text(profile.name)) does not show \(Quoted.text(kind.rawValue))"
    switch kind {
    case .actionSheet:
      refuse(
        "ACTION-SHEET-CARPLAY-FORBIDDEN", at: path, message,
        remedy: "ask by an alert, or let people choose from a table")
    case .field:
      refuse(
        "TEXT-VIEW-CARPLAY-NO-EDITING", at: path, message,
        remedy: "let people choose from a table")
    default:
      complaints.add(
        sourceMap.location(of: path), message,
        remedy: "it shows \(profile.elements.sorted().joined(separator: ", "))")
    }
  }

  private mutating func scrolling(
    _ kind: SceneElement, _ entry: YAMLEntry, at path: NodePath
  ) -> Element? {
    if isScrolling {
      refuseHere(
        "SCROLL-VIEW-NO-NESTING", at: path,
        "\(kind.withArticle) inside of something that scrolls; nobody can tell which would move",
        remedy: "put them beside each other, or on screens of their own")
    }
    let outer = isScrolling
    isScrolling = true
    defer { isScrolling = outer }
    switch kind {
    case .scrollView: return scrollView(entry, at: path).map(Element.scrollView)
    case .table: return table(entry, at: path).map(Element.table)
    case .collection: return collection(entry, at: path).map(Element.collection)
    default: return webView(entry, at: path).map(Element.webView)
    }
  }
}
