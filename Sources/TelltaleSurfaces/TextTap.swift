import TelltaleGraphics
import TelltaleLayout
import TelltaleModel

/// The last tap on a text. Another one soon after it makes a double tap.
package struct TextTap: Hashable, Sendable {
  package var path: NodePath
  package var point: PixelPoint
  package var time: Instant

  package init(path: NodePath, point: PixelPoint, time: Instant) {
    self.path = path
    self.point = point
    self.time = time
  }

  /// The milliseconds within which two taps are one gesture.
  package static let pause = 400
}

extension Surface {
  /// Tells whether the press is the second one in a row on a text, in the same place.
  ///
  /// - Parameters:
  ///   - time: When the press went down.
  ///   - profile: The profile, whose slop says how near two taps in the same place are.
  /// - Returns: False where no text was tapped before, or too long ago.
  package func isPressedAgain(at time: Instant, _ profile: borrowing Profile) -> Bool {
    guard let tap, case .node(tap.path)? = press?.control, let start = press?.start,
      time.milliseconds(since: tap.time) <= TextTap.pause
    else { return false }
    let slop = 2 * profile.density.pixels(profile.behaviour.touchSlop)
    return abs(tap.point.x - start.x) <= slop && abs(tap.point.y - start.y) <= slop
  }
}
