import TelltaleGraphics
import TelltaleLayout

/// The mark that follows a pointer: a disc with a rim, which is seen on light and dark alike.
package enum PointerMark {
  /// Returns the drawing commands of the mark.
  ///
  /// - Parameters:
  ///   - point: The place of the pointer, in pixels; `nil` for none.
  ///   - ring: The focus ring, whose width the mark follows.
  /// - Returns: Always two commands, which draw nothing without a pointer.
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
