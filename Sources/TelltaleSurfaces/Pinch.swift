import TelltaleGraphics
import TelltaleInput
import TelltaleLayout
import TelltaleModel

/// A gesture of two fingers that magnifies content.
package struct Pinch: Hashable, Sendable {
  package var area: NodePath
  package var device: DeviceID
  /// The places of the fingers, in pixels, by their numbers.
  package var fingers: [Int: PixelPoint]
  /// The distance of the fingers at the start, in pixels.
  package var distance: Int
  /// The magnification at the start.
  package var zoom: Double
  /// The point of the content between the fingers at the start, at magnification 1.
  package var anchor: PixelPoint
}
