import TelltaleGraphics
import TelltaleInput
import TelltaleLayout
import TelltaleModel

// What hands do.
extension Glass {
  /// Takes down what a device did. An event that comes too late to be meant changes only what is known of devices and
  /// of fingers that are down.
  ///
  /// - Parameters:
  ///   - event: The event.
  ///   - now: When it is handled.
  ///   - staleMilliseconds: The age at which an event is not meant any more for what is seen now.
  /// - Returns: The deed, for the machine of its kind.
  package mutating func note(
    _ event: InputEvent, at now: Instant, staleMilliseconds: Int
  ) -> Deed {
    changeDevices { $0.note(event) }
    let isStale = now.milliseconds(since: event.time) > staleMilliseconds
    return Deed(event: event, isStale: isStale, isVisible: isVisible)
  }

  /// Decides whether a person intends an event. A thumb that lies on the rim and trembles, moisture, and a key that
  /// is stuck are excluded.
  ///
  /// - Returns: True also for events that no hand makes, such as that a device was attached.
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

  /// Starts the guard of the question in front again, since a hand goes on with something that is not meant for the
  /// question.
  ///
  /// - Parameters:
  ///   - time: When the hand was at it.
  ///   - milliseconds: The time that the guard lasts from then on.
  package mutating func restartGuard(at time: Instant, milliseconds: Int) {
    surfaces.changeFront { surface in
      if !surface.arming.isArmed { surface.arming.restart(at: time, milliseconds: milliseconds) }
    }
  }

  /// Passes a deed on to the machine of its kind.
  ///
  /// - Parameters:
  ///   - deed: The deed.
  ///   - environment: The surroundings, with the profile's rules.
  /// - Returns: The intents of the hand, in order, for the owner of what is in front.
  package mutating func take(_ deed: Deed, in environment: Environment) -> [Intent] {
    let touch = touchMachine(for: deed, in: environment)
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
      return KeyMachine(deed, environment.profile).down(key, &surfaces.front, &hands)
    case .keyUp(let key):
      return KeyMachine(deed, environment.profile).up(key, &surfaces.front, &hands)
    case .keysCancelled:
      return KeyMachine(deed, environment.profile).cancelled(&surfaces.front, &hands)
    case .scanned(let code):
      tell(.scanned(code))
      return []
    case .detached:
      let intents = touch.detached(&surfaces.front, &hands)
      remove(device)
      return intents
    case .attached:
      showFocus(for: device, environment.profile)
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

  /// Shows the focus again for a device that steers it, where the focus shows before it is used.
  private mutating func showFocus(for device: DeviceID, _ profile: borrowing Profile) {
    guard !showsFocus, profile.behaviour.showsFocusInitially, devices.steersFocus(device) else {
      return
    }
    showsFocus = true
    changed()
  }

  /// Changes the devices, and the picture where Caps Lock was turned on or off.
  private mutating func changeDevices(_ body: (inout AttachedDevices) -> Void) {
    let lockedCapitals = devices.locksCapitals
    body(&devices)
    if devices.locksCapitals != lockedCapitals { changed() }
  }

  private func touchMachine(for deed: Deed, in environment: Environment) -> TouchMachine {
    TouchMachine(
      rules: TouchRules(environment.profile, reducesMotion: environment.reducesMotion), deed: deed)
  }
}

extension InputEvent.Occurrence {
  /// True for input of a hand. False for events that devices report of themselves, and for a pointer that only moves.
  package var isAHands: Bool {
    switch self {
    case .attached, .detached, .keysCancelled, .pointerMoved: false
    default: true
    }
  }
}

// What becomes of a deed once its owner has looked at it.
extension Glass {
  /// Moves what the press was on, where it follows hands.
  ///
  /// - Parameters:
  ///   - start: Where the press went down, in pixels of the display.
  ///   - point: Where it is now.
  ///   - deed: The movement.
  ///   - environment: The surroundings, with the profile's rules.
  /// - Returns: What follows from it, in order.
  package mutating func drag(
    from start: PixelPoint, to point: PixelPoint, _ deed: Deed, in environment: Environment
  ) -> [Intent] {
    touchMachine(for: deed, in: environment).drag(from: start, to: point, &surfaces.front)
  }

