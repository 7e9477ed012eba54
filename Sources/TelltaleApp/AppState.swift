import TelltaleGraphics
import TelltaleLayout
import TelltaleModel

/// The state of an app scene while it is shown: the screens that are open, and the changes of
/// people and of the application.
package struct AppState: Hashable, Sendable {
  private let script: AppScript
  /// The screens that are open.
  package var visits: AppVisits
  package var data = AppData()
  /// The keys of tables that show rows of the last start, because the application has delivered
  /// none yet.
  package var recalled: Set<String> = []
  /// The texts of the last start on screens that have not come up since.
  package var typedBefore: [NodePath: String] = [:]
  /// The part of those texts of which the application has been told.
  package var toldBefore: [NodePath: String] = [:]
  /// The state of the vehicle. It counts as moving until the application tells it.
  package var driving = DrivingState.unknown
  package var heartbeat = Heartbeat()
  package var idle = IdleWatch()
  /// The collections whose items move, with the start of the movement.
  package var morphs: [NodePath: Instant] = [:]
  /// Changes of collections that wait until hands rest (COLLECTION-LAYOUT-CHANGE-FOLLOWABLE).
  package var changes: [CollectionChange] = []
  /// The moment of a person's last action.
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

  /// - Parameters:
  ///   - scene: The scene of the app.
  ///   - language: The language that the scene is shown in.
  ///   - words: The words of the interface in that language.
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

  /// The screen that takes input and contains a place of the scene: one of two where two stand side
  /// by side.
  package subscript(holding path: NodePath) -> ScreenVisit {
    _read { yield visits[holding: path] }
    _modify { yield &visits[holding: path] }
  }

  /// Returns a table that is in view.
  ///
  /// - Parameter name: The name of the table's source, or its place in the scene.
  /// - Returns: The table and its place; `nil` for both where none is in view.
  package func table(named name: String) -> (NodePath?, Table?) {
    guard visits.isSplit else { return current.table(named: name) }
    return visits.seen.lazy.map { $0.table(named: name) }.first { $0.0 != nil } ?? (nil, nil)
  }

  /// The modal in front of the screen.
  package var modal: ModalVisit? { visits.modal }

  /// Returns the state of the app after its program has gone: no sign of life and no idle time is
  /// awaited, and indicators of activity stop.
  ///
  /// - Parameter time: The moment at which the program went; `nil` where the screens go with it.
  /// - Returns: The state that stays; `nil` for nothing.
  package func left(at time: Instant?) -> AppState? {
    guard let time else { return nil }
    var left = self
    left.heartbeat = Heartbeat(interval: nil, heard: heartbeat.heard, silentSince: time)
    left.idle = IdleWatch()
    return left
  }

  /// Notes that a person has done something, so that the app does not count as idle.
  ///
  /// - Parameter time: The moment of the action.
  package mutating func handActs(at time: Instant) {
    touched = time
    idle.act(at: time)
  }

  /// The name of the screen with the sections that have no tab.
  package static let more = "more"
}

/// A change of a collection that is shown.
package enum CollectionChange: Hashable, Sendable {
  case layout(String, CollectionLayout)
  case items(String, [CollectionItem])
}
