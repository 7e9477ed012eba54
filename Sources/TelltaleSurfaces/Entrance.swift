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
  private let milliseconds: Int
  /// Absent until its first frame was on the glass.
  private var start: Instant?
  private var now: Instant?

  /// `nil` where there is no time for it.
  ///
  /// - Parameters:
  ///   - side: Where it comes from.
  ///   - guardMilliseconds: How long no input is taken after it was seen first: nothing moves that takes input.
  package init?(from side: Side, within guardMilliseconds: Int) {
    guard guardMilliseconds > 0 else { return nil }
    self.side = side
    milliseconds = min(Self.most, guardMilliseconds)
  }

  /// Its first frame was seen; later ones change nothing.
  package mutating func begin(at time: Instant) {
    if start == nil { start = time }
  }

  /// Whether its first frame was seen.
  package var hasBegun: Bool { start != nil }

  /// Moves on; true while there is something to see of it.
  package mutating func move(to time: Instant) -> Bool {
    guard let start else { return true }
    now = max(now ?? start, time)
    return time.milliseconds(since: start) < milliseconds
  }

  /// When its next picture is due.
  package var next: Instant? {
    start.map { start in
      min(
        (now ?? start).advanced(byMilliseconds: Motion.frameMilliseconds),
        start.advanced(byMilliseconds: milliseconds))
    }
  }

  /// How it is drawn.
  package var look: DrawState.Entrance {
    var share = 0
    if let start, let now {
      share = Easing.out(now.milliseconds(since: start), of: milliseconds)
    }
    return DrawState.Entrance(side: side.rawValue, left: Easing.whole - share)
  }
}
