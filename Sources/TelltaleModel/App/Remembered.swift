/// What an app is shown with from the last time.
package struct Remembered: Hashable, Sendable {
  /// The rows of tables that are shown with them until new ones come, by their sources
  /// (TABLE-STALE-DATA).
  package var rows: [String: [TableRow]]
  /// What was typed and not kept by anybody, by the places of fields and text views
  /// (T-HOME-UNSAVED).
  package var typed: [NodePath: String]

  package init(rows: [String: [TableRow]] = [:], typed: [NodePath: String] = [:]) {
    self.rows = rows
    self.typed = typed
  }
}
