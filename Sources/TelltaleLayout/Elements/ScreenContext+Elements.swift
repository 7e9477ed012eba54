import TelltaleGraphics
import TelltaleModel

extension ScreenContext {
  /// Those of several elements that are not hidden now.
  func shown(_ elements: [PlacedElement]) -> [PlacedElement] {
    setting.hiding.isEmpty ? elements : elements.filter { !isHidden($0.path) }
  }

  /// Whether the element at a place is hidden now.
  func isHidden(_ path: NodePath) -> Bool {
    setting.hiding[path].map(setting.data.isHidden) ?? false
  }

  /// The height that an element asks for at a width, in pixels.
  func extent(of placed: PlacedElement, width: Int) -> Extent {
    placer(placed, self)?.extent(width: width) ?? .fixed(0)
  }

  /// How wide an element is in a row, in pixels.
  func naturalWidth(of placed: PlacedElement, in page: PixelSize) -> Int {
    memo.measured(placed.path, in: page) {
      NaturalWidth(
        placer(PlacedElement(placed.element, at: $0), self)?.naturalWidth(in: page)
          ?? page.width - 2 * pixels(metrics.paddingSide))
    }.pixels
  }

  /// How narrow an element may be in a row, in pixels.
  func leastWidth(of placed: PlacedElement, in page: PixelSize) -> Int {
    memo.measured(placed.path, in: page) {
      LeastWidth(placer(PlacedElement(placed.element, at: $0), self)?.leastWidth(in: page) ?? 0)
    }.pixels
  }

  /// How far the first line of text of an element stands below its top, in pixels; `nil` where it has none.
  func baseline(of placed: PlacedElement, width: Int) -> Int? {
    placer(placed, self)?.baseline(width: width)
  }

  /// How far what is pressed of an element stands out of the sides of its frame; `nil` where nothing of it is pressed.
  func reach(of placed: PlacedElement, width: Int, fills: Bool) -> SideReach? {
    let traits = placed.element.traits
    if case .spacer = placed.element { return nil }
    guard !traits.isRead, !traits.isLine else { return nil }
    return placer(placed, self)?.reach(width: width, fills: fills)
  }

  /// Adds what is seen of an element in its frame.
  ///
  /// - fills: whether it is to be as wide as its frame, where it can.
  func place(
    _ placed: PlacedElement, in frame: PixelRect, fills: Bool = false, into parts: inout ScreenParts
  ) {
    if placed.element.traits.isRead { parts.addReading(frame) }
    guard case .stack(let stack) = placed.element, let kept else {
      return add(placed, in: frame, fills: fills, to: &parts)
    }
    let stamp = PlacedStamp(
      justify: stack.justify, frame: frame, fills: fills, room: measuredRoom,
      surroundings: parts.surroundings)
    if let slice = kept.slice(of: placed.path, stamp) { return parts.add(slice) }
    let slice = parts.recording { add(placed, in: frame, fills: fills, to: &$0) }
    kept.keep(slice, of: placed.path, stamp)
  }

  private func add(
    _ placed: PlacedElement, in frame: PixelRect, fills: Bool, to parts: inout ScreenParts
  ) {
    guard let placer = placer(placed, self) else { return }
    parts.with(placed.path) {
      if fills { placer.fill(frame, into: &$0) } else { placer.place(in: frame, into: &$0) }
    }
  }

  /// The height of a stack of elements with its gaps and margins.
  func stackHeight(_ elements: [PlacedElement], width: Int) -> Int {
    height(of: elements, width: width, \.whole)
  }

  /// The same where each gives way as far as it can.
  func leastHeight(_ elements: [PlacedElement], width: Int) -> Int {
    height(of: elements, width: width, \.least)
  }

  private func height(
    of elements: [PlacedElement], width: Int, _ part: KeyPath<Extent, Int>
  ) -> Int {
    let column = ContentColumn(
      of: elements, in: PixelRect(x: 0, y: 0, width: width, height: 0), self)
    let heights = elements.map {
      extent(of: $0, width: column.place(of: $0.element).width)[keyPath: part]
    }
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
