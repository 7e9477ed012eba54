import TelltaleGraphics

/// The moments that a session knows of. None of them ever goes back.
package struct SessionClock: Hashable, Sendable {
  /// The latest moment that anything was told of: input, a frame on the glass, a request.
  package private(set) var now = Instant.zero
  /// The moment up to which everything that was due is done. A frame that comes on the glass late moves `now` past
  /// what is due, and does not do it.
  package private(set) var done = Instant.zero
  /// The moment at which the newest picture was called for.
  package private(set) var drawn = Instant.zero

  package init() {}

  /// Notes that something was told.
  ///
  /// - Parameter time: When it happened; an earlier moment than `now` changes nothing.
  package mutating func advance(to time: Instant) { now = max(now, time) }

  /// Notes that all that was due until a moment is being done.
  ///
  /// - Parameter time: The moment.
  /// - Returns: The moment up to which everything was done before.
  package mutating func elapse(to time: Instant) -> Instant {
    advance(to: time)
    defer { done = max(done, time) }
    return done
  }

  /// Notes that a picture is called for.
  package mutating func draw() { drawn = now }
}
