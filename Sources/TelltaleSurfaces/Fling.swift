import TelltaleGraphics
import TelltaleModel

/// Content that goes on moving by itself, slower and slower.
package struct Fling: TimedMotion, Hashable, Sendable {
  /// The time that content takes to come to rest. With the way that a finger's speed leads to, it starts as fast as
  /// the finger was.
  package static let milliseconds = 900
  /// The time that content takes to the next page.
  package static let pageMilliseconds = 250
  private static let leastMilliseconds = 100

  package let subject: Drag.Subject
  private var from: PixelPoint
  private var to: PixelPoint
  private var transition: Transition

  /// Begins the movement.
  ///
  /// - Parameters:
  ///   - subject: The thing that moves.
  ///   - from: The offset that it begins at, in pixels.
  ///   - to: The offset that it comes to rest at, in pixels.
  ///   - time: When it begins.
  ///   - milliseconds: The time that it takes.
  package init(
    _ subject: Drag.Subject, from: PixelPoint, to: PixelPoint, at time: Instant,
    milliseconds: Int = Fling.milliseconds
  ) {
    (self.subject, self.from, self.to) = (subject, from, to)
    transition = Transition(milliseconds: milliseconds, from: time)
  }

  /// Returns the time of a movement that reaches the end of the content before its speed is used up. It starts as
  /// fast as without the end.
  ///
  /// - Parameters:
  ///   - from: The offset that it is at.
  ///   - target: The offset that it stops at.
  ///   - wanted: The offset that its speed would take it to.
  /// - Returns: Milliseconds.
  static func milliseconds(
    from: PixelPoint, to target: PixelPoint, of wanted: PixelPoint
  ) -> Int {
    let whole = max(abs(wanted.x - from.x), abs(wanted.y - from.y))
    let way = max(abs(target.x - from.x), abs(target.y - from.y))
    return whole == 0 ? milliseconds : max(leastMilliseconds, milliseconds * way / whole)
  }

  /// Moves the content on.
  ///
  /// - Parameter time: The moment that the movement is at.
  /// - Returns: True until the content has come to rest.
  package mutating func move(to time: Instant) -> Bool { transition.move(to: time) }

  /// Keeps the movement in step with content that has got more, or less, before the part that moves.
  ///
  /// - Parameter y: The pixels that were added; negative for pixels that went.
  package mutating func shift(by y: Int) {
    from.y += y
    to.y += y
  }

  /// The moment at which the next picture is due.
  package var next: Instant? { transition.next }

  /// The offset of the content now, in pixels.
  package var offset: PixelPoint {
    let share = transition.share
    return PixelPoint(
      x: from.x + (to.x - from.x) * share / Easing.whole,
      y: from.y + (to.y - from.y) * share / Easing.whole)
  }
}
