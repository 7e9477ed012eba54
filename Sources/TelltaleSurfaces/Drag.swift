import TelltaleGraphics
import TelltaleInput
import TelltaleLayout
import TelltaleModel

/// A finger that moves something: content, or the modal that it stands in.
package struct Drag: Hashable, Sendable {
  package enum Subject: Hashable, Sendable {
    case area(NodePath)
    case modal
    /// A control's value, along its track.
    case value(ControlID)
  }

  /// What a finger did longer ago says nothing about how fast it moves, in milliseconds.
  private static let memory = 50
  /// A finger that was still for longer throws nothing, in milliseconds.
  private static let rest = 80

  private struct Place: Hashable {
    var point: PixelPoint
    var time: Instant
  }

  package let subject: Subject
  private let start: PixelPoint
  /// Where the content was at the start.
  package let offset: PixelPoint
  private var trail: [Place]

  package init(_ subject: Subject, from start: PixelPoint, at time: Instant, offset: PixelPoint) {
    (self.subject, self.start, self.offset) = (subject, start, offset)
    trail = [Place(point: start, time: time)]
  }

  /// The finger is there now.
  package mutating func follow(to point: PixelPoint, at time: Instant) {
    trail.append(Place(point: point, time: time))
    // Two places at least: a speed is between them.
    while trail.count > 2, time.milliseconds(since: trail[0].time) > Drag.memory {
      trail.removeFirst()
    }
  }

  package var last: PixelPoint { trail[trail.count - 1].point }

  /// Where the content belongs, under the finger.
  package var position: PixelPoint {
    PixelPoint(x: offset.x + start.x - last.x, y: offset.y + start.y - last.y)
  }

  /// The content's speed when the finger is lifted, in pixels a second; none after a rest.
  package func speed(at lift: Instant) -> PixelPoint {
    let (first, last) = (trail[0], trail[trail.count - 1])
    guard lift.milliseconds(since: last.time) <= Drag.rest else { return .zero }
    let passed = max(1, last.time.milliseconds(since: first.time))
    return PixelPoint(
      x: (first.point.x - last.point.x) * 1000 / passed,
      y: (first.point.y - last.point.y) * 1000 / passed)
  }

  /// How far the content goes on by itself when the finger is lifted, in pixels.
  package func reach(at lift: Instant) -> PixelPoint {
    let speed = speed(at: lift)
    return PixelPoint(x: speed.x * 3 / 10, y: speed.y * 3 / 10)
  }
}
