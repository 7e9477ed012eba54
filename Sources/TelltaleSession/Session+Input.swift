import TelltaleApp
import TelltaleGraphics
import TelltaleInput
import TelltaleModel
import TelltaleSurfaces

extension Session {
  /// Takes what a hand did. Events that come too late to be meant keep the books, and do no more.
  mutating func take(_ event: InputEvent, now: Instant, in world: World) {
    // What was due before the hand acted comes first; what was due after it, after it: a press that
    // was in time is in time, however late it is handled.
    let moment = min(now, event.time)
    if let deadline = deadline(in: world), moment >= deadline {
      elapsed(moment, in: world)
      settle(in: world)
    }
    clock.advance(to: moment)
    let lockedCapitals = devices.locksCapitals
    devices.note(event)
    if event.occurrence.isAHands { handActs(event, in: world) }
    let age = now.milliseconds(since: event.time)
    let isStale = age > world.profile.behaviour.staleEventMilliseconds
    act(Deed(event: event, isStale: isStale, isVisible: isVisible), in: world)
    if devices.locksCapitals != lockedCapitals { changed() }
  }

  /// Somebody is there. What a hand goes on with while a question comes is not meant for that, so its
  /// guard starts again; and nobody is timed out who is at it.
  private mutating func handActs(_ event: InputEvent, in world: World) {
    let time = event.time
    if app != nil {
      app?.touched = time
      app?.idle.act(at: time)
    }
    guard isDeed(event), let asking else { return }
    if asking.typing == nil {
      let milliseconds = asking.alert.guardTime(world)
      surfaces.changeFront { surface in
        if !surface.arming.isArmed {
          surface.arming.restart(at: time, milliseconds: milliseconds)
        }
      }
    }
    guard asking.shownAt != nil, asking.alert.timeoutMilliseconds != nil else { return }
    self.asking?.actedAt = time
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

  mutating func attached(_ event: InputEvent, in world: World) {
    // A keyboard takes the place of the one on the screen.
    guard event.kind == .keys, let asking, let typing = asking.typing else { return }
    let field = asking.alert.fields[typing.field].keyboard
    if world.profile.keyboard.onScreen == .automatic, devices.hasKeyboard(for: field) {
      closeTyping(in: world)
    }
  }

  mutating func detached(_ event: InputEvent) {
    if devices.isKind(.pointer, event.device) {
      pointer = nil
      changed()
    }
    devices.remove(event.device)
  }

  /// Something else comes up under the hand: what it holds is not meant any more, and that is told.
  mutating func dropPress(because reason: IgnoredReason = .changed) {
    if let press = front?.press, !press.isHeld, !press.isDragging {
      ignore(press.control, because: reason)
    }
    letGo()
  }

  /// Nothing is held any more, whatever hands go on to do.
  mutating func letGo() {
    var isHeld = false
    surfaces.changeFront { isHeld = $0.letGo() }
    if isHeld { changed() }
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
