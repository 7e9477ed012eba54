extension AppEdition {
  /// Makes the program behind the screens of a play.
  ///
  /// - Parameters:
  ///   - updates: The path of a file with the lines that the program says; `nil` for none.
  ///   - cache: The folder in which rows are kept for the next start; `nil` keeps none.
  ///   - keepsLines: True if events and replies are kept as JSON lines.
  /// - Returns: The program; `nil` for a question, which has none.
  /// - Throws: An error where a question is given updates or a cache, or where the file cannot be read.
  package func app(
    saying updates: String?, cache: String? = nil, keepsLines: Bool
  ) throws(RuntimeError) -> PlayedApp? {
    if updates != nil || cache != nil { try shown.requireScreens() }
    guard !shown.scene.isQuestion else { return nil }
    var played: PlayedUpdates?
    if let updates { played = try PlayedUpdates(path: updates, reader) }
    return PlayedApp(self, played, store: store(in: cache), keepsLines: keepsLines)
  }
}
