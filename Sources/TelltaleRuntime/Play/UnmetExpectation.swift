import TelltaleModel

/// An expectation of a script that is not met, or another reason why the script was not played to its end.
package struct UnmetExpectation: Error, Hashable, Sendable, CustomStringConvertible {
  /// The place, the expectation, and the state of the screen.
  package let description: String

  /// True where a picture was expected.
  let isOfPicture: Bool

  init(
    _ place: SourceLocation, _ message: String, _ situation: String, isOfPicture: Bool = false
  ) {
    self.isOfPicture = isOfPicture
    description = "\(place): error: \(message)\n\(situation)"
  }
}
