import TelltaleGraphics
import TelltaleLayout
import TelltaleModel

extension Session {
  /// Moves an area's content, within its bounds (SCROLL-VIEW-LARGER-CONTENT); its indicators show
  /// for a while.
  mutating func scroll(_ path: NodePath, to offset: PixelPoint, at time: Instant, in world: World) {
    guard let area = app?.surface.placement?.area(path) else { return }
    let clamped = area.clamped(offset)
    guard clamped != area.offset else { return }
    app?.current.view.offsets[path] = clamped
    app?.surface.moved[path] = time
    placeApp(in: world)
    forgetHint(path, in: world)
  }

  /// Rows that were announced and are seen now need no hint any more.
  mutating func forgetHint(_ path: NodePath, in world: World) {
    guard let known = app?.current.view.newRows[path],
      let area = app?.surface.placement?.area(path)
    else { return }
    let rows = NewRows(
      above: area.offset.y == 0 ? 0 : known.above,
      below: area.offset.y == area.maximumOffset.y ? 0 : known.below)
    guard rows != known else { return }
    app?.current.view.newRows[path] = rows.count == 0 ? nil : rows
    placeApp(in: world)
  }

  /// Goes on with the speed of the finger, slower and slower; pages stop at whole pages, unless
  /// they are magnified: then there is more to a page than the window shows.
  mutating func glide(
    _ path: NodePath, after drag: Drag, at time: Instant, in world: World
  ) {
    guard let area = app?.surface.placement?.area(path) else { return }
    let reach = drag.reach(at: time)
    var target = PixelPoint(
      x: area.offset.x + (area.axis == .vertical ? 0 : reach.x),
      y: area.offset.y + (area.axis == .horizontal ? 0 : reach.y))
    if turnsPages(area) {
      target = area.page(from: drag.offset, speed: drag.speed(at: time))
    }
    glide(area, to: target, at: time, in: world)
  }

  /// Brings to rest what two fingers let go of: where it is not magnified any more, at the nearest
  /// page (SCROLL-VIEW-PAGING).
  mutating func endPinch(at time: Instant, in world: World) {
    guard let pinch = app?.surface.pinch else { return }
    app?.surface.pinch = nil
    guard let area = app?.surface.placement?.area(pinch.area), turnsPages(area) else { return }
    glide(area, to: area.page(from: area.offset, speed: .zero), at: time, in: world)
  }

  /// By itself, to where its content comes to rest.
  private mutating func glide(
    _ area: ScreenArea, to target: PixelPoint, at time: Instant, in world: World
  ) {
    let target = area.clamped(target)
    guard target != area.offset else { return }
    guard !world.reducesMotion else { return scroll(area.path, to: target, at: time, in: world) }
    let milliseconds = turnsPages(area) ? Fling.pageMilliseconds : Fling.milliseconds
    app?.surface.fling = Fling(
      .area(area.path), from: area.offset, to: target, at: time, milliseconds: milliseconds)
  }

  private func turnsPages(_ area: ScreenArea) -> Bool {
    area.isPaging && (app?.current.view.zooms[area.path] ?? 1) <= 1
  }

  /// Where a gliding area is now.
  mutating func glide(at now: Instant, in world: World) {
    guard var fling = app?.surface.fling, case .area(let path) = fling.subject else { return }
    let goesOn = fling.move(to: now)
    app?.surface.fling = goesOn ? fling : nil
    scroll(path, to: fling.offset, at: now, in: world)
  }

  /// Brings the focused control into view.
  mutating func revealOnScreen(at now: Instant, in world: World) {
    guard let surface = app?.surface, let placement = surface.placement,
      let control = surface.focus.flatMap(placement.control),
      let area = control.area.flatMap(placement.area),
      // The window itself is where it is.
      control.id != .area(area.path)
    else { return }
    let margin = placement.focusRing.width + placement.focusRing.gap
    let isRow = if case .entry = control.id { control.radius == 0 } else { false }
    let offset = area.offset(revealing: control.frame, margin: isRow ? 0 : margin)
    scroll(area.path, to: offset, at: now, in: world)
  }
}

extension ScreenArea {
  /// The page that a drag leads to: the next one after half a page or with speed, else the same
  /// (SCROLL-VIEW-PAGING).
  func page(from start: PixelPoint, speed: PixelPoint) -> PixelPoint {
    func page(_ offset: Int, _ start: Int, _ size: Int, _ speed: Int) -> Int {
      guard size > 0 else { return 0 }
      let first = (start + size / 2) / size
      let moved = offset - first * size
      let step = abs(speed) > 300 ? speed.signum() : abs(moved) * 2 > size ? moved.signum() : 0
      return (first + step) * size
    }
    return PixelPoint(
      x: axis == .vertical ? 0 : page(offset.x, start.x, viewport.width, speed.x),
      y: axis == .horizontal ? 0 : page(offset.y, start.y, viewport.height, speed.y))
  }
}
