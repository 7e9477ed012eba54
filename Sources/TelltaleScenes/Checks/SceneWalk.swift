import TelltaleModel

/// Everything in a scene at its place, with what it stands in.
package enum SceneWalk {
  /// A screen's name where something leads to it.
  package struct ScreenName {
    package var name: String
    package var path: NodePath
    /// The screens of the modal that it stands in, where that has its own.
    package var known: Set<String>?
  }

  package static func screenNames(in scene: Scene) -> [ScreenName] {
    let names = scene.elements.flatMap { screenNames(in: $0, known: nil) }
    guard scene.status != nil else { return names }
    var seen: Set<NodePath> = []
    return names.filter { !$0.path.isInStatus || seen.insert($0.path).inserted }
  }

  /// `known` are the screens of the modal around it, where that has its own.
  package static func screenNames(
    in placed: PlacedElement, known: Set<String>? = nil
  ) -> [ScreenName] {
    var known = known
    if case .modal(let modal) = placed.element, !modal.screens.isEmpty {
      known = Set(modal.screens.keys)
    }
    return placed.leads.map { ScreenName(name: $0.name, path: $0.path, known: known) }
      + placed.inner.flatMap { screenNames(in: $0, known: known) }
  }
}

extension PlacedElement {
  /// Each action of its own parts, step by step.
  package var steps: [PlacedAction] {
    element.actions(at: path).flatMap { $0.action.steps(at: $0.path) }
  }

  /// The screens that people get to from here, by pushing on or by choosing a section.
  package var leads: [(name: String, path: NodePath)] { pushes + sections + details }

  /// The screen that stands beside it.
  private var details: [(name: String, path: NodePath)] {
    guard case .screen(let screen) = element, let split = screen.split else { return [] }
    return [(split.detail, path.key("split").key("detail"))]
  }

  /// The screens that are pushed by its own parts.
  package var pushes: [(name: String, path: NodePath)] {
    let own = steps.compactMap { step -> (name: String, path: NodePath)? in
      guard case .push(let name) = step.action else { return nil }
      return (name, step.path.key("push"))
    }
    guard case .table(let table) = element else { return own }
    return own
      + table.rows.enumerated().compactMap { index, row in
        row.push.map { ($0, table.sections.place(ofRow: index, below: path).key("push")) }
      }
  }

  private var sections: [(name: String, path: NodePath)] {
    guard case .tabBar(let bar) = element else { return [] }
    let tabs = path.key("tabs")
    return bar.tabs.enumerated().compactMap { index, tab in
      tab.screen.map { ($0, tabs.item(index).key("screen")) }
    }
  }
}
