import TelltaleModel

/// A fault of a recording, with its place.
package struct RecordingError: Error, Hashable, Sendable, CustomStringConvertible {
  package var location: SourceLocation
  /// The text that says what was found and what was expected.
  package var message: String

  /// - Parameters:
  ///   - location: The place of the fault.
  ///   - message: The text that says what was found and what was expected.
  package init(_ location: SourceLocation, _ message: String) {
    self.location = location
    self.message = message
  }

  package var description: String { "\(location): error: \(message)" }
}
