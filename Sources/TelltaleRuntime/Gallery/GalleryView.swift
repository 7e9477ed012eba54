import TelltaleModel

/// One view of a scene: its beginning, a section, a further screen, or an element that a control opens.
package struct GalleryView: Hashable, Sendable {
  /// The name that is unique among the views of the scene: `welcome`, `alert refused`.
  package let name: String
  let way: Way

  /// The way in which the view comes up.
  enum Way: Hashable, Sendable {
    /// The view is seen first.
    case start
    /// A tab is selected, by its id or by the screen that it names.
    case tab(String)
    /// A screen is shown, by its name.
    case screen(String)
    /// An element that a control opens is shown by itself.
    case opened(Element)
  }

  /// Returns all views of a scene.
  ///
  /// - Parameter scene: A question or an app.
  /// - Returns: The beginning, the other sections, the other screens by their names, and the elements that
  ///   controls open. Each name is there once: a repeated name gets a number.
  package static func views(of scene: Scene) -> [GalleryView] {
    let start = GalleryView(name: scene.start ?? scene.root.name, way: .start)
    let tabs = scene.tabs
    let sections = tabs.dropFirst().compactMap { tab in
      (tab.id ?? tab.screen).map { GalleryView(name: $0, way: .tab($0)) }
    }
    let covered = Set(tabs.compactMap(\.screen) + [scene.start].compactMap { $0 })
    let screens = scene.screens.keys.filter { !covered.contains($0) }.sorted()
      .map { GalleryView(name: $0, way: .screen($0)) }
    return named([start] + sections + screens + opened(in: scene))
  }

  /// The elements that controls of any screen open, each once.
  private static func opened(in scene: Scene) -> [GalleryView] {
    var seen: Set<Element> = [scene.root]
    return scene.allElements.compactMap { placed in
      guard isOpened(placed.element) else { return nil }
      let id = placed.element.id
      guard seen.insert(placed.element).inserted else { return nil }
      let name = [placed.element.name, id].compactMap { $0 }.joined(separator: " ")
      return GalleryView(name: name, way: .opened(placed.element))
    }
  }

  /// True for elements that stand before screens once a control opens them.
  private static func isOpened(_ element: Element) -> Bool {
    switch element.traits.place {
    case .question, .modal: true
    case .menu, .screen, .bar, .content: false
    }
  }

  /// The same views; a name that came before has a number behind it.
  private static func named(_ views: [GalleryView]) -> [GalleryView] {
    var taken: Set<String> = []
    return views.map { view in
      var name = view.name
      var number = 2
      while !taken.insert(name).inserted {
        name = "\(view.name) \(number)"
        number += 1
      }
      return GalleryView(name: name, way: view.way)
    }
  }
}

extension Scene {
  /// The sections that it starts with.
  fileprivate var tabs: [Tab] { root.tabs(at: .root)?.bar.tabs ?? [] }
}
