import TelltaleGraphics
import TelltaleLayout

/// The mark that follows a pointer: a disc with a rim, seen on light and dark alike.
package enum PointerMark {
  /// Always two commands, drawn as nothing without a pointer.
  package static func commands(at point: PixelPoint?, ring: FocusRing) -> [DrawCommand] {
    let radius = max(6, ring.width * 3)
    let rect =
      point.map {
        PixelRect(x: $0.x - radius, y: $0.y - radius, width: 2 * radius, height: 2 * radius)
      } ?? .empty
    let rim = max(2, radius / 4)
    return [
      .roundedFill(rect, radius: radius, Color(rgb: 0x202020).withAlpha(150)),
      .roundedStroke(rect, radius: radius, width: rim, Color.white),
    ]
  }
}
