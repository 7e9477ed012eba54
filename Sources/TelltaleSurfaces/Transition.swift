import TelltaleGraphics

/// How far something has come that takes a time of its own, on the session's clock: fast at first, then slower.
package struct Transition: Hashable, Sendable {
  /// Absent until its first frame was on the glass.
  package private(set) var start: Instant?
  package let milliseconds: Int
  private var now: Instant?

  /// - Parameters:
  ///   - milliseconds: What it takes.
  ///   - start: When it begins; `nil` for when its first frame is seen.
  package init(milliseconds: Int, from start: Instant? = nil) {
    self.milliseconds = milliseconds
    self.start = start
  }

  /// Its first frame was seen; later ones change nothing.
  package mutating func begin(at time: Instant) {
    if start == nil { start = time }
  }

  /// Moves on; true while there is something to see of it.
  package mutating func move(to time: Instant) -> Bool {
    guard let start else { return true }
    now = max(now ?? start, time)
    return time.milliseconds(since: start) < milliseconds
  }

  /// When its next picture is due; `nil` before its first frame was seen.
  package var next: Instant? {
    start.map { (now ?? $0).advanced(byMilliseconds: Motion.frameMilliseconds) }
  }

  /// How far it has come, of `Easing.whole`.
  package var share: Int {
    guard let start, let now else { return 0 }
    return Easing.out(now.milliseconds(since: start), of: milliseconds)
  }
}

/// Something that is seen to move by itself, on the session's clock.
protocol TimedMotion {
  /// When its next picture is due; `nil` while it waits to begin.
  var next: Instant? { get }

  /// Moves on; true while there is something to see of it.
  mutating func move(to time: Instant) -> Bool
}

extension Optional where Wrapped: TimedMotion {
  /// Moves on what is under way, and lets go of what has come to its end.
  ///
  /// - Parameter time: Now.
  /// - Returns: True where that is seen.
  mutating func advance(to time: Instant) -> Bool {
    guard self?.next != nil else { return false }
    if self?.move(to: time) == false { self = nil }
    return true
  }
}
