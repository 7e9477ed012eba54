import TelltaleGraphics
import TelltaleInput
import TelltaleLayout
import TelltaleModel

// What hands do.
extension Glass {
  /// Takes down what a device did. Events that come too late to be meant keep the books, and do no more.
  ///
  /// - Parameters:
  ///   - event: what was done.
  ///   - now: when it is handled.
  ///   - staleMilliseconds: after which it is not meant for what is seen now.
  /// - Returns: The deed, for the machine of its kind.
  package mutating func note(
    _ event: InputEvent, at now: Instant, staleMilliseconds: Int
  ) -> Deed {
    changeDevices { $0.note(event) }
    let isStale = now.milliseconds(since: event.time) > staleMilliseconds
    return Deed(event: event, isStale: isStale, isVisible: isVisible)
  }

  /// False for what no hand does on purpose: a thumb that lies on the rim and trembles, moisture, a key
  /// that is stuck.
  package func isMeant(_ event: InputEvent) -> Bool {
    switch event.occurrence {
    case .contactMoved(let contact, _):
      !hands.isResting(event.device, contact, at: event.time)
        && hands.isDown(event.device, contact)
    case .contactDown, .contactUp, .contactCancelled: !hands.isStorm(at: event.time)
    case .keyDown(let key): !key.isRepeat
    default: true
    }
  }

  /// A hand goes on with something while the question in front is guarded: that is not meant for the question, so its
  /// guard starts again.
  package mutating func restartGuard(at time: Instant, milliseconds: Int) {
    surfaces.changeFront { surface in
      if !surface.arming.isArmed { surface.arming.restart(at: time, milliseconds: milliseconds) }
    }
  }

  /// Hands a deed to the machine for its kind.
  ///
  /// - Returns: What was meant by it, for whoever owns what is in front.
  package mutating func take(_ deed: Deed, in world: World) -> [Intent] {
    let touch = touchMachine(for: deed, in: world)
    let device = deed.device
    switch deed.event.occurrence {
    case .contactDown(let contact, let point):
      return touch.contactDown(contact, at: point, &surfaces.front, &hands)
    case .contactMoved(let contact, let point):
      hands.contactMoved(device, contact, to: point, at: deed.time)
      return touch.moved(.contact(device, contact), to: point, &surfaces.front)
    case .contactUp(let contact, let point):
      return touch.contactUp(contact, at: point, &surfaces.front, &hands)
    case .contactCancelled(let contact):
      return touch.contactCancelled(contact, &surfaces.front, &hands)
    case .pointerMoved, .pointerDown, .pointerUp: return pointed(deed, touch)
    case .turned(let detents):
      return KnobMachine(deed: deed, pointer: pointer).turned(detents, &surfaces.front, hands)
    case .keyDown(let key):
      return KeyMachine(deed, world.profile).down(key, &surfaces.front, &hands)
    case .keyUp(let key): return KeyMachine(deed, world.profile).up(key, &surfaces.front, &hands)
    case .keysCancelled: return KeyMachine(deed, world.profile).cancelled(&surfaces.front, &hands)
    case .scanned(let code):
      tell(.scanned(code))
      return []
    case .detached:
      let intents = touch.detached(&surfaces.front, &hands)
      remove(device)
      return intents
    case .attached:
      showFocus(for: device, world.profile)
      return deed.event.kind == .keys ? [.keyboardCame] : []
    }
  }

  private mutating func pointed(_ deed: Deed, _ touch: TouchMachine) -> [Intent] {
    let holder = Holder.pointer(deed.device)
    switch deed.event.occurrence {
    case .pointerMoved(let point):
      pointer = point
      return [.changed] + touch.moved(holder, to: point, &surfaces.front)
    case .pointerDown(let point):
      pointer = point
      return touch.letGoOfResting(&surfaces.front, hands)
        + touch.down(holder, at: point, &surfaces.front)
    case .pointerUp(let point): return touch.up(holder, at: point, &surfaces.front)
    default: return []
    }
  }

  private mutating func remove(_ device: DeviceID) {
    // What it had hold of nobody else would know how to let go of.
    _ = stopAdjusting()
    if devices.isKind(.pointer, device) {
      pointer = nil
      changed()
    }
    let steeredFocus = devices.steersFocus(device)
    changeDevices { $0.remove(device) }
    // A ring that nobody can move any more would only say that something is about to happen there.
    if steeredFocus, !devices.hasFocusDevice { hideFocus() }
  }

