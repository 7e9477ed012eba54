import TelltaleGraphics

/// The progress of something that takes a time of its own, on the session's clock: fast at first, then slower.
package struct Transition: Hashable, Sendable {
  /// The moment at which it began; `nil` until its first frame was on the glass.
  package private(set) var start: Instant?
  package let milliseconds: Int
  private var now: Instant?

  /// Prepares a transition.
  ///
  /// - Parameters:
  ///   - milliseconds: The time that it takes.
  ///   - start: When it begins; `nil` for the moment at which its first frame is seen.
  package init(milliseconds: Int, from start: Instant? = nil) {
    self.milliseconds = milliseconds
    self.start = start
  }

  /// Notes that the first frame was seen; later ones change nothing.
  ///
  /// - Parameter time: When it was seen.
  package mutating func begin(at time: Instant) {
    if start == nil { start = time }
  }

  /// Moves the transition on.
  ///
  /// - Parameter time: The moment that it is at; an earlier one than before changes nothing.
  /// - Returns: True while there is something to see of it.
  package mutating func move(to time: Instant) -> Bool {
    guard let start else { return true }
    now = max(now ?? start, time)
    return time.milliseconds(since: start) < milliseconds
  }

  /// The moment at which the next picture is due; `nil` before the first frame was seen.
  package var next: Instant? {
    start.map { (now ?? $0).advanced(byMilliseconds: Motion.frameMilliseconds) }
  }

  /// The part that is done, of `Easing.whole`.
  package var share: Int {
    guard let start, let now else { return 0 }
    return Easing.out(now.milliseconds(since: start), of: milliseconds)
  }
}

/// A movement that goes on by itself, on the session's clock.
protocol TimedMotion {
  /// The moment at which the next picture is due; `nil` while the movement waits to begin.
  var next: Instant? { get }

  /// Moves on; returns true while there is something to see of it.
  mutating func move(to time: Instant) -> Bool
}

extension Optional where Wrapped: TimedMotion {
  /// Moves on what is under way, and removes what has come to its end.
  ///
  /// - Parameter time: The present moment.
  /// - Returns: True where the movement is seen.
  mutating func advance(to time: Instant) -> Bool {
    guard self?.next != nil else { return false }
    if self?.move(to: time) == false { self = nil }
    return true
  }
}
