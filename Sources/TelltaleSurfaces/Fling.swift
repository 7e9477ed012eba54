import TelltaleGraphics
import TelltaleModel

/// Content that goes on moving by itself, slower and slower.
package struct Fling: TimedMotion, Hashable, Sendable {
  /// With the way that a finger's speed leads to, it starts as fast as the finger was.
  package static let milliseconds = 900
  /// To the next page.
  package static let pageMilliseconds = 250
  private static let leastMilliseconds = 100

  package let subject: Drag.Subject
  private var from: PixelPoint
  private var to: PixelPoint
  private var transition: Transition

  package init(
    _ subject: Drag.Subject, from: PixelPoint, to: PixelPoint, at time: Instant,
    milliseconds: Int = Fling.milliseconds
  ) {
    (self.subject, self.from, self.to) = (subject, from, to)
    transition = Transition(milliseconds: milliseconds, from: time)
  }

  /// How long content moves that comes to its end before its speed is used up: it starts as fast as without the end.
  ///
  /// - Parameters:
  ///   - from: Where it is.
  ///   - target: Where it stops.
  ///   - wanted: Where its speed would take it.
  /// - Returns: Milliseconds.
  static func milliseconds(
    from: PixelPoint, to target: PixelPoint, of wanted: PixelPoint
  ) -> Int {
    let whole = max(abs(wanted.x - from.x), abs(wanted.y - from.y))
    let way = max(abs(target.x - from.x), abs(target.y - from.y))
    return whole == 0 ? milliseconds : max(leastMilliseconds, milliseconds * way / whole)
  }

  /// Moves on; true until the content has come to rest.
  package mutating func move(to time: Instant) -> Bool { transition.move(to: time) }

  /// What moves has got more, or less, in front of it, by so many pixels.
  package mutating func shift(by y: Int) {
    from.y += y
    to.y += y
  }

  /// When its next picture is due.
  package var next: Instant? { transition.next }

  /// Where the content is now.
  package var offset: PixelPoint {
    let share = transition.share
    return PixelPoint(
      x: from.x + (to.x - from.x) * share / Easing.whole,
      y: from.y + (to.y - from.y) * share / Easing.whole)
  }
}
