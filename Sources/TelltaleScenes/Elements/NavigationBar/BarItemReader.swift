import TelltaleCatalogue
import TelltaleGraphics
import TelltaleModel
import TelltaleSyntax

/// Reads what stands at the end of a bar: a button, room between two, or something that a bar is no
/// place for.
struct BarItemReader {
  /// The item; `nil` after a complaint.
  func item(_ node: YAMLNode, at path: NodePath, in context: inout SceneContext) -> BarItem? {
    let buttons = ButtonReader(place: .bar)
    guard case .mapping(let entries) = node.value, entries.count == 1, let only = entries.first
    else { return buttons.button(node, at: path, in: &context).map(BarItem.button) }
    let own = path.key(only.key)
    switch only.key {
    case Self.space:
      context.note(only, at: own)
      return fixedSpace(only.value, at: own, in: &context).map(BarItem.fixedSpace)
    case SceneElement.button.rawValue:
      return buttons.button(only.value, at: own, in: &context).map(BarItem.button)
    case let key where Self.crowdingKeys.contains(key):
      context.note(only, at: own)
      // Where a guideline speaks of it, it says more than that the format has no such thing.
      if !context.applies(.navigationBarCrowded) {
        context.complaints.add(
          only.location, "\(Quoted.text(key)) in a bar, expected a button or fixed-space",
          remedy: "put it into the content")
      }
      return .other(key)
    default: return buttons.button(node, at: path, in: &context).map(BarItem.button)
    }
  }

  private static let space = "fixed-space"

  private static let crowdingKeys: Set<String> = {
    let others = [
      "text-field", "search", "search-field", "segmented-control", "slider", "switch", "toggle",
      "picker", "progress",
    ]
    return Set(SceneElement.allCases.map(\.rawValue) + others)
      // A button may be an icon alone.
      .subtracting([SceneElement.button.rawValue, SceneElement.icon.rawValue])
  }()

  private func fixedSpace(
    _ node: YAMLNode, at path: NodePath, in context: inout SceneContext
  ) -> Points? {
    guard let width = context.value(.points(0...400), node) else { return nil }
    if width < 8 {
      context.refuse(
        .navigationBarFixedSpace, at: path,
        "\(node.summary) points between two controls, expected 8 or more",
        remedy: "make the space wider, or leave it out")
    }
    return width
  }

  /// What the JSON Schema says of an item.
  static var definition: JSONValue.Member {
    let button = SchemaPiece.reference("button")
    return .init(
      "barItem",
      SchemaPiece.either(
        button, SchemaPiece.only(space, ValueReader<Double>.number(8...400).schema),
        SchemaPiece.only(SceneElement.button.rawValue, button)))
  }
}
