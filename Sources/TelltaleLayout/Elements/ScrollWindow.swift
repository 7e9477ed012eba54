import TelltaleGraphics
import TelltaleModel

/// A window onto what scrolls, and its place on the screen.
struct ScrollWindow: PartPlacer {
  let screen: ScreenContext
  /// Whose content it shows.
  let path: NodePath
  /// In pixels.
  let content: PixelSize
  let viewport: PixelRect
  /// Pixels of one step by knob or key.
  let step: Int
  var axis = ScrollAxis.vertical
  var isPaging = false
  /// Smallest and largest magnification.
  var zooms: ClosedRange<Double> = 1...1
  /// False where something else stands for the whole of it.
  var takesFocus = true
  /// True where its edges are seen, and the ring goes round them.
  var isFramed = false
  /// What scrolls before its content; absent where nothing does.
  var title: LargeTitle?

  /// Adds the window with what `body` places in it, which is told where the content begins, moved by
  /// how far it is scrolled.
  func place(
    into parts: inout ScreenParts, _ body: (inout ScreenParts, PixelPoint) -> Void
  ) {
    var own = area
    own.parent = parts.area
    parts.add(own)
    let first = parts.controls.count
    let most = own.maximumOffset
    // What goes both ways has no order that controls could have among the rest of it: it is gone
    // through as a whole, and they come after it.
    let isWide = most.x > 0 && most.y > 0
    if takesFocus, isWide { addWhole(into: &parts) }
    let outer = (parts.clip, parts.bounds, parts.area)
    parts.clip = parts.clip.intersection(viewport)
    // Nothing in it reaches out of the window.
    (parts.bounds, parts.area) = (.free, path)
    let origin = PixelPoint(x: viewport.x - own.offset.x, y: viewport.y - own.offset.y)
    title?.place(at: origin, width: viewport.width, into: &parts)
    body(&parts, PixelPoint(x: origin.x, y: origin.y + (title?.height ?? 0)))
    parts.add(.indicator(path, viewport))
    (parts.clip, parts.bounds, parts.area) = outer
    // Where nothing is seen that could be focused, the window is, so that it can be scrolled by knob.
    let isRead = parts.controls[first...].allSatisfy(\.target.isEmpty)
    guard takesFocus, isRead, !isWide, most != .zero else { return }
    if isFramed { addFramed(into: &parts) } else { addWhole(into: &parts) }
    parts.moveLastControl(to: first)
  }

  private var area: ScrollArea {
    // Where people read from right to left, what goes sideways begins at its right end.
    let start = PixelPoint(x: screen.mirrorsContent ? content.width : 0, y: 0)
    let whole = PixelSize(
      width: content.width, height: content.height + (title?.height ?? 0))
    var area = ScrollArea(
      path: path, viewport: viewport, content: whole, axis: axis,
      offset: screen.setting.view.offsets[path] ?? start, step: step, isPaging: isPaging,
      zooms: zooms)
    area.zoom = min(
      max(screen.setting.view.zooms[path] ?? 1, zooms.lowerBound), zooms.upperBound)
    return area
  }

  private func addWhole(into parts: inout ScreenParts) {
    let ring = screen.context.focusRing
    parts.add(.area(path), named: "scroll", for: .scroll, frame: viewport.insetBy(ring.width))
    parts.addGround(viewport.insetBy(ring.width + ring.gap), radius: pixels(8), of: .area(path))
  }

  private func addFramed(into parts: inout ScreenParts) {
    parts.add(.area(path), named: "scroll", for: .scroll, frame: viewport)
    parts.add(.ring(viewport, radius: min(pixels(8), viewport.height / 2)), of: .area(path))
  }
}
