import TelltaleModel

/// A walk through everything in a scene, each part with its place and with the modal around it.
package enum SceneWalk {
  /// The name of a screen, in a place that leads to that screen.
  package struct ScreenName {
    package var name: String
    package var path: NodePath
    /// The screens of the modal around it, where that has screens of its own.
    package var known: Set<String>?
  }

  /// Returns all names of screens in a scene, each with its place.
  ///
  /// - Parameter scene: The scene, with the status that stays on all of its screens.
  /// - Returns: Names in the order of the scene; a name in the status is there once.
  package static func screenNames(in scene: Scene) -> [ScreenName] {
    let names = scene.elements.flatMap { screenNames(in: $0, known: nil) }
    guard scene.status != nil else { return names }
    var seen: Set<NodePath> = []
    return names.filter { !$0.path.isInStatus || seen.insert($0.path).inserted }
  }

  /// Returns the names of screens in an element and everything inside of it.
  ///
  /// - Parameters:
  ///   - placed: The element at its place.
  ///   - known: The screens of the modal around it; `nil` where that has none of its own.
  /// - Returns: Names in the order of the scene.
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
  /// The actions of its own parts, step by step.
  package var steps: [PlacedAction] {
    element.actions(at: path).flatMap { $0.action.steps(at: $0.path) }
  }

  /// The screens to which people get from here: pushed, chosen as a section, or beside this one.
  package var leads: [(name: String, path: NodePath)] { pushes + sections + details }

  /// The screen that stands beside it.
  private var details: [(name: String, path: NodePath)] {
    guard case .screen(let screen) = element, let split = screen.split else { return [] }
    return [(split.detail, path.key("split").key("detail"))]
  }

  /// The screens that its own parts push.
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
