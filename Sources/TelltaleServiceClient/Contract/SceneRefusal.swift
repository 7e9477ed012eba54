/// The reasons why a scene cannot be shown.
package struct SceneRefusal: Error, Hashable, Sendable {
  /// One line for each fault, with its place and its remedy.
  package var lines: [String]
  /// True if the file is not there, or outside of the folders that are allowed; the lines do not tell which.
  package var isOutside = false
  /// The lines that only the service's log is told, and the client is not.
  package var unsaid: [String] = []

  /// Creates the reasons.
  ///
  /// - Parameter lines: One line for each fault, with its place and its remedy.
  package init(lines: [String]) { self.lines = lines }
}
