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
    let inner = max(1, width - sides)
    return screen.memo.measured(path, in: PixelSize(width: inner, height: 0)) {
      StackPlan(stack, at: path, width: inner, in: screen)
    }
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
    let inner = frame.inset(padding)
    let plan = plan(width: frame.width)
    switch plan.arrangement {
    case .column: ColumnPlacer(screen: screen, stack: stack, plan: plan).place(in: inner, &parts)
    case .row: LinesPlacer(screen: screen, stack: stack, plan: plan).place(in: inner, &parts)
    case .grid: GridPlacer(screen: screen, stack: stack, plan: plan).place(in: inner, &parts)
    }
  }
}
