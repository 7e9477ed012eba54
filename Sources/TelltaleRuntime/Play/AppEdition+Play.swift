extension AppEdition {
  /// The program behind the screens, which says what the file `updates` holds and keeps rows in the
  /// folder `cache`; a question has none. Throws where a question is to have one.
  package func app(
    saying updates: String?, cache: String? = nil, keepsLines: Bool
  ) throws(RuntimeError) -> PlayedApp? {
    if updates != nil || cache != nil { try shown.requireScreens() }
    guard !shown.scene.isQuestion else { return nil }
    var played: PlayedUpdates?
    if let updates { played = try PlayedUpdates(path: updates, reader) }
    return PlayedApp(self, played, keeper: keeper(in: cache), keepsLines: keepsLines)
  }
}
