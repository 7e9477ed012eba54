import TelltaleGraphics
import TelltaleModel

extension ScreenContext {
  /// The height that an element asks for at a width, in pixels.
  func extent(of placed: PlacedElement, width: Int) -> Extent {
    placer(placed, self)?.extent(width: width) ?? .fixed(0)
  }

  /// How wide an element is in a row, in pixels.
  func naturalWidth(of placed: PlacedElement, in page: PixelSize) -> Int {
    placer(placed, self)?.naturalWidth(in: page)
      ?? page.width - 2 * pixels(metrics.paddingSide)
  }

  /// Adds what is seen of an element in its frame.
  ///
  /// - fills: whether it is to be as wide as its frame, where it can.
  func place(
    _ placed: PlacedElement, in frame: PixelRect, fills: Bool = false, into parts: inout ScreenParts
  ) {
    if placed.element.traits.isRead { parts.addReading(frame) }
    guard let placer = placer(placed, self) else { return }
    parts.with(placed.path) {
      if fills { placer.fill(frame, into: &$0) } else { placer.place(in: frame, into: &$0) }
    }
  }

  /// The height of a stack of elements with its gaps and margins.
  func stackHeight(_ elements: [PlacedElement], width: Int) -> Int {
    let inner = width - 2 * pixels(metrics.paddingSide)
    let heights = elements.map {
      extent(of: $0, width: $0.element.traits.isEdgeToEdge ? width : inner).whole
    }
    return heights.reduce(0, +) + pixels(metrics.gap) * max(0, heights.count - 1)
      + 2 * pixels(metrics.paddingTop)
  }
}
