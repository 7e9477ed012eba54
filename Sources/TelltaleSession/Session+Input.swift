import TelltaleGraphics
import TelltaleInput
import TelltaleModel

extension Session {
  /// Takes what a hand did. Events that come too late to be meant keep the books, and do no more.
  mutating func take(_ event: InputEvent, now: Instant, in world: World) {
    // What was due before the hand acted comes first; what was due after it, after it: a press that
    // was in time is in time, however late it is handled.
    let moment = min(now, event.time)
    if let deadline = deadline(in: world), moment >= deadline { elapsed(moment, in: world) }
    advanceApp(to: moment)
    if event.occurrence.isAHands { app?.surface.touched = event.time }
    devices.note(event)
    let age = now.milliseconds(since: event.time)
    let isStale = age > world.profile.behaviour.staleEventMilliseconds
    switch event.occurrence {
    case .attached: attached(event, in: world)
    case .detached: detached(event, in: world)
    case .contactDown(let contact, let point):
      contactDown(contact, at: point, event, isStale: isStale, in: world)
    case .contactMoved(let contact, let point):
      moved(.contact(event.device, contact), to: point, at: event.time, in: world)
    case .contactUp(let contact, let point):
      contactUp(contact, at: point, event, isStale: isStale, in: world)
    case .contactCancelled(let contact):
      hands.contactUp(event.device, contact)
      if app?.surface.pinch?.device == event.device {
        endPinch(at: event.time, in: world)
        letGo()
      }
      drop(.contact(event.device, contact))
    case .pointerMoved(let point):
      pointer = point
      changed()
      moved(.pointer(event.device), to: point, at: event.time, in: world)
    case .pointerDown(let point):
      pointer = point
      down(.pointer(event.device), at: point, event, isStale: isStale, in: world)
    case .pointerUp(let point):
      up(.pointer(event.device), at: point, event, isStale: isStale, in: world)
    case .turned(let detents): turned(detents, event, isStale: isStale, in: world)
    case .keyDown(let key): keyDown(key, event, isStale: isStale, in: world)
    case .keyUp(let key): keyUp(key, event, isStale: isStale, in: world)
    case .keysCancelled: dropKeys(of: event.device)
    }
  }

  /// An input counts when the dialog was armed when it happened, and it is not stale.
  func counts(_ event: InputEvent, isStale: Bool) -> Bool {
    let arming = dialog?.arming ?? app?.surface.arming
    return !isStale && isVisible && (arming?.accepts(event.time) ?? false)
  }

  private mutating func attached(_ event: InputEvent, in world: World) {
    // A keyboard takes the place of the one on the screen.
    if event.kind == .keys, dialog?.typing != nil, world.profile.keyboard.onScreen == .automatic {
      closeTyping(in: world)
    }
  }

  private mutating func detached(_ event: InputEvent, in world: World) {
    let device = event.device
    if let press = dialog?.press, press.holder.device == device {
      dialog?.press = nil
      changed()
    }
    if app?.surface.pinch?.device == device { endPinch(at: event.time, in: world) }
    if app?.surface.press?.holder.device == device { letGo() }
    hands.forget(device)
    if devices.kind(of: device) == .pointer {
      pointer = nil
      changed()
    }
    devices.remove(device)
  }

  /// Ends a press without an activation.
  mutating func drop(_ holder: Holder) {
    if app?.surface.press?.holder == holder { letGo() }
    guard dialog?.press?.holder == holder else { return }
    dialog?.press = nil
    changed()
  }

  /// Nothing of the screen is held any more, whatever hands go on to do.
  mutating func letGo() {
    guard let surface = app?.surface, surface.press != nil || surface.pinch != nil else { return }
    app?.surface.press = nil
    app?.surface.pinch = nil
    changed()
  }

  private mutating func dropKeys(of device: DeviceID) {
    hands.forgetKeys(of: device)
    if let holder = app?.surface.press?.holder, case .key(device, _) = holder { drop(holder) }
    guard let holder = dialog?.press?.holder, case .key(device, _) = holder else { return }
    drop(holder)
  }
}

extension InputEvent.Occurrence {
  /// False for what devices tell of themselves.
  fileprivate var isAHands: Bool {
    switch self {
    case .attached, .detached, .keysCancelled, .pointerMoved: false
    default: true
    }
  }
}
