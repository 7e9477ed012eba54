import TelltaleGraphics
import TelltaleInput
import TelltaleLayout
import TelltaleModel

/// An app scene while it is shown: where one is in it, and what hands and the application have
/// changed.
struct AppState: Hashable, Sendable {
  private let script: AppScript
  var selected = 0
  var showsMore = false
  /// The screens pushed in each tab's area, the root first.
  var stacks: [[ScreenVisit]]
  var modal: ModalVisit?
  var data = AppData()
  /// What the rows of last time are kept under, of which the application has told nothing yet.
  var recalled: Set<String> = []
  /// What was typed last time on screens that have not come up since.
  var typedBefore: [NodePath: String] = [:]
  /// Nobody has said yet how the vehicle moves.
  var driving = DrivingState.unknown
  var heartbeat = Heartbeat()
  var idle = IdleWatch()
  /// Collections whose items move, since when.
  var morphs: [NodePath: Instant] = [:]
  /// Changes of collections that wait until hands rest (COLLECTION-LAYOUT-CHANGE-FOLLOWABLE).
  var changes: [CollectionChange] = []
  /// When a hand did something last.
  var touched: Instant?
  var awaited = AwaitedSources()
  var cuts = DrivingCuts()
  var now = Instant.zero

  var scene: Scene { script.scene }
  var language: Language { script.language }
  var words: InterfaceWords { script.words }
  var tabs: TabBar? { script.tabs }
  var tabsPath: NodePath { script.tabsPath }
  var lists: AppLists { script.lists }

  init(_ scene: Scene, language: Language, words: InterfaceWords) {
    let (tabs, path) = AppScript.tabs(of: scene)
    if let tabs {
      stacks = tabs.tabs.enumerated().map { index, tab in
        [ScreenVisit(tab: tab, index: index, path: path, scene: scene)]
      }
    } else {
      stacks = [[ScreenVisit(root: scene, path: path)]]
    }
    script = AppScript(
      scene, language: language, words: words, tabs: tabs, tabsPath: path,
      roots: stacks.map { PlacedElement(.screen($0[0].screen), at: $0[0].path) })
  }

  /// The screen that is seen, or lies below the modal.
  var visit: ScreenVisit {
    get { stacks[selected][stacks[selected].count - 1] }
    set { stacks[selected][stacks[selected].count - 1] = newValue }
  }

  /// The screen that takes input.
  var current: ScreenVisit {
    get { modal?.visit ?? visit }
    set {
      if modal != nil { modal?.visit = newValue } else { visit = newValue }
    }
  }

  /// What the screen with the hidden sections is called.
  static let more = "more"

  var depth: Int { modal?.visits.count ?? stacks[selected].count }
}

/// A screen that one has come to.
struct ScreenVisit: Hashable, Sendable {
  var name: String
  var screen: Screen
  var path: NodePath
  var view = ViewState()
  /// Where the focus was when one left it.
  var focus: ControlID?
  /// What the application has been told last of what is typed.
  var told: [NodePath: String] = [:]

  init(name: String, screen: Screen, path: NodePath) {
    self.name = name
    self.screen = screen
    self.path = path
  }

  /// The root of a tab: the screen that it names, or what stands in it.
  init(tab: Tab, index: Int, path: NodePath, scene: Scene) {
    if let name = tab.screen, let screen = scene.screens[name] {
      self.init(name: name, screen: screen, path: NodePath("screens").key(name))
    } else {
      self.init(
        name: tab.name, screen: Screen(content: tab.content),
        path: path.key("tabs").item(index))
    }
  }

  /// The root of an app without tabs; any other element is the whole content of a screen.
  init(root scene: Scene, path: NodePath) {
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
struct ModalVisit: Hashable, Sendable {
  var modal: Modal
  var path: NodePath
  var visits: [ScreenVisit]
  /// Inner screens that one has gone back from, as they were left.
  var left: [String: ScreenVisit] = [:]

  init(_ modal: Modal, path: NodePath) {
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

  var visit: ScreenVisit {
    get { visits[visits.count - 1] }
    set { visits[visits.count - 1] = newValue }
  }

  var name: String { modal.id ?? modal.title?.longest.string ?? "modal" }
}

/// A change of a collection that is shown.
enum CollectionChange: Hashable, Sendable {
  case layout(NodePath, CollectionLayout)
  case items(String, [CollectionItem])
}
