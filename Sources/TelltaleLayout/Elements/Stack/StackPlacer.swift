import TelltaleGraphics
import TelltaleModel

/// Places elements beside or below each other.
struct StackPlacer: ElementPlacer {
  let screen: ScreenContext
  let stack: Stack
  let path: NodePath
  /// Pixels from its edges to its children.
  private let padding: Int

  init(_ stack: Stack, at path: NodePath, in screen: ScreenContext) {
    self.screen = screen
    var stack = stack
    if let name = screen.setting.data.said(stack.backgroundBinding) {
      stack.background = .image(name)
    }
    self.stack = stack
    self.path = path
    let usual: Points = stack.card == nil ? 0 : screen.metrics.cardPadding
    padding = screen.pixels(stack.padding ?? usual)
  }

  private func plan(width: Int) -> StackPlan {
    StackPlan(stack, at: path, width: max(1, width - 2 * padding), in: screen)
  }

  func extent(width: Int) -> Extent { plan(width: width).extent.grown(by: 2 * padding) }

  func naturalWidth(in page: PixelSize) -> Int {
    let elements = stack.shown(at: path, in: screen).map(\.0)
    let inner = PixelSize(width: max(1, page.width - 2 * padding), height: page.height)
    let widths = elements.map { screen.naturalWidth(of: $0, in: inner) }
    let isRow = stack.direction == .horizontal
    let gaps = pixels(stack.gap ?? metrics.gap) * max(0, widths.count - 1)
    let whole = isRow ? widths.reduce(gaps, +) : widths.max() ?? 0
    return min(page.width, whole + 2 * padding)
  }

  func place(in frame: PixelRect, into parts: inout ScreenParts) {
    switch stack.background {
    case .image(let name):
      let shape = PictureShape(fills: true)
      parts.add(.artwork(frame, shape, name: name, placeholder: nil))
    case .color(let color): parts.add(.fill(frame, radius: 0, .value(color)))
    case nil: break
    }
    placeChildren(in: frame, into: &parts)
  }

  /// Adds what stands on it, without what is behind that.
  func placeChildren(in frame: PixelRect, into parts: inout ScreenParts) {
    let inner = frame.insetBy(padding)
    let plan = StackPlan(stack, at: path, width: max(1, inner.width), in: screen)
    guard !plan.children.isEmpty else { return }
    if let lines = plan.lines {
      placeLines(lines, gap: plan.gap, in: inner, into: &parts)
    } else if plan.isRow {
      placeRow(plan, in: inner, into: &parts)
    } else {
      placeColumn(plan, in: inner, into: &parts)
    }
  }

  private func placeRow(_ plan: StackPlan, in inner: PixelRect, into parts: inout ScreenParts) {
    let used = plan.children.map(\.width).reduce(0, +) + plan.gap * (plan.children.count - 1)
    let line = StackLine(
      stack.distribution, free: inner.width - used, gap: plan.gap, count: plan.children.count)
    let isMirrored = screen.mirrorsContent
    var x = line.start
    for child in plan.children {
      let extent = child.extent
      let isWhole = extent.isFlexible || stack.alignment == .stretch
      let height = isWhole ? inner.height : min(inner.height, extent.whole)
      let y = inner.y + Self.start(stack.alignment ?? .center, free: inner.height - height)
      let left = isMirrored ? inner.maxX - x - child.width : inner.x + x
      let box = PixelRect(x: left, y: y, width: child.width, height: height)
      screen.place(child.placed, in: box, fills: child.grow > 0, into: &parts)
      x += child.width + line.gap
    }
  }

  /// All lines are as high as the highest child of any asks for, or share what there is.
  private func placeLines(
    _ lines: [ArraySlice<StackPlan.Child>], gap: Int, in inner: PixelRect,
    into parts: inout ScreenParts
  ) {
    let free = inner.height - gap * (lines.count - 1)
    let isMirrored = screen.mirrorsContent
    for (row, line) in lines.enumerated() {
      // To the pixel, so that the last line ends where the stack does.
      let top = free * row / lines.count + gap * row
      let height = free * (row + 1) / lines.count - free * row / lines.count
      for (column, child) in line.enumerated() {
        let x = column * (child.width + gap)
        let left = isMirrored ? inner.maxX - x - child.width : inner.x + x
        screen.place(
          child.placed,
          in: PixelRect(x: left, y: inner.y + top, width: child.width, height: height),
          fills: true, into: &parts)
      }
    }
  }

  private func placeColumn(_ plan: StackPlan, in inner: PixelRect, into parts: inout ScreenParts) {
    let heights = plan.heights(in: inner.height)
    let used = heights.reduce(0, +) + plan.gap * (heights.count - 1)
    let line = StackLine(
      stack.distribution, free: inner.height - used, gap: plan.gap, count: heights.count)
    let alignment = stack.alignment ?? .start
    let isMirrored = screen.mirrorsContent
    var y = inner.y + line.start
    for (child, height) in zip(plan.children, heights) {
      var box = PixelRect(x: inner.x, y: y, width: inner.width, height: height)
      if child.placed.element.traits.hugs, alignment == .center || alignment == .end {
        let width = min(inner.width, screen.naturalWidth(of: child.placed, in: inner.size))
        let start = Self.start(alignment, free: inner.width - width)
        box = box.slice(x: isMirrored ? inner.maxX - start - width : inner.x + start, width: width)
      }
      let fills = alignment != .start
      screen.place(child.placed, in: box, fills: fills, into: &parts)
      y += height + line.gap
    }
  }

  private static func start(_ alignment: StackAlignment, free: Int) -> Int {
    switch alignment {
    case .start, .stretch: 0
    case .center: max(0, free / 2)
    case .end: max(0, free)
    }
  }
}

/// Where children begin along a stack, and how far they are from each other.
private struct StackLine {
  let start: Int
  let gap: Int

  init(_ distribution: StackDistribution, free: Int, gap: Int, count: Int) {
    let free = max(0, free)
    start =
      switch distribution {
      case .start, .apart: 0
      case .center: free / 2
      case .end: free
      }
    self.gap = distribution == .apart && count > 1 ? gap + free / (count - 1) : gap
  }
}