  /// Makes a press that marked a text a press like any other, since the text is not there any more.
  ///
  /// - Parameters:
  ///   - point: Where the press is now, in pixels of the display.
  ///   - deed: The movement.
  ///   - environment: The surroundings, with the profile's rules.
  /// - Returns: What follows from it, in order; empty where nothing is pressed.
  package mutating func stopMarking(
    at point: PixelPoint, _ deed: Deed, in environment: Environment
  ) -> [Intent] {
    guard let holder = surfaces.press?.holder else { return [] }
    surfaces.changeFront { $0.press?.marking = nil }
    return touchMachine(for: deed, in: environment).moved(holder, to: point, &surfaces.front)
  }

  /// Carries out a key as a command, after nothing has taken it as typing.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - deed: Its press.
  ///   - environment: The surroundings, with the map of keys.
  /// - Returns: What follows from it, in order.
  package mutating func command(
    _ key: KeyPress, _ deed: Deed, in environment: Environment
  ) -> [Intent] {
    KeyMachine(deed, environment.profile).command(key, &surfaces.front, &hands)
  }

  /// Presses the focused control, once it has been shown.
  ///
  /// - Parameters:
  ///   - key: The key that is down.
  ///   - wasSeen: True where the focus was seen before: only then does the press mean the control.
  ///   - deed: The press of the key.
  ///   - environment: The surroundings, with the map of keys.
  /// - Returns: What follows from it, in order.
  package mutating func holdFocus(
    _ key: KeyPress, wasSeen: Bool, _ deed: Deed, in environment: Environment
  ) -> [Intent] {
    KeyMachine(deed, environment.profile).holdFocus(key, wasSeen: wasSeen, &surfaces.front)
  }

  /// Notes that a hand moves the focus itself, and knows where it is. Content that glides comes to rest.
  ///
  /// - Parameter time: When the hand did it.
  /// - Returns: True where the hand knew where the focus was before; `nil` while something is held: then the focus
  ///   stays.
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

  /// True where the focus shows, and some of the focused control is in sight.
  package var seesFocus: Bool { showsFocus && surfaces.ofFront { $0.seesFocus } == true }

  /// Hides the focus until a key is used: a finger has come, or the last device that steers the focus has gone.
  package mutating func hideFocus() {
    _ = stopAdjusting()
    if showsFocus { changed() }
    showsFocus = false
  }

  /// Takes a key of a real keyboard for the line that it types into.
  ///
  /// - Parameters:
  ///   - line: The line as it stands.
  ///   - key: The key.
  ///   - context: The context of the line, which says whether its paragraph is written from right to left.
  ///   - environment: The surroundings, with the map of keys.
  /// - Returns: The line after the key; `nil` where the key is not for typing.
  package mutating func edit(
    _ line: TypedLine, by key: KeyPress, _ context: LayoutContext, in environment: Environment
  ) -> TypedLineEdit? {
    var machine = TypingMachine(environment.profile.inputMap, clipboard: clipboard)
    defer { clipboard = machine.clipboard }
    return machine.edit(line, by: key, isRightToLeft: context.writesRightToLeft)
  }

  /// Decides whether an on-screen keyboard is offered for a field.
  ///
  /// - Parameters:
  ///   - field: The kind of text that the field takes.
  ///   - setting: The platform's rule: always, never, or only while no real keyboard is there that types such text.
  /// - Returns: True where the keyboard is offered.
  package func offersKeyboard(for field: FieldKeyboard, _ setting: OnScreenKeyboard) -> Bool {
    switch setting {
    case .never: false
    case .automatic: !devices.hasKeyboard(for: field)
    case .always: true
    }
  }
}
