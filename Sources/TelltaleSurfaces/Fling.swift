import TelltaleGraphics
import TelltaleModel

/// Content that goes on moving by itself, slower and slower.
package struct Fling: Hashable, Sendable {
  package static let milliseconds = 600
  /// To the next page.
  package static let pageMilliseconds = 250

  package let subject: Drag.Subject
  private var from: PixelPoint
  private var to: PixelPoint
  private let start: Instant
  private let milliseconds: Int
  private var now: Instant

  package init(
    _ subject: Drag.Subject, from: PixelPoint, to: PixelPoint, at time: Instant,
    milliseconds: Int = Fling.milliseconds
  ) {
    (self.subject, self.from, self.to, self.milliseconds) = (subject, from, to, milliseconds)
    (start, now) = (time, time)
  }

  /// Moves on; true until the content has come to rest.
  package mutating func move(to time: Instant) -> Bool {
    now = max(now, time)
    return now.milliseconds(since: start) < milliseconds
  }

  /// What moves has got more, or less, in front of it, by so many pixels.
  package mutating func shift(by y: Int) {
    from.y += y
    to.y += y
  }

  /// When its next picture is due.
  package var next: Instant { now.advanced(byMilliseconds: Motion.frameMilliseconds) }

  /// Where the content is now.
  package var offset: PixelPoint {
    let share = Easing.out(now.milliseconds(since: start), of: milliseconds)
    return PixelPoint(
      x: from.x + (to.x - from.x) * share / Easing.whole,
      y: from.y + (to.y - from.y) * share / Easing.whole)
  }
}
