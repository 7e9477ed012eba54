import TelltaleModel

extension Tab {
  /// What scripts and events call it.
  package var name: String { id ?? screen ?? title.longest.string }
}
