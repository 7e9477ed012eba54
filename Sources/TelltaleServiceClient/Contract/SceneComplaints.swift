/// Why a scene cannot be shown.
package struct SceneComplaints: Error, Hashable, Sendable {
  /// One for each thing that is wrong, with its place and what to do.
  package var lines: [String]
  /// The file is not there, or outside of the folders that are allowed: which of both is not told.
  package var isOutside = false
  /// What is told to nobody but the service's log, in place of whoever asked.
  package var unsaid: [String] = []

  package init(lines: [String]) { self.lines = lines }
}
