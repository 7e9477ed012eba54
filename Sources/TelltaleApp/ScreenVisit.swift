import TelltaleLayout
import TelltaleModel

/// A screen that is open, with the state of its view.
package struct ScreenVisit: Hashable, Sendable {
  package var name: String
  package var screen: Screen { didSet { index = ElementIndex(screen, at: path) } }
  package let path: NodePath
  /// The elements of the screen, by their places.
  package private(set) var index: ElementIndex
  package var view = ViewState()
  /// The row or item of the list before it that led here, where a person has chosen one.
  package var ledBy: ControlID?
  /// The focus at the moment of leaving the screen.
  package var focus: ControlID?
  /// The typed texts of which the application was told last, by their places.
  package var told: [NodePath: String] = [:]

  package init(name: String, screen: Screen, path: NodePath) {
    self.name = name
    self.screen = screen
    self.path = path
    index = ElementIndex(screen, at: path)
  }

  /// Makes the first screen of a tab: the screen that the tab names, or its own content.
  ///
  /// - Parameters:
  ///   - tab: The tab.
  ///   - index: The number of the tab, from 0.
  ///   - path: The place of the tab bar in the scene.
  ///   - scene: The scene, for its screens and its status.
  package init(tab: Tab, index: Int, path: NodePath, scene: Scene) {
    if let name = tab.screen, let screen = scene.screens[name] {
      self.init(name: name, screen: screen, path: .screen(name))
    } else {
      self.init(
        name: tab.name, screen: Screen(content: tab.content).showing(scene.status),
        path: path.key("tabs").item(index))
    }
  }

  /// Makes the first screen of an app without tabs. An element that is no screen becomes its
  /// content.
  ///
  /// - Parameters:
  ///   - scene: The scene of the app.
  ///   - path: The place of the first screen in the scene.
  package init(root scene: Scene, path: NodePath) {
    if case .screen(let screen) = scene.root {
      self.init(name: scene.start ?? "main", screen: screen, path: path)
    } else if case .modal = scene.root {
      // It stands over an empty screen.
      self.init(name: "main", screen: Screen(), path: .root)
    } else if case .navigationBar(let bar) = scene.root {
      self.init(name: "main", screen: Screen(navigationBar: bar), path: .root)
    } else {
      self.init(name: "main", screen: Screen(content: [scene.root]), path: .root)
    }
  }
}

/// A modal with the screens inside it.
package struct ModalVisit: Hashable, Sendable {
  package var modal: Modal
  package var path: NodePath
  package var visits: [ScreenVisit]
  /// Screens of the modal that were gone back from, in the state in which they were left.
  package var left: [String: ScreenVisit] = [:]

  /// - Parameters:
  ///   - modal: The modal, which opens at its start screen, or else at its own content.
  ///   - path: The place of the modal in the scene.
  package init(_ modal: Modal, path: NodePath) {
    self.modal = modal
    self.path = path
    let start = modal.start.flatMap { name in
      modal.screens[name].map {
        ScreenVisit(name: name, screen: $0, path: path.key("screens").key(name))
      }
    }
    let content = ScreenVisit(
      name: modal.id ?? "modal", screen: Screen(content: modal.content), path: path)
    visits = [start ?? content]
  }

  package var visit: ScreenVisit {
    get { visits[visits.count - 1] }
    set { visits[visits.count - 1] = newValue }
  }

  package var name: String { modal.id ?? modal.title?.longest.string ?? "modal" }
}
