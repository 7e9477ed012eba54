import TelltaleGraphics
import TelltaleLayout
import TelltaleModel

/// An app scene while it is shown: where one is in it, and what hands and the application have
/// changed.
package struct AppState: Hashable, Sendable {
  private let script: AppScript
  /// Where one is in it.
  package var visits: AppVisits
  package var data = AppData()
  /// What the rows of last time are kept under, of which the application has told nothing yet.
  package var recalled: Set<String> = []
  /// What was typed last time on screens that have not come up since.
  package var typedBefore: [NodePath: String] = [:]
  /// What of it the application has been told.
  package var toldBefore: [NodePath: String] = [:]
  /// Nobody has said yet how the vehicle moves.
  package var driving = DrivingState.unknown
  package var heartbeat = Heartbeat()
  package var idle = IdleWatch()
  /// Collections whose items move, since when.
  package var morphs: [NodePath: Instant] = [:]
  /// Changes of collections that wait until hands rest (COLLECTION-LAYOUT-CHANGE-FOLLOWABLE).
  package var changes: [CollectionChange] = []
  /// When a hand did something last.
  package var touched: Instant?
  package var awaited = AwaitedSources()
  package var cuts = DrivingCuts()
  package var motionNotice = MotionNotice()
  package var toasts = Toasts()

  package var scene: Scene { script.scene }
  package var language: Language { script.language }
  package var words: InterfaceWords { script.words }
  package var tabs: TabBar? { script.tabs }
  package var tabsPath: NodePath { script.tabsPath }
  package var lists: AppLists { script.lists }

  package init(_ scene: Scene, language: Language, words: InterfaceWords) {
    let (tabs, path) = AppScript.tabs(of: scene)
    visits = AppVisits(scene, tabs, path)
    script = AppScript(
      scene, language: language, words: words, tabs: tabs, tabsPath: path,
      roots: visits.stacks.map { PlacedElement(.screen($0[0].screen), at: $0[0].path) })
  }

  /// The screen that takes input.
  package var current: ScreenVisit {
    get { visits.current }
    set { visits.current = newValue }
  }

  /// The screen that takes input and has a place of the scene: of two side by side the one that it is on.
  package subscript(holding path: NodePath) -> ScreenVisit {
    _read { yield visits[holding: path] }
    _modify { yield &visits[holding: path] }
  }

  /// A table that is seen, by the name of its source or by its place.
  package func table(named name: String) -> (NodePath?, Table?) {
    guard visits.isSplit else { return current.table(named: name) }
    return visits.seen.lazy.map { $0.table(named: name) }.first { $0.0 != nil } ?? (nil, nil)
  }

  /// The modal in front of the screen.
  package var modal: ModalVisit? { visits.modal }

  /// The app once its program has gone: nobody waits for it, and what turns must not claim life that is not there.
  ///
  /// - Parameter time: when it went; `nil` where the screens go with it.
  /// - Returns: What stays; `nil` for nothing.
  package func left(at time: Instant?) -> AppState? {
    guard let time else { return nil }
    var left = self
    left.heartbeat = Heartbeat(interval: nil, heard: heartbeat.heard, silentSince: time)
    left.idle = IdleWatch()
    return left
  }

  /// A hand did something: somebody is there.
  package mutating func handActs(at time: Instant) {
    touched = time
    idle.act(at: time)
  }

  /// What the screen with the hidden sections is called.
  package static let more = "more"
}

/// A change of a collection that is shown.
package enum CollectionChange: Hashable, Sendable {
  case layout(String, CollectionLayout)
  case items(String, [CollectionItem])
}
