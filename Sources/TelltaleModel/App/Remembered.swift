/// The remains of the last time that an app is shown with.
package struct Remembered: Hashable, Sendable {
  /// The rows of tables that are shown with them until new ones come, by their sources
  /// (TABLE-STALE-DATA).
  package var rows: [String: [TableRow]]
  /// Texts that were typed and that nobody has kept, by the places of fields and text views (T-HOME-UNSAVED).
  package var typed: [NodePath: String]

  /// Creates the remains of the last time.
  ///
  /// - Parameters:
  ///   - rows: The last rows of tables, by their sources.
  ///   - typed: Texts that nobody has kept, by the places of fields and text views.
  package init(rows: [String: [TableRow]] = [:], typed: [NodePath: String] = [:]) {
    self.rows = rows
    self.typed = typed
  }
}
