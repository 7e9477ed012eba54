import TelltaleGraphics
import TelltaleModel

/// Places the children of a column below each other.
struct ColumnPlacer: PartPlacer {
  let screen: ScreenContext
  let stack: Stack
  let plan: StackPlan

  /// Adds them to a place that is as wide as the plan.
  func place(in inner: PixelRect, _ parts: inout ScreenParts) {
    guard let children = plan.lines.first else { return }
    let gaps = plan.gap * (children.count - 1)
    let heights = children.map { $0.share(ofHeight: max(0, inner.height - gaps), in: screen) }
      .sizes(in: max(0, inner.height - gaps))
    let free = inner.height - gaps - heights.reduce(0, +)
    let line = StackLine(stack.justify ?? .start, free: free, gap: plan.gap, count: children.count)
    var y = inner.y + line.start
    for (child, height) in zip(children, heights) {
      let start = (child.align ?? .start).start(free: inner.width - child.width)
      let x = screen.mirrorsContent ? inner.maxX - start - child.width : inner.x + start
      let box = PixelRect(x: x, y: y, width: child.width, height: height)
      child.place(in: box, fills: child.fills, of: screen, into: &parts)
      y += height + line.gap
    }
  }
}
