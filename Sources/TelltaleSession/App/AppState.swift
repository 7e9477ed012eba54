import TelltaleGraphics
import TelltaleInput
import TelltaleLayout
import TelltaleModel

/// An app scene while it is shown: where one is in it, and what hands and the application have
/// changed.
struct AppState: Hashable, Sendable {
  private let script: AppScript
  /// Where one is in it.
  var visits: AppVisits
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
  var motionNotice = MotionNotice()

  var scene: Scene { script.scene }
  var language: Language { script.language }
  var words: InterfaceWords { script.words }
  var tabs: TabBar? { script.tabs }
  var tabsPath: NodePath { script.tabsPath }
  var lists: AppLists { script.lists }

  init(_ scene: Scene, language: Language, words: InterfaceWords) {
    let (tabs, path) = AppScript.tabs(of: scene)
    visits = AppVisits(scene, tabs, path)
    script = AppScript(
      scene, language: language, words: words, tabs: tabs, tabsPath: path,
      roots: visits.stacks.map { PlacedElement(.screen($0[0].screen), at: $0[0].path) })
  }

  /// The screen that takes input.
  var current: ScreenVisit {
    get { visits.current }
    set { visits.current = newValue }
  }

  /// The modal in front of the screen.
  var modal: ModalVisit? { visits.modal }

  /// What the screen with the hidden sections is called.
  static let more = "more"
}

/// A change of a collection that is shown.
enum CollectionChange: Hashable, Sendable {
  case layout(NodePath, CollectionLayout)
  case items(String, [CollectionItem])
}
