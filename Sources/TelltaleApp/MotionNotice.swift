import TelltaleGraphics

/// A notice that is shown for a moment when the motion of the vehicle rules out what a person
/// wants. Without it nothing would be seen of the refusal.
package struct MotionNotice: Hashable, Sendable {
  /// The moment at which the notice goes; `nil` while none is shown.
  package private(set) var end: Instant?

  /// The duration of the notice. A driver may need that long to look up and read it.
  package static let milliseconds = 4000

  package var isShown: Bool { end != nil }

  package mutating func show(at now: Instant) {
    end = now.advanced(byMilliseconds: Self.milliseconds)
  }

  /// Removes the notice when its time is over.
  ///
  /// - Parameter now: The moment that has come.
  /// - Returns: True where the notice has just gone.
  package mutating func go(at now: Instant) -> Bool {
    guard let end, now >= end else { return false }
    self.end = nil
    return true
  }

  package mutating func drop() { end = nil }
}
