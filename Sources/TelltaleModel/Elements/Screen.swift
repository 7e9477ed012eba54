/// A place in an app: a bar, content below it, and what is told while the content loads.
package struct Screen: Hashable, Sendable {
  package var navigationBar: NavigationBar?
  package var tabBar: TabBar?
  package var source: DataSource?
  /// Shown until the source has delivered.
  package var loading: [Element]
  package var content: [Element]
  /// Where the content stands from top to bottom as far as it does not fill the room.
  package var justify: StackJustification
  /// Stays at an edge while the content scrolls: the main action.
  package var dock: [Element]
  /// Where the dock stays; absent where its elements are a plain list, which is the same as automatic.
  package var dockEdge: DockEdge?
  /// What the screen is like where the dock is at the side, whatever its edge.
  package var dockSideWhen: RoomCondition?
  /// Present for a list that stands beside what is chosen of it.
  package var split: ScreenSplit?
  /// Fills the display without bars; it is pushed like any other and is no modal
  /// (MODALITY-FULLSCREEN-NOT-ALWAYS-MODAL).
  package var isFullscreen: Bool
  /// `now-playing` and the like.
  package var kind: String?
  /// Whether what stays while screens come and go may stand here.
  package var allowsStatus = true
  /// What of that stands here: the scene's, once that is put together.
  package var status: StatusBars?

  package init(
    navigationBar: NavigationBar? = nil, tabBar: TabBar? = nil, source: DataSource? = nil,
    loading: [Element] = [], content: [Element] = [], justify: StackJustification = .start,
    dock: [Element] = [], dockEdge: DockEdge? = nil,
    isFullscreen: Bool = false,
    kind: String? = nil
  ) {
    self.navigationBar = navigationBar
    self.tabBar = tabBar
    self.source = source
    self.loading = loading
    self.content = content
    self.justify = justify
    self.dock = dock
    self.dockEdge = dockEdge
    self.isFullscreen = isFullscreen
    self.kind = kind
  }
}

/// The edge of a screen that its dock stays at.
package enum DockEdge: String, Hashable, Sendable, CaseIterable {
  case foot
  /// Where lines end.
  case side
  /// At the side where the screen is wide and low, else at the foot.
  case automatic
}

extension Screen {
  /// The same with what stays, where it may stand there.
  package func showing(_ status: StatusBars?) -> Screen {
    var screen = self
    screen.status = allowsStatus && !isFullscreen ? status : nil
    return screen
  }
}

/// What stays on the glass while screens come and go.
package struct StatusBars: Hashable, Sendable {
  /// At the top.
  package var line: [Element]
  /// At the foot, above a tab bar that stands there: what plays, as a rule.
  package var player: [Element]

  package init(line: [Element] = [], player: [Element] = []) {
    self.line = line
    self.player = player
  }

  /// Where it stands in a scene's file.
  package static let path = NodePath("status")
}

extension NodePath {
  /// Whether something there stays while screens come and go.
  package var isInStatus: Bool { self != StatusBars.path && isWithin(StatusBars.path) }
}
