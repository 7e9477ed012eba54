import TelltaleGraphics
import TelltaleModel

/// Where the elements of a scroll view stand in its content.
struct ScrollStack {
  let elements: [PlacedElement]
  private(set) var frames: [PixelRect] = []
  private(set) var size: PixelSize

  /// `page` is what is seen at once without magnification, at the magnification in force; `window`
  /// is what is seen at once.
  init(
    _ view: ScrollView, at path: NodePath, page: PixelSize, window: PixelSize,
    in screen: ScreenContext
  ) {
    let side = screen.pixels(screen.metrics.paddingSide)
    let top = screen.pixels(screen.metrics.paddingTop)
    let gap = screen.pixels(screen.metrics.gap)
    size = page
    let isWide = view.axis != .vertical
    let isRow = isWide && !view.isPaging
    let placed = screen.shown(view.content.placed(at: path.key("content")))
    elements = isRow ? placed.map(\.beside) : placed
    var x = isWide && !view.isPaging ? side : 0
    var y = top
    let column = ContentColumn(of: elements, in: PixelRect(page), screen)
    for placed in elements {
      var inset = Self.inset(of: placed.element, side, in: view)
      // A page is as wide as the window; along a row each element is as wide as it likes.
      var width =
        isWide && !view.isPaging
        ? screen.naturalWidth(of: placed, in: page) : page.width - 2 * inset
      if !isWide {
        let place = column.place(of: placed.element)
        (inset, width) = (place.x, place.width)
      }
      let height = screen.extent(of: placed, width: width).whole
      if !isWide, view.isPaging {
        y = Self.place(for: height, from: y, on: page.height, margin: top)
      }
      frames.append(PixelRect(x: x + inset, y: y, width: width, height: height))
      if isWide { x += view.isPaging ? page.width : width + gap } else { y += height + gap }
    }
    if isRow { stretchLines(to: frames.map(\.height).max() ?? 0) }
    let right = view.isPaging ? x : (frames.map(\.maxX).max() ?? 0) + side
    let bottom = frames.map(\.maxY).max() ?? 0
    size.width = isWide ? max(right, window.width) : page.width
    // Where nothing stands there is nothing to be moved to.
    let height = max(bottom + top, window.height)
    size.height = view.axis == .horizontal ? min(height, page.height) : height
    if view.isPaging { size.height = Self.whole(size.height, of: page.height) }
    if isWide, screen.mirrorsContent {
      frames = frames.map { $0.slice(x: size.width - $0.maxX, width: $0.width) }
    }
  }

  /// Lines between others are as long as the highest of these.
  private mutating func stretchLines(to height: Int) {
    for (index, placed) in elements.enumerated() where placed.element.traits.isLine {
      frames[index].height = height
    }
  }

  /// How far an element keeps from the sides of a page; pictures fill it.
  private static func inset(of element: Element, _ side: Int, in view: ScrollView) -> Int {
    if case .picture = element { return 0 }
    return view.isPaging && !element.traits.isEdgeToEdge ? side : 0
  }

  /// Where something stands on a page, or at the head of the next one where this has no room left.
  private static func place(for height: Int, from y: Int, on page: Int, margin: Int) -> Int {
    let start = y / max(1, page) * page
    let isFirst = y <= start + margin
    return isFirst || y + height + margin <= start + page
      ? max(y, start + margin) : start + page + margin
  }

  /// As many whole pages as a height takes.
  private static func whole(_ height: Int, of page: Int) -> Int {
    page > 0 ? (height + page - 1) / page * page : height
  }
}
