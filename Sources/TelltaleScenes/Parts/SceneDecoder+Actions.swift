import TelltaleModel
import TelltaleSyntax

extension SceneDecoder {
  /// `{emit: name}`, `{open: {alert: {…}}}`, `{push: screen}` and the like, with a `result` beside
  /// it where the author says what will be seen; or a list of these.
  package mutating func action(_ entry: YAMLEntry, at path: NodePath) -> Action? {
    if entry.value.isNull { return nil }
    guard case .sequence = entry.value.value else { return step(entry.value, at: path) }
    let steps = list(entry.value, of: "actions", atMost: Limits.actions, at: path) {
      $0.step($1, at: $2)
    }
    return steps.isEmpty ? nil : .several(steps)
  }

  private mutating func step(_ node: YAMLNode, at path: NodePath) -> Action? {
    switch node.text {
    case "pop": return .pop
    case "dismiss": return .dismiss
    default: break
    }
    guard case .mapping(let entries) = node.value else { return wrongAction(node) }
    let foreign = entries.filter {
      !SceneForm.action.keys.contains($0.key) && !$0.key.hasPrefix("x-")
    }
    for entry in foreign { complaints.add(unknownKey: entry, among: SceneForm.action.keys) }
    let steps = entries.filter { SceneForm.action.keys.contains($0.key) && $0.key != "result" }
    guard steps.count == 1, let only = steps.first else {
      return foreign.isEmpty ? wrongAction(node) : nil
    }
    guard let action = step(only, at: path) else { return nil }
    guard let result = entries.first(where: { $0.key == "result" }) else { return action }
    note(result, at: path.key("result"))
    return text(result.value).map { .declaring(action, result: $0.string) } ?? action
  }

  private mutating func wrongAction(_ node: YAMLNode) -> Action? {
    complaints.add(
      node.location, "found \(node.sizedSummary), expected one action",
      remedy: "write {emit: name}, {open: {alert: …}} or {push: screen}; or a list of these")
    return nil
  }

  private mutating func step(_ entry: YAMLEntry, at path: NodePath) -> Action? {
    let own = path.key(entry.key)
    note(entry, at: own)
    switch entry.key {
    case "emit": return named(entry, "the name of an event").map(Action.emit)
    case "open": return open(entry, at: own)
    case "push": return named(entry, "the name of a screen").map(Action.push)
    case "select": return named(entry, "the id of a tab").map { Action.select(tab: $0) }
    default:
      guard entry.value.boolean == true else {
        complaints.add(
          entry.value.location, "found \(entry.value.summary), expected true",
          remedy: "write {\(entry.key): true}")
        return nil
      }
      return entry.key == "pop" ? .pop : .dismiss
    }
  }

  private mutating func named(_ entry: YAMLEntry, _ what: String) -> String? {
    if entry.value.isNull {
      complaints.add(
        entry.location, "\(Quoted.text(entry.key)) names nothing, expected \(what)",
        remedy: "write {\(entry.key): name}")
      return nil
    }
    return name(entry.value, what)
  }

  /// An element given here, or one that is known elsewhere by its id.
  private mutating func open(_ entry: YAMLEntry, at path: NodePath) -> Action? {
    let openable = SceneElement.allCases.filter(\.isOverlay)
    guard case .mapping(let entries) = entry.value.value, entries.count == 1,
      let element = entries.first, openable.contains(where: { $0.rawValue == element.key })
    else {
      complaints.add(
        entry.value.location,
        "found \(entry.value.sizedSummary), expected one of"
          + " \(openable.map(\.rawValue).joined(separator: ", "))",
        remedy: "write {open: {alert: …}}")
      return nil
    }
    let own = path.key(element.key)
    if case .scalar = element.value.value, !element.value.isNull {
      note(element, at: own)
      return name(element.value, "the id of an element").map {
        .openNamed(element: element.key, id: $0)
      }
    }
    guard openings < Limits.openedElements else {
      complaints.add(
        element.location,
        "elements open elements more than \(Limits.openedElements) deep, the most that is read")
      return nil
    }
    let outer = isScrolling
    openings += 1
    isScrolling = false
    defer { (openings, isScrolling) = (openings - 1, outer) }
    return self.element(element, at: own).map(Action.open)
  }
}
