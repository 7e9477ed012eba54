import TelltaleGraphics
import TelltaleInput
import TelltaleLayout
import TelltaleModel

extension Session {
  /// True while hands act on screens, since no question is in front of them.
  var appTakesInput: Bool { dialog == nil && app != nil }

  /// A finger or the pointer's button came down on a screen.
  mutating func appDown(
    _ holder: Holder, at point: PixelPoint, _ event: InputEvent, isStale: Bool, in world: World
  ) {
    guard var app, counts(event, isStale: isStale), let placement = app.surface.placement,
      app.surface.press == nil || app.surface.press?.liftedAt != nil
    else { return }
    let hit = placement.controls.pressed(at: point)
    var press = Press(holder: holder, control: hit?.id, start: point, startedAt: event.time)
    press.meaning = hit?.meaning
    press.area = placement.area(at: point)?.path
    if app.surface.fling != nil || app.surface.slide != nil {
      // A touch that stops a moving list activates nothing, and one on a moving modal neither.
      app.surface.fling = nil
      press.control = nil
    } else if let hit, !app.surface.shifts.allow(hit, at: point, event.time) {
      press.control = nil
    }
    app.surface.press = press
    self.app = app
    changed()
    beginMarking(at: event.time, in: world)
  }

  /// It moved: one area is dragged along its axis; leaving the control ends the press.
  mutating func appMoved(_ holder: Holder, to point: PixelPoint, at time: Instant, in world: World)
  {
    if case .contact(_, let contact) = holder, pinch(contact, to: point, at: time, in: world) {
      return
    }
    guard app?.surface.press?.holder == holder, !mark(to: point, in: world),
      var app, var press = app.surface.press, let start = press.start,
      let placement = app.surface.placement
    else { return }
    if let drag = press.drag { return follow(drag, to: point, at: time, in: world) }
    let slop = context(for: app, in: world).density.pixels(world.profile.behaviour.touchSlop)
    let dx = point.x - start.x
    let dy = point.y - start.y
    if max(abs(dx), abs(dy)) > slop {
      // What a finger moves, the pointer marks.
      if case .pointer = holder, canMark(press, in: world) {
        markFromPress(in: world)
        _ = mark(to: point, in: world)
        return
      }
      press.control = nil
      press.isDragging = true
      app.surface.press = press
      self.app = app
      changed()
      let area = press.area.flatMap(placement.area)
      if dy > abs(dx), canSwipeAway(from: start, area, in: world) {
        let drop = placement.drop(in: app.surface.slide)
        let drag = Drag(
          .modal, from: start, at: press.startedAt, offset: PixelPoint(x: 0, y: -drop))
        follow(drag, to: point, at: time, in: world)
      } else if let area, area.follows(dx: dx, dy: dy) {
        let drag = Drag(.area(area.path), from: start, at: press.startedAt, offset: area.offset)
        follow(drag, to: point, at: time, in: world)
      }
    } else if let control = press.control, placement.control(at: point) != control {
      press.control = nil
      app.surface.press = press
      self.app = app
      changed()
    }
  }

  private mutating func follow(
    _ drag: Drag, to point: PixelPoint, at time: Instant, in world: World
  ) {
    var drag = drag
    drag.follow(to: point, at: time)
    app?.surface.press?.drag = drag
    switch drag.subject {
    case .area(let path): scroll(path, to: drag.position, at: time, in: world)
    case .modal:
      app?.surface.slide = nil
      changed()
    case .question: break
    }
  }

  private mutating func lift(
    _ drag: Drag, at time: Instant, isMeant: Bool, in world: World
  ) {
    switch drag.subject {
    case .area(let path): glide(path, after: drag, at: time, in: world)
    case .modal: drop(after: drag, at: time, isMeant: isMeant, in: world)
    case .question: break
    }
  }

  /// It was lifted: inside the same control, that is an activation; after a drag, content glides on.
  mutating func appUp(
    _ holder: Holder, at point: PixelPoint, _ event: InputEvent, isStale: Bool, in world: World
  ) {
    guard let press = app?.surface.press, press.holder == holder else { return }
    let hit = app?.surface.placement?.control(at: point)
    app?.surface.press = nil
    changed()
    if let drag = press.drag {
      return lift(drag, at: event.time, isMeant: counts(event, isStale: isStale), in: world)
    }
    guard counts(event, isStale: isStale), let control = press.control, control == hit else {
      return
    }
    if press.isHeld { return }
    if case .node(let path) = control { tapText(at: path, point, event.time, in: world) }
    glow(control, since: press.startedAt, at: event.time, in: world)
    activateOnScreen(control, in: world)
  }

  /// Keeps what was pressed lit for at least a tenth of a second (TABLE-ROW-HIGHLIGHT).
  mutating func glow(
    _ control: ControlID, since start: Instant, at time: Instant, in world: World
  ) {
    let least = start.advanced(byMilliseconds: 100)
    guard time < least else { return }
    app?.surface.glow = SurfaceState.Glow(control: control, until: least)
  }
}

extension ScreenPlacement {
  /// The pressable control at a point.
  func control(at point: PixelPoint) -> ControlID? { controls.pressed(at: point)?.id }

  /// The area at a point that can scroll.
  func area(at point: PixelPoint) -> ScreenArea? {
    areas.last { $0.viewport.contains(point) && $0.maximumOffset != .zero }
  }
}

extension [Control] {
  /// Which of them is pressed at a point; a frame beats a neighbour's target that was grown over it.
  func pressed(at point: PixelPoint) -> Control? {
    // Later ones stand in front.
    last { $0.isPressable && $0.frame.contains(point) && $0.target.contains(point) }
      ?? last { $0.isPressable && $0.target.contains(point) }
  }
}

extension Control {
  /// Seen, and more than a window that is scrolled.
  var isPressable: Bool {
    if case .area = id { return false }
    return !target.isEmpty
  }
}

extension ScreenArea {
  /// True for a movement along the area's axis; the first movement decides for the whole gesture.
  func follows(dx: Int, dy: Int) -> Bool {
    switch axis {
    case .vertical: abs(dy) >= abs(dx)
    case .horizontal: abs(dx) >= abs(dy)
    case .both: true
    }
  }
}
