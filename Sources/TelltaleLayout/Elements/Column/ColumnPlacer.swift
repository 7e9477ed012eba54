import TelltaleGraphics
import TelltaleModel

/// Places the children of a column below each other.
struct ColumnPlacer: StackLinePlacer {
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
    for ((child, height), x) in zip(zip(children, heights), lefts(of: children, in: inner)) {
      let box = PixelRect(x: x, y: y, width: child.width, height: height)
      child.place(in: box, fills: fills(child), of: screen, into: &parts)
      y += height + line.gap
    }
  }

  func lefts(of line: [StackChild], in inner: PixelRect) -> [Int] {
    line.map { child in
      let start = (child.align ?? .start).start(free: inner.width - child.width)
      return screen.mirrorsContent ? inner.maxX - start - child.width : inner.x + start
    }
  }

  func fills(_ child: StackChild) -> Bool { child.fills }
}
