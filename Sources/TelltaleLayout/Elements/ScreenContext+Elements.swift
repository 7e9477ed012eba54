import TelltaleGraphics
import TelltaleModel

extension ScreenContext {
  /// The height that an element asks for at a width, in pixels.
  func extent(of placed: PlacedElement, width: Int) -> Extent {
    placer(placed, self)?.extent(width: width) ?? .fixed(0)
  }

  /// How wide an element is in a row, in pixels.
  func naturalWidth(of placed: PlacedElement, in page: PixelSize) -> Int {
    memo.measured(placed.path, in: page) {
      NaturalWidth(
        placer(placed, self)?.naturalWidth(in: page)
          ?? page.width - 2 * pixels(metrics.paddingSide))
    }.pixels
  }

  /// How narrow an element may be in a row, in pixels.
  func leastWidth(of placed: PlacedElement, in page: PixelSize) -> Int {
    memo.measured(placed.path, in: page) {
      LeastWidth(placer(placed, self)?.leastWidth(in: page) ?? 0)
    }.pixels
  }

  /// How far the first line of text of an element stands below its top, in pixels; `nil` where it has none.
  func baseline(of placed: PlacedElement, width: Int) -> Int? {
    placer(placed, self)?.baseline(width: width)
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
    let column = ContentColumn(
      of: elements, in: PixelRect(x: 0, y: 0, width: width, height: 0), self)
    let heights = elements.map { extent(of: $0, width: column.place(of: $0.element).width).whole }
    return heights.reduce(0, +) + pixels(metrics.gap) * max(0, heights.count - 1)
      + 2 * pixels(metrics.paddingTop)
  }
}

/// A width that an element likes to have.
private struct NaturalWidth {
  let pixels: Int
  init(_ pixels: Int) { self.pixels = pixels }
}

/// A width that it needs to have.
private struct LeastWidth {
  let pixels: Int
  init(_ pixels: Int) { self.pixels = pixels }
}
