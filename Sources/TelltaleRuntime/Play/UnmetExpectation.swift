import TelltaleModel

/// What was not as the script says, or what kept the script from being played to its end.
package struct UnmetExpectation: Error, Hashable, Sendable, CustomStringConvertible {
  /// Where, what was expected, what there is instead.
  package let description: String

  init(_ place: SourceLocation, _ message: String, _ situation: String) {
    description = "\(place): error: \(message)\n\(situation)"
  }
}
