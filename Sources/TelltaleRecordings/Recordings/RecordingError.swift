import TelltaleModel

/// What is wrong with a recording, and where.
package struct RecordingError: Error, Hashable, Sendable, CustomStringConvertible {
  package var location: SourceLocation
  /// What was found and what was expected.
  package var message: String

  package init(_ location: SourceLocation, _ message: String) {
    self.location = location
    self.message = message
  }

  package var description: String { "\(location): error: \(message)" }
}
