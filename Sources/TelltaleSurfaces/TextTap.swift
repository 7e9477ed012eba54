import TelltaleGraphics
import TelltaleModel

/// The last tap on a text, which another one soon after it makes a double tap of.
package struct TextTap: Hashable, Sendable {
  package var path: NodePath
  package var point: PixelPoint
  package var time: Instant

  package init(path: NodePath, point: PixelPoint, time: Instant) {
    self.path = path
    self.point = point
    self.time = time
  }

  /// Milliseconds within which two taps are one gesture.
  package static let pause = 400
}
