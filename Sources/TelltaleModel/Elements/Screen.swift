/// A place in an app: a bar, content below it, and elements that are shown while the content loads.
package struct Screen: Hashable, Sendable {
  package var navigationBar: NavigationBar?
  package var tabBar: TabBar?
  package var source: DataSource?
  /// The elements that are shown until the source has delivered.
  package var loading: [Element]
  package var content: [Element]
  /// The place of the content from top to bottom, as far as it does not fill the room.
  package var justify: StackJustification
  /// The elements that stay at an edge while the content scrolls: the main action.
  package var dock: [Element]
  /// The edge at which the dock stays; absent where its elements are a plain list, which is the same as automatic.
  package var dockEdge: DockEdge?
  /// The condition on the screen under which the dock is at the side, whatever its edge.
  package var dockSideWhen: RoomCondition?
  /// The list beside which stands what is chosen of it; absent for other screens.
  package var split: ScreenSplit?
  /// True where it fills the display without bars; it is pushed like any other and is no modal
  /// (MODALITY-FULLSCREEN-NOT-ALWAYS-MODAL).
  package var isFullscreen: Bool
  /// The kind of the screen, such as `now-playing`.
  package var kind: String?
  /// True where the status may stand here, which stays while screens come and go.
  package var allowsStatus = true
  /// The status that stands here: the scene's, once the scene is put together.
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
  /// At the side where lines end.
  case side
  /// At the side where the screen is wide and low, else at the foot.
  case automatic
}

extension Screen {
  /// Returns the screen with a status, where it may stand there.
  ///
  /// - Parameter status: The status of the scene; `nil` for none.
  /// - Returns: The screen; without a status where it allows none, or fills the display.
  package func showing(_ status: StatusBars?) -> Screen {
    var screen = self
    screen.status = allowsStatus && !isFullscreen ? status : nil
    return screen
  }
}

/// The status: elements that stay on the glass while screens come and go.
package struct StatusBars: Hashable, Sendable {
  /// The elements at the top.
  package var line: [Element]
  /// The elements at the foot, above a tab bar that stands there: what plays, as a rule.
  package var player: [Element]

  /// Creates a status.
  ///
  /// - Parameters:
  ///   - line: The elements at the top.
  ///   - player: The elements at the foot, above a tab bar that stands there.
  package init(line: [Element] = [], player: [Element] = []) {
    self.line = line
    self.player = player
  }

  /// The place of the status in a scene's file.
  package static let path = NodePath("status")
}

extension NodePath {
  /// True for the place of something that stays while screens come and go.
  package var isInStatus: Bool { self != StatusBars.path && isWithin(StatusBars.path) }
}
