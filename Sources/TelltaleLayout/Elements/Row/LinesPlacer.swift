import TelltaleGraphics
import TelltaleModel

/// Places the children of a row beside each other, in as many lines as they need.
struct LinesPlacer: PartPlacer {
  let screen: ScreenContext
  let stack: Stack
  let plan: StackPlan

  /// Adds them to a place that is as wide as the plan.
  func place(in inner: PixelRect, _ parts: inout ScreenParts) {
    var y = inner.y
    for (line, height) in zip(plan.lines, plan.lineHeights(in: inner.height)) {
      place(line, in: inner.slice(y: y, height: height), &parts)
      y += height + plan.gap
    }
  }

  private func place(_ line: [StackChild], in box: PixelRect, _ parts: inout ScreenParts) {
    let used = line.map(\.width).reduce(plan.gap * (line.count - 1), +)
    let along = StackLine(
      stack.justify ?? .start, free: box.width - used, gap: plan.gap, count: line.count)
    let rise = StackPlan.rise(of: line)
    // Only what begins where the column does lets its text stand there.
    let isAtStart = [nil, .start, .spaceBetween].contains(stack.justify)
    var x = along.start
    for child in line {
      // A hairline parts all of what stands beside it.
      let isHairline = child.placed.element.traits.isLine
      let align = isHairline ? .stretch : child.align ?? .center
      let height = child.height(in: box.height, stretches: align == .stretch, screen)
      let top =
        align == .baseline
        ? rise - (child.baseline ?? child.extent.whole) : align.start(free: box.height - height)
      let left = screen.mirrorsContent ? box.maxX - x - child.width : box.x + x
      let fills = !isAtStart || child.grow > 0 || child.item.size.width != nil
      child.place(
        in: PixelRect(x: left, y: box.y + top, width: child.width, height: height), fills: fills,
        of: screen, into: &parts)
      x += child.width + along.gap
    }
  }
}
