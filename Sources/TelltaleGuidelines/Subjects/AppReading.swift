import TelltaleModel

/// A whole scene, for rules on how its screens hang together.
struct AppReading: RuleReading {
  let context: RuleSubject

  /// The elements have their own readings.
  var allTexts: [Passage] { [] }

  private var scene: Scene { context.scene }

  /// True where there are screens to speak of, and not one dialog by itself.
  var isApp: Bool {
    if case .screen = scene.root { return true }
    return !scene.screens.isEmpty
  }

  /// What people see first, with its place.
  var root: PlacedElement {
    guard let start = scene.start else {
      return PlacedElement(scene.root, at: .root.key(scene.root.name))
    }
    return PlacedElement(scene.root, at: .screen(start))
  }

  func screen(_ name: String) -> PlacedElement? {
    scene.screens[name].map { PlacedElement(.screen($0), at: .screen(name)) }
  }

  /// All screens, the root included.
  var screens: [PlacedElement] { scene.elements }

  /// The tab bar that people start from.
  var rootTabBar: (bar: TabBar, path: NodePath)? { root.element.tabs(at: root.path) }

  /// The pushes of what a tab shows first.
  func pushes(of tab: Tab, at path: NodePath) -> [PlacedPush] {
    let named = tab.screen.flatMap(screen)?.pushes ?? []
    return named + tab.content.placed(at: path.key("content")).flatMap(\.pushes)
  }

  /// Where people are without having gone anywhere: the root, and what each tab shows.
  private var origins: [Trail] {
    guard let (bar, path) = rootTabBar else {
      return [Trail(names: [], pushes: root.pushes)]
    }
    return bar.tabs.enumerated().map { index, tab in
      Trail(
        names: [tab.screen ?? tab.title.longest.string],
        pushes: pushes(of: tab, at: path.key("tabs").item(index)))
    }
  }

  /// A way to a screen, by names, and where it goes on.
  struct Trail {
    var names: [String]
    var pushes: [PlacedPush]
  }

  /// The shortest way to each screen, as the push that ends it and how many there were.
  func shortestTrails() -> [(push: PlacedPush, names: [String], depth: Int)] {
    var found: [(push: PlacedPush, names: [String], depth: Int)] = []
    var front = origins
    var seen = Set(front.compactMap(\.names.first))
    if let start = scene.start { seen.insert(start) }
    var depth = 0
    while !front.isEmpty {
      depth += 1
      var next: [Trail] = []
      for trail in front {
        for push in trail.pushes where seen.insert(push.screen).inserted {
          let names = trail.names + [push.screen]
          found.append((push, names, depth))
          next.append(Trail(names: names, pushes: screen(push.screen)?.pushes ?? []))
        }
      }
      front = next
    }
    return found
  }
}
