import TelltaleModel

/// What was not as the script says, or what kept the script from being played to its end.
package struct UnmetExpectation: Error, Hashable, Sendable, CustomStringConvertible {
  /// Where, what was expected, what there is instead.
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
