import TelltaleModel

extension Tab {
  /// The name by which scripts and events call the tab.
  package var name: String { id ?? screen ?? title.longest.string }
}
