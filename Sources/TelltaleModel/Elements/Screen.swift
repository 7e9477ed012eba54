/// A place in an app: a bar, content below it, and what is told while the content loads.
package struct Screen: Hashable, Sendable {
  package var navigationBar: NavigationBar?
  package var tabBar: TabBar?
  package var source: DataSource?
  /// Shown until the source has delivered.
  package var loading: [Element]
  package var content: [Element]
  /// Stays at an edge while the content scrolls: the main action.
  package var dock: [Element]
  /// Where the dock stays; absent where its elements are a plain list, which is the same as automatic.
  package var dockEdge: DockEdge?
  /// Fills the display without bars; it is pushed like any other and is no modal
  /// (MODALITY-FULLSCREEN-NOT-ALWAYS-MODAL).
  package var isFullscreen: Bool
  /// `now-playing` and the like.
  package var kind: String?

  package init(
    navigationBar: NavigationBar? = nil, tabBar: TabBar? = nil, source: DataSource? = nil,
    loading: [Element] = [], content: [Element] = [], dock: [Element] = [],
    dockEdge: DockEdge? = nil,
    isFullscreen: Bool = false,
    kind: String? = nil
  ) {
    self.navigationBar = navigationBar
    self.tabBar = tabBar
    self.source = source
    self.loading = loading
    self.content = content
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
