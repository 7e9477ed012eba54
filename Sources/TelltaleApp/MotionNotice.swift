import TelltaleGraphics

/// What is told for a moment where somebody wants what the vehicle's motion rules out: nothing else would be seen of
/// it.
package struct MotionNotice: Hashable, Sendable {
  /// When it goes; `nil` while nothing is told.
  package private(set) var end: Instant?

  /// As long as a driver may need to look up and read it.
  package static let milliseconds = 4000

  package var isShown: Bool { end != nil }

  package mutating func show(at now: Instant) {
    end = now.advanced(byMilliseconds: Self.milliseconds)
  }

  /// True where it has just gone.
  package mutating func go(at now: Instant) -> Bool {
    guard let end, now >= end else { return false }
    self.end = nil
    return true
  }

  package mutating func drop() { end = nil }
}
