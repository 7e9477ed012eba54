import TelltaleGraphics
import TelltaleInput
import TelltaleLayout
import TelltaleModel

/// Two fingers that magnify.
struct Pinch: Hashable, Sendable {
  var area: NodePath
  var device: DeviceID
  /// The fingers by their numbers.
  var fingers: [Int: PixelPoint]
  /// The distance of the fingers and the magnification at the start.
  var distance: Int
  var zoom: Double
  /// The point of the content between the fingers at the start, at magnification 1.
  var anchor: PixelPoint
}
