import TelltaleApp
import TelltaleGraphics
import TelltaleLayout
import TelltaleModel
import TelltaleSurfaces

extension Session {
  /// Moves an area's content, within its bounds (SCROLL-VIEW-LARGER-CONTENT); its indicators show
  /// for a while.
  mutating func scroll(_ path: NodePath, to offset: PixelPoint, at time: Instant, in world: World) {
    settle(in: world)
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
    appChanged()
  }

  private mutating func scrollQuestion(to offset: PixelPoint, in world: World) {
    asking?.offset = offset.y
    guard let asking else { return }
    let placement = asking.place(in: context(for: asking.question, in: world))
    surfaces.question?.placement = placement
    changed()
  }

  /// Content magnified by a hand, which stands so between its fingers.
  mutating func magnify(
    _ path: NodePath, by zoom: Double, to offset: PixelPoint, at time: Instant, in world: World
  ) {
    app?.current.view.zooms[path] = zoom
    app?.current.view.offsets[path] = offset
    screen?.moved[path] = time
    appChanged()
  }

  /// By itself, to where its content comes to rest.
  mutating func glide(
    _ path: NodePath, to target: PixelPoint, at time: Instant, in world: World
  ) {
    guard let area = front?.placement.area(path) else { return }
    let target = area.clamped(target)
    guard target != area.offset else { return }
    guard !world.reducesMotion else { return scroll(path, to: target, at: time, in: world) }
    let milliseconds = area.isPaging ? Fling.pageMilliseconds : Fling.milliseconds
    front?.fling = Fling(
      .area(path), from: area.offset, to: target, at: time, milliseconds: milliseconds)
  }

  private mutating func glide(_ fling: Fling, at now: Instant, in world: World) {
    guard case .area(let path) = fling.subject else { return }
    scroll(path, to: fling.offset, at: now, in: world)
  }

  /// Where gliding areas are now. Once they rest there is one more picture in any case: only what it shows
  /// can be pressed.
  mutating func glide(at now: Instant, in world: World) {
    guard surfaces.isGliding else { return }
    let rest = frame + 1
    changed()
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
