/// A place in an app: a bar, content below it, and what is told while the content loads.
package struct Screen: Hashable, Sendable {
  package var navigationBar: NavigationBar?
  package var tabBar: TabBar?
  package var source: DataSource?
  /// Shown until the source has delivered.
  package var loading: [Element]
  package var content: [Element]
  /// Stays at the foot while the content scrolls: the main action.
  package var dock: [Element]
  /// Fills the display without bars; it is pushed like any other and is no modal
  /// (MODALITY-FULLSCREEN-NOT-ALWAYS-MODAL).
  package var isFullscreen: Bool
  /// `now-playing` and the like.
  package var kind: String?

  package init(
    navigationBar: NavigationBar? = nil, tabBar: TabBar? = nil, source: DataSource? = nil,
    loading: [Element] = [], content: [Element] = [], dock: [Element] = [],
    isFullscreen: Bool = false,
    kind: String? = nil
  ) {
    self.navigationBar = navigationBar
    self.tabBar = tabBar
    self.source = source
    self.loading = loading
    self.content = content
    self.dock = dock
    self.isFullscreen = isFullscreen
    self.kind = kind
  }
}
