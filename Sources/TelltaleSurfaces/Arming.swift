import TelltaleGraphics

/// The state that decides whether a surface accepts input. Input is accepted some time after the first frame.
package enum Arming: Hashable, Sendable {
  /// The surface waits for this frame, or a later one, to be presented; then it is guarded for some milliseconds.
  case awaiting(frame: Int, guardMilliseconds: Int)
  /// The surface has been seen, and accepts no input until this moment.
  case guarding(until: Instant)
  /// The surface accepts input that happened at this moment or later.
  case armed(since: Instant)

  /// The state of a surface that accepts no input as long as another stands before it.
  package static let never = Arming.awaiting(frame: .max, guardMilliseconds: 0)

  /// Decides whether an event counts.
  ///
  /// - Parameter time: When the event happened.
  /// - Returns: True where the surface was armed then.
  package func accepts(_ time: Instant) -> Bool {
    if case .armed(let since) = self { return time >= since }
    return false
  }

  /// Notes that a frame was on the glass. The guard begins with the frame that is waited for.
  ///
  /// - Parameters:
  ///   - frame: The number of the frame.
  ///   - time: When it was first seen.
  package mutating func presented(_ frame: Int, at time: Instant) {
    guard case .awaiting(let awaited, let guardTime) = self, frame >= awaited else { return }
    self =
      guardTime == 0
      ? .armed(since: time) : .guarding(until: time.advanced(byMilliseconds: guardTime))
  }

  /// Starts the guard again, since a hand is in the midst of something that it began before. Changes nothing where no
  /// guard runs.
  ///
  /// - Parameters:
  ///   - time: When the hand was at it.
  ///   - milliseconds: The time that the guard lasts from then on; it never ends earlier than before.
  package mutating func restart(at time: Instant, milliseconds: Int) {
    guard case .guarding(let end) = self else { return }
    self = .guarding(until: max(end, time.advanced(byMilliseconds: milliseconds)))
  }

  /// Tells whether the guard is over, even if nobody has armed the surface since.
  ///
  /// - Parameter time: The moment in question.
  /// - Returns: True from the end of the guard on.
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
