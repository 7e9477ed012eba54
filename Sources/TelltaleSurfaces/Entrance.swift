import TelltaleGraphics
import TelltaleLayout

/// A screen that comes in the place of another, or a question that comes up: out of the ground, and from the side that it
/// was led to from. Only the picture moves: what it stands for is decided before.
package struct Entrance: TimedMotion, Hashable, Sendable {
  /// How long it takes at most.
  private static let most = 200

  package enum Side: Int, Hashable, Sendable {
    /// From where lines end: it was led to.
    case ahead = 1
    /// From where they begin: it was come back to.
    case back = -1
    /// From nowhere: it is another section, or a question.
    case none = 0
  }

  private let side: Side
  private var transition: Transition

  /// `nil` where there is no time for it.
  ///
  /// - Parameters:
  ///   - side: Where it comes from.
  ///   - guardMilliseconds: How long no input is taken after it was seen first: nothing moves that takes input.
  package init?(from side: Side, within guardMilliseconds: Int) {
    guard guardMilliseconds > 0 else { return nil }
    self.side = side
    transition = Transition(milliseconds: min(Self.most, guardMilliseconds))
  }

  /// When its next picture is due: the last one when it stands, at which input is taken again.
  package var next: Instant? {
    guard let next = transition.next, let start = transition.start else { return nil }
    return min(next, start.advanced(byMilliseconds: transition.milliseconds))
  }

  /// Its first frame was seen.
  mutating func begin(at time: Instant) { transition.begin(at: time) }

  /// Moves on; true while there is something to see of it.
  package mutating func move(to time: Instant) -> Bool { transition.move(to: time) }

  /// How it is drawn.
  package var look: DrawState.Entrance {
    DrawState.Entrance(side: side.rawValue, left: Easing.whole - transition.share)
  }
}
