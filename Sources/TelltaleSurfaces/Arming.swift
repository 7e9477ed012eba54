import TelltaleGraphics

/// Whether a surface takes input yet: not before its frame was on the glass for a while.
package enum Arming: Hashable, Sendable {
  /// Waits for this frame, or a later one, to be presented; then guards for some milliseconds.
  case awaiting(frame: Int, guardMilliseconds: Int)
  case guarding(until: Instant)
  /// What happened at this moment or later counts.
  case armed(since: Instant)

  /// Takes no input as long as something stands before it.
  package static let never = Arming.awaiting(frame: .max, guardMilliseconds: 0)

  /// True for an event that happened while the surface was armed.
  package func accepts(_ time: Instant) -> Bool {
    if case .armed(let since) = self { return time >= since }
    return false
  }

  /// A frame was on the glass; the guard begins with the one that is waited for.
  package mutating func presented(_ frame: Int, at time: Instant) {
    guard case .awaiting(let awaited, let guardTime) = self, frame >= awaited else { return }
    self =
      guardTime == 0
      ? .armed(since: time) : .guarding(until: time.advanced(byMilliseconds: guardTime))
  }

  /// The guard starts again: a hand is in the midst of something that it began before.
  package mutating func restart(at time: Instant, milliseconds: Int) {
    guard case .guarding(let end) = self else { return }
    self = .guarding(until: max(end, time.advanced(byMilliseconds: milliseconds)))
  }

  /// True for a moment after the guard, whether anybody has looked since or not.
  package func isOver(at time: Instant) -> Bool {
    switch self {
    case .awaiting: false
    case .guarding(let end), .armed(let end): time >= end
    }
  }

  package var isAwaiting: Bool { if case .awaiting = self { true } else { false } }

  package var isArmed: Bool {
    if case .armed = self { return true }
    return false
  }
}
