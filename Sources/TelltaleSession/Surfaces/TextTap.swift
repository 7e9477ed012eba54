import TelltaleGraphics
import TelltaleModel

/// The last tap on a text, which another one soon after it makes a double tap of.
struct TextTap: Hashable, Sendable {
  var path: NodePath
  var point: PixelPoint
  var time: Instant

  /// Milliseconds within which two taps are one gesture.
  static let pause = 400
}
