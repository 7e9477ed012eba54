import TelltaleModel

/// One thing of a scene that is seen by itself: where it begins, a section, a further screen, or what a
/// control opens.
package struct GalleryView: Hashable, Sendable {
  /// What tells it from the others of its scene: `welcome`, `alert refused`.
  package let name: String
  let way: Way

  /// How it comes up.
  enum Way: Hashable, Sendable {
    /// It is what is seen first.
    case start
    /// By the id of its tab, or the screen that the tab names.
    case tab(String)
    /// By its name.
    case screen(String)
    /// By a control; it is shown by itself.
    case opened(Element)
  }

  /// All views of a scene, in the order in which its file has them; each name once.
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

  /// What controls of any screen open, each once.
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

  /// True for what comes before screens where a control opens it.
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
