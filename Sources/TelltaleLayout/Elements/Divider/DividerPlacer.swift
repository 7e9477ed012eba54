import TelltaleGraphics
import TelltaleModel

/// Places a hairline: across a column or a screen, upright in a row.
struct DividerPlacer: ElementPlacer {
  let screen: ScreenContext
  let divider: Divider

  /// One pixel of a screen that shows a point as one or two; as thick to the eye on a denser one.
  private var thickness: Int { max(1, pixels(0.5)) }

  /// Upright it asks for no height, and has that of its row.
  func extent(width: Int) -> Extent { .fixed(divider.isUpright ? 0 : thickness) }

  func naturalWidth(in page: PixelSize) -> Int {
    divider.isUpright ? thickness : page.width - 2 * pixels(metrics.paddingSide)
  }

  func place(in frame: PixelRect, into parts: inout ScreenParts) {
    let inset = pixels(divider.inset)
    let line =
      divider.isUpright
      ? PixelRect(
        x: frame.midX - thickness / 2, y: frame.y + inset, width: thickness,
        height: frame.height - 2 * inset)
      : PixelRect(
        x: frame.x + inset, y: frame.midY - thickness / 2, width: frame.width - 2 * inset,
        height: thickness)
    if !line.isEmpty { parts.add(.fill(line, radius: 0, .role(.separator))) }
  }
}
