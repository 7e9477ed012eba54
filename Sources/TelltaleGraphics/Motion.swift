/// What moves by itself.
package enum Motion {
  /// Milliseconds between two pictures of it.
  package static let frameMilliseconds = 16
}
