import TelltaleGraphics
import TelltaleModel

/// Places elements beside or below each other.
struct StackPlacer: ElementPlacer {
  let screen: ScreenContext
  let stack: Stack
  let path: NodePath
  /// Pixels from its edges to its children.
  private let padding: PixelInsets

  init(_ stack: Stack, at path: NodePath, in screen: ScreenContext) {
    self.screen = screen
    var stack = stack
    if let said = screen.setting.data.said(stack.backgroundBinding) {
      stack.background = ColorRole(rawValue: said).map { .color(.role($0)) } ?? .image(said)
    }
    if let said = screen.setting.data.said(stack.nightBinding) { stack.nightBackground = said }
    self.stack = stack
    self.path = path
    let usual: Points = stack.card == nil ? 0 : screen.metrics.cardPadding
    let start = screen.pixels(stack.padding.start ?? usual)
    let end = screen.pixels(stack.padding.end ?? usual)
    padding = PixelInsets(
      top: screen.pixels(stack.padding.top ?? usual),
      left: screen.mirrorsContent ? end : start,
      bottom: screen.pixels(stack.padding.bottom ?? usual),
      right: screen.mirrorsContent ? start : end)
  }

  private var sides: Int { padding.left + padding.right }

  private func plan(width: Int) -> StackPlan {
    let padding = padding(within: width)
    let inner = max(1, width - padding.left - padding.right)
    return screen.memo.measured(path, in: PixelSize(width: inner, height: 0)) {
      StackPlan(stack, at: $0, width: inner, in: screen)
    }
  }

  /// The padding in so many pixels: it gives way before what stands in it is too narrow for a finger to hit.
  private func padding(within width: Int) -> PixelInsets {
    let free = width - sides
    guard sides > 0, free < min(width, screen.leastTarget) else { return padding }
    let page = PixelSize(width: max(1, width), height: screen.stackHeightSeen)
    let least = StackRoom(stack, at: path, width: page.width, in: screen).leastWidth(in: page)
    let missing = min(sides, min(least, width, screen.leastTarget) - free)
    guard missing > 0 else { return padding }
    var padding = padding
    padding.left -= missing * padding.left / sides
    padding.right = sides - missing - padding.left
    return padding
  }

  private func room(in page: PixelSize) -> (room: StackRoom, page: PixelSize) {
    let inner = PixelSize(width: max(1, page.width - sides), height: page.height)
    return (StackRoom(stack, at: path, width: inner.width, in: screen), inner)
  }

  func extent(width: Int) -> Extent {
    plan(width: width).extent.grown(by: padding.top + padding.bottom)
  }

  func naturalWidth(in page: PixelSize) -> Int {
    let (room, inner) = room(in: page)
    return min(page.width, room.naturalWidth(in: inner) + sides)
  }

  func leastWidth(in page: PixelSize) -> Int {
    let (room, inner) = room(in: page)
    return min(page.width, room.leastWidth(in: inner) + sides)
  }

  func baseline(width: Int) -> Int? {
    plan(width: width).baseline(in: screen).map { $0 + padding.top }
  }

  func reach(width: Int, fills: Bool) -> SideReach? {
    let whole = PixelRect(x: 0, y: 0, width: width, height: 0)
    return lines(width: width).reach(in: whole.inset(padding(within: width)), of: width)
  }

  func place(in frame: PixelRect, into parts: inout ScreenParts) {
    switch stack.background {
    case .image(let name):
      let shape = PictureShape(fills: true)
      parts.add(background: name, night: stack.nightBackground, in: frame, shape)
    case .color(let color): parts.add(.fill(frame, radius: 0, .value(color)))
    case nil: break
    }
    placeChildren(in: frame, into: &parts)
  }

  /// Adds what stands on it, without what is behind that.
  func placeChildren(in frame: PixelRect, into parts: inout ScreenParts) {
    lines(width: frame.width)
      .place(in: frame.inset(padding(within: frame.width)), &parts)
  }

  /// What stands in it now where it has so many pixels, in the order of reading.
  func children(width: Int) -> [StackChild] { plan(width: width).lines.flatMap { $0 } }

  private func lines(width: Int) -> any StackLinePlacer {
    let plan = plan(width: width)
    return switch plan.arrangement {
    case .column: ColumnPlacer(screen: screen, stack: stack, plan: plan)
    case .row: LinesPlacer(screen: screen, stack: stack, plan: plan)
    case .grid: GridPlacer(screen: screen, stack: stack, plan: plan)
    }
  }
}
