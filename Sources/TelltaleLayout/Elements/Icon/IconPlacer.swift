import TelltaleGraphics
import TelltaleModel

/// Places an icon of the profile.
struct IconPlacer: ElementPlacer {
  let screen: ScreenContext
  let icon: Icon

  /// Across, in pixels.
  private var side: Int {
    icon.size.map(pixels) ?? Int(screen.context.em(screen.type.body) / 64)
  }

  func extent(width: Int) -> Extent { .fixed(min(width, side)) }

  func naturalWidth(in page: PixelSize) -> Int { side }

  /// Where lines of text begin.
  func place(in frame: PixelRect, into parts: inout ScreenParts) {
    let side = min(frame.width, side)
    draw(
      in: frame.slice(x: screen.mirrorsContent ? frame.maxX - side : frame.x, width: side),
      into: &parts)
  }

  func fill(_ frame: PixelRect, into parts: inout ScreenParts) {
    let side = min(frame.width, side)
    draw(in: frame.slice(x: frame.midX - side / 2, width: side), into: &parts)
  }

  private func draw(in column: PixelRect, into parts: inout ScreenParts) {
    let data = screen.setting.data
    let name = data.said(icon.binding) ?? icon.name
    guard !name.isEmpty else { return }
    let side = min(column.width, column.height)
    let square = PixelRect(
      x: column.midX - side / 2, y: column.midY - side / 2, width: side, height: side)
    let color = data.color(icon.colorBinding) ?? icon.color
    parts.add(.icon(square, name: name, .value(color)))
  }
}
