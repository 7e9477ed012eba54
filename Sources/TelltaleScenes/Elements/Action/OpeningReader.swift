import TelltaleModel
import TelltaleSyntax

/// Reads what an action opens: an element given here, or one that is known elsewhere by its id.
struct OpeningReader {
  /// The action that opens it; `nil` after a complaint.
  func opening(_ entry: YAMLEntry, at path: NodePath, in context: inout SceneContext) -> Action? {
    let openable = SceneElement.allCases.filter(\.isOverlay)
    guard case .mapping(let entries) = entry.value.value, entries.count == 1,
      let element = entries.first, openable.contains(where: { $0.rawValue == element.key })
    else {
      context.complaints.add(
        entry.value.location,
        "found \(entry.value.sizedSummary), expected one of"
          + " \(openable.map(\.rawValue).joined(separator: ", "))",
        remedy: "write {open: {alert: …}}")
      return nil
    }
    let own = path.key(element.key)
    if case .scalar = element.value.value, !element.value.isNull {
      context.note(element, at: own)
      return context.name(element.value, "the id of an element").map {
        .openNamed(element: element.key, id: $0)
      }
    }
    guard context.openings < Limits.openedElements else {
      context.complaints.add(
        element.location,
        "elements open elements more than \(Limits.openedElements) deep, the most that is read")
      return nil
    }
    context.openings += 1
    defer { context.openings -= 1 }
    return context.whereScrolling(false) {
      $0.element(element, at: own).map(Action.open)
    }
  }
}
