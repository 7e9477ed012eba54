import TelltaleGraphics
import TelltaleModel

/// Keeps room that stays empty.
struct SpacerPlacer: ElementPlacer {
  let screen: ScreenContext
  let spacer: Spacer

  private var size: Int? { spacer.size.map(pixels) }

  func extent(width: Int) -> Extent {
    size.map { .fixed($0) } ?? (spacer.grow > 0 ? .flexible(least: 0, whole: 0) : .fixed(0))
  }

  func naturalWidth(in page: PixelSize) -> Int { size ?? 0 }

  func leastWidth(in page: PixelSize) -> Int { 0 }

  func place(in frame: PixelRect, into parts: inout ScreenParts) {}
}
