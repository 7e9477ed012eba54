import TelltaleGraphics
import TelltaleInput
import TelltaleLayout
import TelltaleModel

/// A finger's movement that moves something: content, the modal that holds it, or a value.
package struct Drag: Hashable, Sendable {
  /// The things that a finger can move.
  package enum Subject: Hashable, Sendable {
    case area(NodePath)
    case modal
    /// A control's value, along its track.
    case value(ControlID)
  }

  /// The time, in milliseconds, that the speed of a finger is measured over.
  private static let memory = 50
  /// The time, in milliseconds, after which a finger that was still throws nothing.
  private static let rest = 80

  private struct Place: Hashable {
    var point: PixelPoint
    var time: Instant
  }

  package let subject: Subject
  private let start: PixelPoint
  /// The offset of the content at the start, in pixels. For a value, `x` is the step that it was at.
  package let offset: PixelPoint
  private var trail: [Place]

  /// Begins a drag.
  ///
  /// - Parameters:
  ///   - subject: The thing that moves.
  ///   - start: Where the finger went down, in pixels of the display.
  ///   - time: When it went down.
  ///   - offset: The offset of the content then, in pixels. For a value, `x` is the step that it was at.
  package init(_ subject: Subject, from start: PixelPoint, at time: Instant, offset: PixelPoint) {
    (self.subject, self.start, self.offset) = (subject, start, offset)
    trail = [Place(point: start, time: time)]
  }

  /// Notes where the finger is.
  ///
  /// - Parameters:
  ///   - point: Its place, in pixels of the display.
  ///   - time: When it was there.
  package mutating func follow(to point: PixelPoint, at time: Instant) {
    trail.append(Place(point: point, time: time))
    // Two places at least: a speed is between them.
    while trail.count > 2, time.milliseconds(since: trail[0].time) > Drag.memory {
      trail.removeFirst()
    }
  }

  package var last: PixelPoint { trail[trail.count - 1].point }

  /// The offset at which the content stays under the finger, in pixels.
  package var position: PixelPoint {
    PixelPoint(x: offset.x + start.x - last.x, y: offset.y + start.y - last.y)
  }

  /// Returns the content's speed when the finger is lifted.
  ///
  /// - Parameter lift: When it is lifted.
  /// - Returns: Pixels a second along both axes; zero after a rest.
  package func speed(at lift: Instant) -> PixelPoint {
    let (first, last) = (trail[0], trail[trail.count - 1])
    guard lift.milliseconds(since: last.time) <= Drag.rest else { return .zero }
    let passed = max(1, last.time.milliseconds(since: first.time))
    return PixelPoint(
      x: (first.point.x - last.point.x) * 1000 / passed,
      y: (first.point.y - last.point.y) * 1000 / passed)
  }

  /// Returns the way that content goes on by itself when the finger is lifted.
  ///
  /// - Parameter lift: When it is lifted.
  /// - Returns: Pixels along both axes: the way of three tenths of a second at the finger's speed.
  package func reach(at lift: Instant) -> PixelPoint {
    let speed = speed(at: lift)
    return PixelPoint(x: speed.x * 3 / 10, y: speed.y * 3 / 10)
  }
}
