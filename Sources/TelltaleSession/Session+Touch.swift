import TelltaleGraphics
import TelltaleInput
import TelltaleLayout
import TelltaleModel

extension Session {
  mutating func contactDown(
    _ contact: Int, at point: PixelPoint, _ event: InputEvent, isStale: Bool, in world: World
  ) {
    hands.contactDown(event.device, contact, at: event.time)
    // A second finger makes it a palm, a storm makes it nobody: neither means anything, and neither
    // takes away what a knob or a key is about.
    guard hands.contactCount == 1, !hands.isStorm(at: event.time) else {
      if beginPinch(contact, at: point, event, isStale: isStale) { return }
      if case .contact(let device, let number)? = press?.holder {
        drop(.contact(device, number))
      }
      return
    }
    let hidesFocus = !world.profile.behaviour.showsFocusInitially && showsFocus
    if hidesFocus, counts(event, isStale: isStale), dialog?.typing == nil, press == nil {
      showsFocus = false
      changed()
    }
    if resume(.contact(event.device, contact), event, in: world) { return }
    down(.contact(event.device, contact), at: point, event, isStale: isStale, in: world)
  }

  mutating func contactUp(
    _ contact: Int, at point: PixelPoint, _ event: InputEvent, isStale: Bool, in world: World
  ) {
    hands.contactUp(event.device, contact)
    if app?.surface.pinch?.device == event.device { endPinch(at: event.time, in: world) }
    let holder = Holder.contact(event.device, contact)
    if let held = press, held.holder == holder, !held.isDragging,
      event.time.milliseconds(since: held.startedAt)
        < world.profile.behaviour.minimumTouchMilliseconds
    {
      press?.liftedAt = event.time
      return changed()
    }
    up(holder, at: point, event, isStale: isStale, in: world)
  }

  /// The press on whatever takes input: the question in front, else the screen.
  private var press: Press? {
    get { dialog == nil ? app?.surface.press : dialog?.press }
    set {
      if dialog != nil { dialog?.press = newValue } else { app?.surface.press = newValue }
    }
  }

  /// A finger that is back within the time in which contacts bounce never left.
  private mutating func resume(_ holder: Holder, _ event: InputEvent, in world: World) -> Bool {
    guard let held = press, let lifted = held.liftedAt,
      held.holder.device == event.device
    else { return false }
    let pause = event.time.milliseconds(since: lifted)
    guard pause <= world.profile.behaviour.debounceMilliseconds else {
      press = nil
      return false
    }
    press?.holder = holder
    press?.liftedAt = nil
    return true
  }

  /// A finger or the pointer's button came down.
  mutating func down(
    _ holder: Holder, at point: PixelPoint, _ event: InputEvent, isStale: Bool, in world: World
  ) {
    if appTakesInput { return appDown(holder, at: point, event, isStale: isStale, in: world) }
    guard var dialog, counts(event, isStale: isStale),
      dialog.press == nil || dialog.press?.liftedAt != nil
    else { return }
    var control = dialog.target(at: point)
    let scrolls = dialog.placement.scroll?.viewport.contains(point) ?? false
    guard control != nil || scrolls else { return }
    if dialog.fling != nil {
      // A touch that stops a moving list activates nothing (ACTION-SHEET-SCROLL-WITHOUT-ACCIDENT).
      dialog.fling = nil
      control = nil
    }
    dialog.press = Press(
      holder: holder, control: control, start: point, startedAt: event.time)
    self.dialog = dialog
    changed()
  }

  /// It moved: dragging scrolls; leaving the control ends the press for good.
  mutating func moved(
    _ holder: Holder, to point: PixelPoint, at time: Instant, in world: World
  ) {
    if appTakesInput { return appMoved(holder, to: point, at: time, in: world) }
    guard var dialog, var press = dialog.press, press.holder == holder, let start = press.start
    else { return }
    let slop = context(for: dialog.question, in: world).density.pixels(
      world.profile.behaviour.touchSlop)
    let scrolls = dialog.placement.scroll?.viewport.contains(start) ?? false
    // Where a list scrolls, any movement is about the list (ACTION-SHEET-SCROLL-WITHOUT-ACCIDENT).
    let reach = max(abs(point.x - start.x), abs(point.y - start.y))
    if scrolls, press.isDragging || reach > slop {
      press.isDragging = true
      press.control = nil
      var drag =
        press.drag
        ?? Drag(
          .question, from: start, at: press.startedAt,
          offset: PixelPoint(x: 0, y: dialog.scrollOffset))
      drag.follow(to: point, at: time)
      press.drag = drag
      dialog.scroll(to: drag.position.y)
    } else if let id = press.control, dialog.target(at: point) != id {
      press.control = nil
    } else {
      return
    }
    dialog.press = press
    self.dialog = dialog
    changed()
  }

  /// It was lifted: inside the same control, that is an activation.
  mutating func up(
    _ holder: Holder, at point: PixelPoint, _ event: InputEvent, isStale: Bool, in world: World
  ) {
    if appTakesInput { return appUp(holder, at: point, event, isStale: isStale, in: world) }
    guard let press = dialog?.press, press.holder == holder else { return }
    let hit = dialog?.target(at: point)
    dialog?.press = nil
    changed()
    if let drag = press.drag { return glideQuestion(after: drag, at: event.time, in: world) }
    guard counts(event, isStale: isStale), let control = press.control, control == hit else {
      return
    }
    activate(control, in: world)
  }
}
