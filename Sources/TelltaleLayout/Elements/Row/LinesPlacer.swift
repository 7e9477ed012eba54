import TelltaleGraphics
import TelltaleModel

/// Places the children of a row beside each other, in as many lines as they need.
struct LinesPlacer: StackLinePlacer {
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
    let lefts = lefts(of: line, in: box)
    let bounds = bounds(of: line, at: lefts, within: parts.bounds)
    let rise = StackPlan.rise(of: line)
    for (index, child) in line.enumerated() {
      // A hairline parts all of what stands beside it.
      let isHairline = child.placed.element.traits.isLine
      let align = isHairline ? .stretch : child.align ?? .center
      let height = child.height(in: box.height, stretches: align == .stretch, screen)
      let top =
        align == .baseline
        ? rise - (child.baseline ?? child.extent.whole) : align.start(free: box.height - height)
      child.place(
        in: PixelRect(x: lefts[index], y: box.y + top, width: child.width, height: height),
        fills: fills(child), within: bounds[index], of: screen, into: &parts)
    }
  }

  func lefts(of line: [StackChild], in inner: PixelRect) -> [Int] {
    let used = line.map(\.width).reduce(plan.gap * (line.count - 1), +)
    let along = StackLine(
      stack.justify ?? .start, free: inner.width - used, gap: plan.gap, count: line.count)
    var x = along.start
    return line.map { child in
      defer { x += child.width + along.gap }
      return screen.mirrorsContent ? inner.maxX - x - child.width : inner.x + x
    }
  }

  /// Only what begins where the column does lets its text stand there.
  func fills(_ child: StackChild) -> Bool {
    let isAtStart = [nil, .start, .spaceBetween].contains(stack.justify)
    return !isAtStart || child.grow > 0 || child.item.size.width != nil
  }
}
