import TelltaleGraphics
import TelltaleInput
import TelltaleLayout
import TelltaleModel

/// Two fingers that magnify.
package struct Pinch: Hashable, Sendable {
  package var area: NodePath
  package var device: DeviceID
  /// The fingers by their numbers.
  package var fingers: [Int: PixelPoint]
  /// The distance of the fingers and the magnification at the start.
  package var distance: Int
  package var zoom: Double
  /// The point of the content between the fingers at the start, at magnification 1.
  package var anchor: PixelPoint
}
