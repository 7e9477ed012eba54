import TelltaleGraphics
import TelltaleLayout

/// A screen that comes in the place of another, or a question that comes up: out of the ground, and from the side that it
/// was led to from. Only the picture moves: what it stands for is decided before.
package struct Entrance: Hashable, Sendable {
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
  package var passage: Passage

  /// `nil` where there is no time for it.
  ///
  /// - Parameters:
  ///   - side: Where it comes from.
  ///   - guardMilliseconds: How long no input is taken after it was seen first: nothing moves that takes input.
  package init?(from side: Side, within guardMilliseconds: Int) {
    guard guardMilliseconds > 0 else { return nil }
    self.side = side
    passage = Passage(milliseconds: min(Self.most, guardMilliseconds))
  }

  /// When its next picture is due: the last one when it stands, at which input is taken again.
  package var next: Instant? {
    guard let next = passage.next, let start = passage.start else { return nil }
    return min(next, start.advanced(byMilliseconds: passage.milliseconds))
  }

  /// How it is drawn.
  package var look: DrawState.Entrance {
    DrawState.Entrance(side: side.rawValue, left: Easing.whole - passage.share)
  }
}
