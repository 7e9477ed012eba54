import TelltaleGraphics
import TelltaleModel

/// Places the children of a grid in cells: each line is as high as its highest cell, and as what it grows to.
struct GridPlacer: StackLinePlacer {
  let screen: ScreenContext
  let stack: Stack
  let plan: StackPlan

  /// Adds them to a place that is as wide as the plan.
  func place(in inner: PixelRect, _ parts: inout ScreenParts) {
    var top = 0
    for (line, height) in zip(plan.lines, plan.lineHeights(in: inner.height)) {
      let lefts = lefts(of: line, in: inner)
      let bounds = bounds(of: line, at: lefts, within: parts.bounds)
      for (index, child) in line.enumerated() {
        let align = child.align ?? .stretch
        let own = child.height(in: height, stretches: align == .stretch, screen)
        let y = inner.y + top + align.start(free: height - own)
        child.place(
          in: PixelRect(x: lefts[index], y: y, width: child.width, height: own),
          fills: fills(child), within: bounds[index], of: screen, into: &parts)
      }
      top += height + plan.gap
    }
  }

  func lefts(of line: [StackChild], in inner: PixelRect) -> [Int] {
    let columns = plan.columns
    let cell = max(1, (inner.width - plan.gap * (columns - 1)) / columns)
    return line.enumerated().map { column, child in
      let x = column * (cell + plan.gap)
      return screen.mirrorsContent ? inner.maxX - x - child.width : inner.x + x
    }
  }

  func fills(_ child: StackChild) -> Bool { true }
}
