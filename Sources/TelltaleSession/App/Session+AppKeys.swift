import TelltaleGraphics
import TelltaleInput
import TelltaleLayout
import TelltaleModel

extension Session {
  /// A knob moves the focus through the screen, and scrolls what has nothing to be focused.
  mutating func appTurned(_ detents: Int, _ event: InputEvent, in world: World) {
    if event.kind == .pointer {
      guard let point = pointer, let area = app?.surface.placement?.area(at: point) else { return }
      return step(area, by: detents, at: event.time, in: world)
    }
    if let holder = app?.surface.press?.holder, holder.device == event.device {
      app?.surface.press = nil
      changed()
    }
    app?.surface.shifts.settleFocus()
    // A modal is a ring that one turns in (MODALITY-SEPARATE-FOCUSED-MODE).
    let wraps = app?.modal != nil
    let move = detents > 0 ? FocusMove.next(wraps: wraps) : .previous(wraps: wraps)
    for _ in 0..<min(abs(detents), 32) { moveOnScreen(move, at: event.time, in: world) }
  }

  /// One row, or one page (SCROLL-VIEW-GESTURES, SCROLL-VIEW-PAGING).
  private mutating func step(
    _ area: ScreenArea, by count: Int, at time: Instant, in world: World
  ) {
    let steps = area.steps
    let isSideways = area.axis == .horizontal
    let offset = PixelPoint(
      x: area.offset.x + (isSideways ? count * steps.x : 0),
      y: area.offset.y + (isSideways ? 0 : count * steps.y))
    scroll(area.path, to: offset, at: time, in: world)
  }

  /// A command key on a screen.
  mutating func performOnScreen(
    _ command: Command, _ key: KeyPress, _ event: InputEvent, in world: World
  ) {
    switch command {
    case .confirm, .activate: pushOnScreen(key, event, in: world)
    case .escape:
      if !key.isRepeat { leave(byBack: false, in: world) }
    case .back:
      if !key.isRepeat { leave(byBack: true, in: world) }
    case .home: break
    case .focusNext: moveOnScreen(.next(wraps: true), byTab: true, at: event.time, in: world)
    case .focusPrevious:
      moveOnScreen(.previous(wraps: true), byTab: true, at: event.time, in: world)
    case .up: moveOnScreen(.towards(.up), at: event.time, in: world)
    case .down: moveOnScreen(.towards(.down), at: event.time, in: world)
    case .left: moveOnScreen(.towards(.left), at: event.time, in: world)
    case .right: moveOnScreen(.towards(.right), at: event.time, in: world)
    }
  }

  /// Holds the focused control down; one that does not show yet is only shown, and one that came to
  /// the focus by itself a moment ago is not what the hand goes for.
  mutating func pushOnScreen(_ key: KeyPress, _ event: InputEvent, in world: World) {
    guard !key.isRepeat, app?.surface.press == nil || app?.surface.press?.liftedAt != nil else {
      return
    }
    let isOnlyShown = showFocusOnly(at: event.time, in: world)
    var press = Press(
      holder: .key(event.device, key.code), control: nil, start: nil, startedAt: event.time)
    if let surface = app?.surface, !isOnlyShown, surface.shifts.keepFocus(at: event.time) {
      press.control = surface.focus
      press.meaning = surface.focus.flatMap { surface.placement?.control($0) }?.meaning
    }
    app?.surface.press = press
    changed()
  }

  mutating func appKeyUp(_ holder: Holder, _ event: InputEvent, isStale: Bool, in world: World) {
    guard let press = app?.surface.press, press.holder == holder else { return }
    app?.surface.press = nil
    changed()
    guard counts(event, isStale: isStale), !press.isHeld, let control = press.control else {
      return
    }
    glow(control, since: press.startedAt, at: event.time, in: world)
    activateOnScreen(control, in: world)
  }

  /// One screen back, or out of the modal; Escape leaves modals only.
  mutating func leave(byBack: Bool, in world: World) {
    guard let app else { return }
    if let modal = app.modal {
      if byBack, modal.visits.count > 1 { return pop(in: world) }
      return closeModal(keeping: modal.modal.keepsByGoing, in: world)
    }
    if app.showsMore {
      self.app?.showsMore = false
      return appeared(in: world)
    }
    if byBack { pop(in: world) }
  }
}
