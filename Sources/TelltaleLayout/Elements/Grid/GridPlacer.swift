import TelltaleGraphics
import TelltaleModel

/// Places the children of a grid in cells: each line is as high as its highest cell, and as what it grows to.
struct GridPlacer: PartPlacer {
  let screen: ScreenContext
  let stack: Stack
  let plan: StackPlan

  /// Adds them to a place that is as wide as the plan.
  func place(in inner: PixelRect, _ parts: inout ScreenParts) {
    let columns = plan.lines.first?.count ?? 1
    let cell = max(1, (inner.width - plan.gap * (columns - 1)) / columns)
    var top = 0
    for (line, height) in zip(plan.lines, plan.lineHeights(in: inner.height)) {
      for (column, child) in line.enumerated() {
        let align = child.align ?? .stretch
        let own = child.height(in: height, stretches: align == .stretch, screen)
        let x = column * (cell + plan.gap)
        let left = screen.mirrorsContent ? inner.maxX - x - child.width : inner.x + x
        let y = inner.y + top + align.start(free: height - own)
        child.place(
          in: PixelRect(x: left, y: y, width: child.width, height: own), fills: true, of: screen,
          into: &parts)
      }
      top += height + plan.gap
    }
  }
}
