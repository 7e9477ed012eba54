import TelltaleGraphics

/// What a session knows of the time. None of its moments ever goes back.
package struct SessionClock: Hashable, Sendable {
  /// The latest moment that anything was told of: input, a frame on the glass, a request.
  package private(set) var now = Instant.zero
  /// The moment up to which everything that was due is done. A frame that comes on the glass late moves `now` past
  /// what is due, and does not do it.
  package private(set) var done = Instant.zero
  /// When the newest picture was called for.
  package private(set) var drawn = Instant.zero

  package init() {}

  /// Something was told that happened then.
  package mutating func advance(to time: Instant) { now = max(now, time) }

  /// What was due until then is being done.
  ///
  /// - Returns: The moment up to which everything was done before.
  package mutating func elapse(to time: Instant) -> Instant {
    advance(to: time)
    defer { done = max(done, time) }
    return done
  }

  /// A picture is called for.
  package mutating func draw() { drawn = now }
}
