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
    var steps = min(abs(detents), 32)
    if showFocusOnly(at: event.time, in: world) { steps -= 1 }
    for _ in 0..<max(0, steps) {
      // A modal is a ring that one turns in (MODALITY-SEPARATE-FOCUSED-MODE).
      let wraps = app?.modal != nil
      moveOnScreen(
        detents > 0 ? .next(wraps: wraps) : .previous(wraps: wraps), at: event.time, in: world)
    }
  }

  /// Moves the focus, or what has it as long as that can be scrolled; a text with a typing mark is
  /// scrolled by that, and left by Tab at once.
  mutating func moveOnScreen(
    _ move: FocusMove, byTab: Bool = false, at time: Instant, in world: World
  ) {
    guard app?.surface.press == nil || app?.surface.press?.liftedAt != nil else { return }
    app?.surface.press = nil
    app?.surface.shifts.settleFocus()
    if showFocusOnly(at: time, in: world) { return }
    guard let surface = app?.surface, let placement = surface.placement else { return }
    if !(byTab && hasTypingMark(surface.focus, in: world)),
      let area = surface.focus.flatMap(placement.ownArea),
      let offset = area.offset(after: move, isRightToLeft: placement.isRightToLeft)
    {
      return scroll(area.path, to: offset, at: time, in: world)
    }
    if let target = target(of: move, at: time, in: world), target != surface.focus {
      focusOnScreen(target, in: world)
      tellTyped()
    }
    revealOnScreen(at: time, in: world)
    if case .node(let path)? = app?.surface.focus { goToCaret(at: path, in: world) }
  }

  /// With a keyboard at hand one goes on where the typing mark is.
  mutating func goToCaret(at path: NodePath, in world: World) {
    guard devices.hasKeyboard, openText(at: path, in: world)?.view.editing.hasCursor == true else {
      return
    }
    revealCaret(at: path, in: world)
  }

  private func hasTypingMark(_ focus: ControlID?, in world: World) -> Bool {
    guard case .node(let path)? = focus else { return false }
    return openText(at: path, in: world)?.view.editing.hasCursor == true
  }

  /// A focus that does not show yet, or has been scrolled out of sight, is only shown: nobody can
  /// mean what they do not see. Content comes to rest for it.
  private mutating func showFocusOnly(at time: Instant, in world: World) -> Bool {
    app?.surface.fling = nil
    let wasShown = showsFocus
    guard !(wasShown && app?.surface.seesFocus == true) else { return false }
    showsFocus = true
    changed()
    revealOnScreen(at: time, in: world)
    return !wasShown || app?.surface.seesFocus == true
  }

  /// Where a move leads to. One that goes around comes to the very first or the very last of a list,
  /// which may be far from what is seen.
  private mutating func target(
    of move: FocusMove, at time: Instant, in world: World
  ) -> ControlID? {
    guard let surface = app?.surface, let placement = surface.placement else { return nil }
    if let target = Focus.target(from: surface.focus, move.withoutWrapping, in: placement) {
      return target
    }
    let isForward = move == .next(wraps: true)
    guard isForward || move == .previous(wraps: true) else { return nil }
    func end(_ placement: ScreenPlacement?) -> Control? {
      isForward ? placement?.controls.first : placement?.controls.last
    }
    if let area = end(placement)?.area.flatMap(placement.area) {
      scroll(area.path, to: isForward ? .zero : area.maximumOffset, at: time, in: world)
    }
    return end(app?.surface.placement)?.id
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

extension ScreenPlacement {
  /// What a control scrolls before the focus leaves it.
  fileprivate func ownArea(_ control: ControlID) -> ScreenArea? {
    switch control {
    case .area(let path), .node(let path): area(path)
    default: nil
    }
  }
}

extension SurfaceState {
  /// Some of what has the focus is in sight.
  fileprivate var seesFocus: Bool {
    focus.flatMap { placement?.control($0) }?.target.isEmpty == false
  }
}

extension FocusMove {
  fileprivate var withoutWrapping: FocusMove {
    switch self {
    case .next: .next(wraps: false)
    case .previous: .previous(wraps: false)
    case .towards: self
    }
  }
}

extension ScreenArea {
  /// One row, or one page, along each axis.
  fileprivate var steps: PixelPoint {
    PixelPoint(
      x: isPaging ? viewport.width : step, y: isPaging ? viewport.height : step)
  }

  /// Where a move brings content that has the focus as a whole; `nil` where it goes no further that
  /// way, and the focus does.
  fileprivate func offset(after move: FocusMove, isRightToLeft: Bool) -> PixelPoint? {
    let target =
      switch move {
      case .next: read(isRightToLeft: isRightToLeft, by: 1)
      case .previous: read(isRightToLeft: isRightToLeft, by: -1)
      case .towards(.up): PixelPoint(x: offset.x, y: offset.y - steps.y)
      case .towards(.down): PixelPoint(x: offset.x, y: offset.y + steps.y)
      case .towards(.left): PixelPoint(x: offset.x - steps.x, y: offset.y)
      case .towards(.right): PixelPoint(x: offset.x + steps.x, y: offset.y)
      }
    let clamped = clamped(target)
    return clamped == offset ? nil : clamped
  }

  /// A knob goes one way only: down to the lower end, then on from the top of what is beside it, so
  /// that it comes by all there is (SCROLL-VIEW-LARGER-CONTENT).
  private func read(isRightToLeft: Bool, by direction: Int) -> PixelPoint {
    let most = maximumOffset
    let onward = isRightToLeft ? -direction : direction
    if most.y == 0 { return PixelPoint(x: offset.x + onward * steps.x, y: 0) }
    let goesOn = direction > 0 ? offset.y < most.y : offset.y > 0
    if goesOn {
      return PixelPoint(x: offset.x, y: offset.y + direction * steps.y)
    }
    let x = min(max(offset.x + onward * viewport.width, 0), most.x)
    guard x != offset.x else { return offset }
    return PixelPoint(x: x, y: direction > 0 ? 0 : most.y)
  }
}
