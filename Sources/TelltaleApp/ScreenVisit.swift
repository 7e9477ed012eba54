import TelltaleLayout
import TelltaleModel

/// A screen that one has come to.
package struct ScreenVisit: Hashable, Sendable {
  package var name: String
  package var screen: Screen { didSet { index = ElementIndex(screen, at: path) } }
  package let path: NodePath
  /// What stands on the screen.
  package private(set) var index: ElementIndex
  package var view = ViewState()
  /// The row or item of the list before it that led here, where a hand has chosen one.
  package var ledBy: ControlID?
  /// Where the focus was when one left it.
  package var focus: ControlID?
  /// What the application has been told last of what is typed.
  package var told: [NodePath: String] = [:]

  package init(name: String, screen: Screen, path: NodePath) {
    self.name = name
    self.screen = screen
    self.path = path
    index = ElementIndex(screen, at: path)
  }

  /// The root of a tab: the screen that it names, or what stands in it.
  package init(tab: Tab, index: Int, path: NodePath, scene: Scene) {
    if let name = tab.screen, let screen = scene.screens[name] {
      self.init(name: name, screen: screen, path: .screen(name))
    } else {
      self.init(
        name: tab.name, screen: Screen(content: tab.content).showing(scene.status),
        path: path.key("tabs").item(index))
    }
  }

  /// The root of an app without tabs; any other element is the whole content of a screen.
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
  /// Inner screens that one has gone back from, as they were left.
  package var left: [String: ScreenVisit] = [:]

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
