/// The timing of things that move by themselves.
package enum Motion {
  /// Milliseconds between two pictures of a movement.
  package static let frameMilliseconds = 16
}
