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
    devices.note(event)
    if event.occurrence.isAHands { handActs(event, in: world) }
    let age = now.milliseconds(since: event.time)
    let isStale = age > world.profile.behaviour.staleEventMilliseconds
    switch event.occurrence {
    case .scanned(let code): tell(.scanned(code))
    case .attached: attached(event, in: world)
    case .detached: detached(event, in: world)
    case .contactDown(let contact, let point):
      contactDown(contact, at: point, event, isStale: isStale, in: world)
    case .contactMoved(let contact, let point):
      hands.contactMoved(event.device, contact, to: point, at: event.time)
      moved(.contact(event.device, contact), to: point, at: event.time, in: world)
    case .contactUp(let contact, let point):
      contactUp(contact, at: point, event, isStale: isStale, in: world)
    case .contactCancelled(let contact):
      hands.contactUp(event.device, contact)
      if front?.pinch?.device == event.device {
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
      letGoOfResting(at: event.time)
      down(.pointer(event.device), at: point, event, isStale: isStale, in: world)
    case .pointerUp(let point):
      up(.pointer(event.device), at: point, event, isStale: isStale, in: world)
    case .turned(let detents): turned(detents, event, isStale: isStale, in: world)
    case .keyDown(let key): keyDown(key, event, isStale: isStale, in: world)
    case .keyUp(let key): keyUp(key, event, isStale: isStale, in: world)
    case .keysCancelled: dropKeys(of: event.device)
    }
  }

  /// Somebody is there. What a hand goes on with while a question comes is not meant for that, so its
  /// guard starts again; and nobody is timed out who is at it.
  private mutating func handActs(_ event: InputEvent, in world: World) {
    let time = event.time
    if app != nil {
      app?.touched = time
      app?.idle.act(at: time)
    }
    guard isDeed(event) else { return }
    surfaces.changeFront { surface in
      guard case .question(var asking) = surface.content else { return }
      if asking.typing == nil, !surface.arming.isArmed {
        surface.arming.restart(at: time, milliseconds: asking.alert.guardTime(world))
      }
      guard asking.shownAt != nil, asking.alert.timeoutMilliseconds != nil else { return }
      asking.actedAt = time
      surface.content = .question(asking)
    }
  }

  /// False for what no hand does on purpose: a thumb that lies on the rim and trembles, moisture, a key
  /// that is stuck.
  private func isDeed(_ event: InputEvent) -> Bool {
    switch event.occurrence {
    case .contactMoved(let contact, _):
      !hands.isResting(event.device, contact, at: event.time)
        && hands.isDown(event.device, contact)
    case .contactDown, .contactUp, .contactCancelled: !hands.isStorm(at: event.time)
    case .keyDown(let key): !key.isRepeat
    default: true
    }
  }

  /// A finger that has been set aside holds nothing any more, whoever comes.
  mutating func letGoOfResting(at time: Instant) {
    guard case .contact(let device, let number)? = front?.press?.holder, front?.press?.drag == nil,
      hands.isResting(device, number, at: time)
    else { return }
    letGo()
  }

  /// An input counts when what is in front was armed when it happened, and it is not stale.
  func counts(_ event: InputEvent, isStale: Bool) -> Bool {
    !isStale && isVisible && (front?.arming.accepts(event.time) ?? false)
  }

  private mutating func attached(_ event: InputEvent, in world: World) {
    // A keyboard takes the place of the one on the screen.
    guard event.kind == .keys, let asking, let typing = asking.typing else { return }
    let field = asking.alert.fields[typing.field].keyboard
    if world.profile.keyboard.onScreen == .automatic, devices.hasKeyboard(for: field) {
      closeTyping(in: world)
    }
  }

  private mutating func detached(_ event: InputEvent, in world: World) {
    let device = event.device
    if front?.pinch?.device == device { endPinch(at: event.time, in: world) }
    if front?.press?.holder.device == device { letGo() }
    hands.forget(device)
    if devices.isKind(.pointer, device) {
      pointer = nil
      changed()
    }
    devices.remove(device)
  }

  /// Ends a press without an activation.
  mutating func drop(_ holder: Holder) {
    if front?.press?.holder == holder { letGo() }
  }

  /// Nothing is held any more, whatever hands go on to do.
  mutating func letGo() {
    guard front?.press != nil || front?.pinch != nil else { return }
    front?.press = nil
    front?.pinch = nil
    changed()
  }

  private mutating func dropKeys(of device: DeviceID) {
    hands.forgetKeys(of: device)
    switch front?.press?.holder {
    case .key(device, _)?, .pointer(device)?: letGo()
    default: break
    }
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
