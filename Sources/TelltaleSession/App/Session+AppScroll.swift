import TelltaleGraphics
import TelltaleLayout
import TelltaleModel

extension Session {
  /// Moves an area's content, within its bounds (SCROLL-VIEW-LARGER-CONTENT); its indicators show
  /// for a while.
  mutating func scroll(_ path: NodePath, to offset: PixelPoint, at time: Instant, in world: World) {
    guard let area = surfaces.question?.placement.area(path) ?? screen?.placement.area(path) else {
      return
    }
    let clamped = area.clamped(offset)
    guard clamped != area.offset else { return }
    if surfaces.question?.placement.area(path) != nil {
      return scrollQuestion(to: clamped, in: world)
    }
    app?.current.view.offsets[path] = clamped
    screen?.moved[path] = time
    placeApp(in: world)
    forgetHint(path, in: world)
  }

  private mutating func scrollQuestion(to offset: PixelPoint, in world: World) {
    guard var question = surfaces.question, var asking = question.asking else { return }
    asking.offset = offset.y
    question.placement = asking.place(in: context(for: asking.question, in: world))
    question.asking = asking
    surfaces.question = question
    changed()
  }

  /// Rows that were announced and are seen now need no hint any more.
  mutating func forgetHint(_ path: NodePath, in world: World) {
    guard let known = app?.current.view.newRows[path],
      let area = screen?.placement.area(path)
    else { return }
    let rows = NewRows(
      above: area.offset.y == 0 ? 0 : known.above,
      below: area.offset.y == area.maximumOffset.y ? 0 : known.below)
    guard rows != known else { return }
    app?.current.view.newRows[path] = rows.count == 0 ? nil : rows
    placeApp(in: world)
  }

  /// Goes on with the speed of the finger, slower and slower; pages stop at whole pages.
  mutating func glide(
    _ path: NodePath, after drag: Drag, at time: Instant, in world: World
  ) {
    guard let area = front?.placement.area(path) else { return }
    let reach = drag.reach(at: time)
    var target = PixelPoint(
      x: area.offset.x + (area.axis == .vertical ? 0 : reach.x),
      y: area.offset.y + (area.axis == .horizontal ? 0 : reach.y))
    if area.isPaging {
      target = area.page(from: drag.offset, speed: drag.speed(at: time))
    }
    glide(area, to: target, at: time, in: world)
  }

  /// Brings to rest what two fingers let go of: where it is not magnified any more, at the nearest
  /// page (SCROLL-VIEW-PAGING).
  mutating func endPinch(at time: Instant, in world: World) {
    guard let pinch = screen?.pinch else { return }
    screen?.pinch = nil
    guard let area = screen?.placement.area(pinch.area), area.isPaging else { return }
    glide(area, to: area.page(from: area.offset, speed: .zero), at: time, in: world)
  }

  /// By itself, to where its content comes to rest.
  private mutating func glide(
    _ area: ScrollArea, to target: PixelPoint, at time: Instant, in world: World
  ) {
    let target = area.clamped(target)
    guard target != area.offset else { return }
    guard !world.reducesMotion else { return scroll(area.path, to: target, at: time, in: world) }
    let milliseconds = area.isPaging ? Fling.pageMilliseconds : Fling.milliseconds
    front?.fling = Fling(
      .area(area.path), from: area.offset, to: target, at: time, milliseconds: milliseconds)
  }

  private mutating func glide(_ fling: Fling, at now: Instant, in world: World) {
    guard case .area(let path) = fling.subject else { return }
    scroll(path, to: fling.offset, at: now, in: world)
  }

  /// Where gliding areas are now. Once they rest there is one more picture in any case: only what it shows
  /// can be pressed.
  mutating func glide(at now: Instant, in world: World) {
    let rest = frame + 1
    if screen?.fling != nil || surfaces.question?.fling != nil { changed() }
    if var fling = screen?.fling {
      let goesOn = fling.move(to: now)
      screen?.fling = goesOn ? fling : nil
      glide(fling, at: now, in: world)
      screen?.restFrame = goesOn ? nil : rest
    }
    if var fling = surfaces.question?.fling {
      let goesOn = fling.move(to: now)
      surfaces.question?.fling = goesOn ? fling : nil
      glide(fling, at: now, in: world)
      surfaces.question?.restFrame = goesOn ? nil : rest
    }
  }
}

extension ScrollArea {
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