  /// A device has come that steers the focus: where that shows before it is used, it shows again.
  private mutating func showFocus(for device: DeviceID, _ profile: borrowing Profile) {
    guard !showsFocus, profile.behaviour.showsFocusInitially, devices.steersFocus(device) else {
      return
    }
    showsFocus = true
    changed()
  }

  /// Whether Caps Lock is on is seen.
  private mutating func changeDevices(_ body: (inout AttachedDevices) -> Void) {
    let lockedCapitals = devices.locksCapitals
    body(&devices)
    if devices.locksCapitals != lockedCapitals { changed() }
  }

  private func touchMachine(for deed: Deed, in world: World) -> TouchMachine {
    TouchMachine(
      rules: TouchRules(world.profile, reducesMotion: world.reducesMotion), deed: deed)
  }
}

extension InputEvent.Occurrence {
  /// False for what devices tell of themselves.
  package var isAHands: Bool {
    switch self {
    case .attached, .detached, .keysCancelled, .pointerMoved: false
    default: true
    }
  }
}

// What becomes of a deed once its owner has looked at it.
extension Glass {
  /// A drag moves what follows hands.
  package mutating func drag(
    from start: PixelPoint, to point: PixelPoint, _ deed: Deed, in world: World
  ) -> [Intent] {
    touchMachine(for: deed, in: world).drag(from: start, to: point, &surfaces.front)
  }

  /// A press that marked a text which is not there any more is a press like any other.
  package mutating func stopMarking(
    at point: PixelPoint, _ deed: Deed, in world: World
  ) -> [Intent] {
    guard let holder = surfaces.press?.holder else { return [] }
    surfaces.changeFront { $0.press?.marking = nil }
    return touchMachine(for: deed, in: world).moved(holder, to: point, &surfaces.front)
  }

  /// A key that nothing has taken as typing is a command.
  package mutating func command(
    _ key: KeyPress, _ deed: Deed, in world: World
  ) -> [Intent] {
    KeyMachine(deed, world.profile).command(key, &surfaces.front, &hands)
  }

  /// Holds down what has the focus, once that has been shown, and was seen before if it is to be meant.
  package mutating func holdFocus(
    _ key: KeyPress, wasSeen: Bool, _ deed: Deed, in world: World
  ) -> [Intent] {
    KeyMachine(deed, world.profile).holdFocus(key, wasSeen: wasSeen, &surfaces.front)
  }

  /// A hand moves the focus itself, and knows where it is; what glides comes to rest.
  ///
  /// - Returns: Whether it knew where the focus was before; `nil` while something is held: then the focus stays.
  mutating func beginMove(at time: Instant) -> Bool? {
    guard surfaces.isFree else { return nil }
    var isKnown = true
    surfaces.changeFront { surface in
      isKnown = surface.shifts.keepFocus(at: time)
      (surface.press, surface.fling) = (nil, nil)
      surface.shifts.settleFocus()
    }
    return isKnown
  }

  // Mutating, as are all that a `SurfaceOwner` calls of it: its getter would copy all that is seen.
  mutating func next(of walk: inout FocusWalk, isInText: Bool) -> FocusWalk.Step? {
    var step: FocusWalk.Step?
    let showsFocus = showsFocus
    surfaces.changeFront {
      step = walk.next(on: $0, showsFocus: showsFocus, isInText: isInText)
    }
    return step
  }

  /// True where the focus shows, and some of what has it is in sight.
  package var seesFocus: Bool { showsFocus && surfaces.ofFront { $0.seesFocus } == true }

  /// Shows the focus for keys only: a finger has come, or the last device that steers the focus has gone.
  package mutating func hideFocus() {
    _ = stopAdjusting()
    if showsFocus { changed() }
    showsFocus = false
  }

  /// Takes a key of a real keyboard for what it types into; `nil` where the key is not for that.
  package mutating func edit(
    _ line: TypedLine, by key: KeyPress, _ context: LayoutContext, in world: World
  ) -> TypedLineEdit? {
    var machine = TypingMachine(world.profile.inputMap, clipboard: clipboard)
    defer { clipboard = machine.clipboard }
    return machine.edit(line, by: key, isRightToLeft: context.writesRightToLeft)
  }

  /// True where a keyboard on the screen is offered for a field.
  package func offersKeyboard(for field: FieldKeyboard, _ setting: OnScreenKeyboard) -> Bool {
    switch setting {
    case .never: false
    case .automatic: !devices.hasKeyboard(for: field)
    case .always: true
    }
  }
}
