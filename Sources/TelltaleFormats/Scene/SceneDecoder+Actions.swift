import TelltaleModel

extension SceneDecoder {
  /// `{emit: name}`, `{open: {alert: {…}}}`, or `{open: {alert: id}}` for one the application has.
  mutating func action(_ entry: YAMLEntry, at path: NodePath) -> Action? {
    let node = entry.value
    if node.isNull { return nil }
    guard case .mapping(let entries) = node.value, entries.count == 1, let only = entries.first
    else {
      complaints.add(
        node.location, "found \(node.sizedSummary), expected one action",
        remedy: "write {emit: name} or {open: {alert: …}}")
      return nil
    }
    switch only.key {
    case "emit": return emit(only)
    case "open": return open(only, at: path.key("open"))
    default:
      complaints.add(unknownKey: only, among: SceneKeys.action)
      return nil
    }
  }

  private mutating func emit(_ entry: YAMLEntry) -> Action? {
    if entry.value.isNull {
      complaints.add(entry.location, "\"emit\" names no event", remedy: "write {emit: name}")
      return nil
    }
    return name(entry.value, "the name of an event").map(Action.emit)
  }

  private mutating func open(_ entry: YAMLEntry, at path: NodePath) -> Action? {
    guard case .mapping(let entries) = entry.value.value, entries.count == 1,
      let element = entries.first, element.key == SceneElement.alert.rawValue
    else {
      complaints.add(
        entry.value.location, "found \(entry.value.sizedSummary), expected an alert to open",
        remedy: "write {open: {alert: …}}")
      return nil
    }
    if case .scalar = element.value.value, !element.value.isNull {
      return name(element.value, "the id of an alert").map {
        .openNamed(element: element.key, id: $0)
      }
    }
    guard depth < Limits.openedAlerts else {
      complaints.add(
        element.location,
        "alerts open alerts more than \(Limits.openedAlerts) deep, the most that is read")
      return nil
    }
    depth += 1
    defer { depth -= 1 }
    return alert(element, at: path.key(element.key)).map { .open(.alert($0)) }
  }
}
