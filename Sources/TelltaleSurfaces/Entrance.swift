import TelltaleGraphics
import TelltaleLayout

/// The movement of a screen that comes in the place of another, or of a question that comes up: out of the ground,
/// and from the side that it was led to from. Only the picture moves: its meaning is decided before.
package struct Entrance: TimedMotion, Hashable, Sendable {
  /// The longest time that it takes, in milliseconds.
  private static let most = 200

  /// The sides that a screen can come from.
  package enum Side: Int, Hashable, Sendable {
    /// From the end of lines: a person went on to the screen.
    case ahead = 1
    /// From the beginning of lines: a person went back to the screen.
    case back = -1
    /// From nowhere: the screen is that of another section, or a question.
    case none = 0
  }

  private let side: Side
  private var transition: Transition

  /// Prepares an entrance; `nil` where there is no time for it.
  ///
  /// - Parameters:
  ///   - side: The side that the screen comes from.
  ///   - guardMilliseconds: The time that no input is taken after it was seen first: nothing moves that takes input.
  package init?(from side: Side, within guardMilliseconds: Int) {
    guard guardMilliseconds > 0 else { return nil }
    self.side = side
    transition = Transition(milliseconds: min(Self.most, guardMilliseconds))
  }

  /// The moment at which the next picture is due. The last one shows the screen at rest, when input is taken again.
  package var next: Instant? {
    guard let next = transition.next, let start = transition.start else { return nil }
    return min(next, start.advanced(byMilliseconds: transition.milliseconds))
  }

  /// Notes that the first frame was seen.
  mutating func begin(at time: Instant) { transition.begin(at: time) }

  /// Moves the screen on.
  ///
  /// - Parameter time: The moment that the movement is at.
  /// - Returns: True while there is something to see of it.
  package mutating func move(to time: Instant) -> Bool { transition.move(to: time) }

  /// The drawing state of the entrance, as far as it has come.
  package var look: DrawState.Entrance {
    DrawState.Entrance(side: side.rawValue, left: Easing.whole - transition.share)
  }
}
