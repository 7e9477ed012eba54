import TelltaleGraphics
import TelltaleModel

/// Places the children of a grid in cells: all lines are as high as the highest child of any asks for, or share
/// what there is.
struct GridPlacer: PartPlacer {
  let screen: ScreenContext
  let stack: Stack
  let plan: StackPlan

  /// Adds them to a place that is as wide as the plan.
  func place(in inner: PixelRect, _ parts: inout ScreenParts) {
    let count = plan.lines.count
    let free = inner.height - plan.gap * (count - 1)
    let columns = plan.lines.first?.count ?? 1
    let cell = max(1, (inner.width - plan.gap * (columns - 1)) / columns)
    for (row, line) in plan.lines.enumerated() {
      // To the pixel, so that the last line ends where the grid does.
      let top = free * row / count + plan.gap * row
      let height = free * (row + 1) / count - free * row / count
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
    }
  }
}
