import TelltaleGraphics
import TelltaleInput
import TelltaleLayout
import TelltaleModel

// Keys of keyboards, knobs and remotes: what they mean for what is in front.
extension Session {
  mutating func keyDown(
    _ key: KeyPress, _ event: InputEvent, isStale: Bool, in world: World
  ) {
    let debounce = world.profile.behaviour.debounceMilliseconds
    guard
      key.isRepeat
        || hands.keyDown(event.device, key.code, at: event.time, debounceMilliseconds: debounce)
    else { return }
    letGoOfResting(at: event.time)
    let map = world.profile.inputMap
    if map.command(for: key) == .home {
      // Home is a way out at any time, but it has to be pressed now, by a hand, with eyes on it.
      guard !key.isRepeat, !isStale else { return }
      return isVisible ? goHome(in: world) : tell(.ignored(control: "home", .hidden))
    }
    guard counts(event, isStale: isStale) else {
      return ignorePush(key, event, isStale: isStale, map)
    }
    // ALERT-COMMAND-PERIOD-CANCELS
    if map.isCommandPeriod(key) {
      if !key.isRepeat { leave(byBack: false, in: world) }
      return
    }
    if event.kind == .keys, typed(key, in: world) { return }
    if event.kind == .keys, hands.isBurst(event.device, at: event.time) {
      return ignoreFast(key, map)
    }
    if let command = map.command(for: key) {
      perform(command, key, event, in: world)
    } else if event.kind == .knob {
      push(key, event, in: world)
    }
  }

  mutating func keyUp(_ key: KeyPress, _ event: InputEvent, isStale: Bool, in world: World) {
    guard hands.keyUp(event.device, key.code, at: event.time) else { return }
    let holder = Holder.key(event.device, key.code)
    guard let press = front?.press, press.holder == holder else { return }
    front?.press = nil
    changed()
    guard !press.isHeld, let control = press.control else { return }
    guard counts(event, isStale: isStale) else {
      return ignore(control, because: reason(event, isStale: isStale))
    }
    release(control, press, at: event.time, in: world)
  }

  private mutating func perform(
    _ command: Command, _ key: KeyPress, _ event: InputEvent, in world: World
  ) {
    switch command {
    case .confirm: confirm(key, event, in: world)
    case .activate: push(key, event, in: world)
    // ALERT-ESC-CANCELS
    case .escape: if !key.isRepeat { leave(byBack: false, in: world) }
    case .back: if !key.isRepeat { leave(byBack: true, in: world) }
    case .home: break
    case .focusNext: moveFocus(.next(wraps: true), byTab: true, at: event.time, in: world)
    case .focusPrevious: moveFocus(.previous(wraps: true), byTab: true, at: event.time, in: world)
    case .up: moveFocus(.towards(.up), at: event.time, in: world)
    case .down: moveFocus(.towards(.down), at: event.time, in: world)
    case .left: moveFocus(.towards(.left), at: event.time, in: world)
    case .right: moveFocus(.towards(.right), at: event.time, in: world)
    }
  }

  /// The push of a knob, the centre of a remote: what is focused, never the default button. The choices
  /// of a sheet have no default, and screens neither.
  private mutating func confirm(_ key: KeyPress, _ event: InputEvent, in world: World) {
    let isMeant = event.kind == .knob || event.kind == .remote
    switch asking?.question.form {
    case .alert? where !isMeant:
      // ALERT-DESTRUCTIVE-CANCEL-IS-DEFAULT
      if let index = asking?.alert.defaultIndex { press(.button(index), key, event) }
    case .field? where !isMeant:
      // There is nothing to answer on the page for a screen's field; Return has typed to the end.
      if !key.isRepeat { closeTyping(in: world) }
    case .alert?, .field?, .sheet?, nil: push(key, event, in: world)
    }
  }

  /// Holds the focused control down; one that does not show yet is only shown, since nobody can mean
  /// what they do not see, and one that came to the focus by itself a moment ago is not what the hand
  /// goes for. Held long enough, it is Back all the same.
  private mutating func push(_ key: KeyPress, _ event: InputEvent, in world: World) {
    guard !key.isRepeat, front?.isFree == true else { return }
    let isSeen = showsFocus && front?.seesFocus == true
    showFocus(at: event.time, in: world)
    let isSame = front?.shifts.keepFocus(at: event.time) == true
    if isSeen, !isSame { ignore(front?.focus, because: .changed) }
    press(isSeen && isSame ? front?.focus : nil, key, event)
  }

  /// A push that comes too early or too late.
  private mutating func ignorePush(
    _ key: KeyPress, _ event: InputEvent, isStale: Bool, _ map: InputMap
  ) {
    guard !key.isRepeat else { return }
    switch map.command(for: key) {
    case .confirm?, .activate?: break
    case nil where event.kind == .knob: break
    default: return
    }
    ignore(front?.focus, because: reason(event, isStale: isStale))
  }

  /// A key of a scanner: it may stand in a text, and does nothing else.
  private mutating func ignoreFast(_ key: KeyPress, _ map: InputMap) {
    if map.decides(key) { ignore(front?.focus, because: .fast) }
  }

  private mutating func press(_ control: ControlID?, _ key: KeyPress, _ event: InputEvent) {
    guard !key.isRepeat, let surface = front, surface.isFree else { return }
    var press = Press(
      holder: .key(event.device, key.code), control: control, start: nil, startedAt: event.time)
    press.meaning = control.flatMap(surface.placement.control)?.meaning
    front?.press = press
    changed()
  }

  /// Out of what is in front, by the way that it has: a question is cancelled, and Back leaves its page
  /// with keys first; Escape leaves modals, but goes back to no other screen.
  mutating func leave(byBack: Bool, in world: World) {
    guard !surfaces.isAsking else {
      return byBack && asking?.typing != nil ? closeTyping(in: world) : cancel(in: world)
    }
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

extension InputMap {
  /// Whether a key answers, or presses what has the focus.
  func decides(_ key: KeyPress) -> Bool {
    keys[key.code] == .confirm || keys[key.code] == .activate
  }

  /// With Shift held the focus goes the other way.
  func command(for key: KeyPress) -> Command? {
    let command = keys[key.code]
    let isTurned = command == .focusNext && !key.held.isDisjoint(with: EditingKey.shift)
    return isTurned ? .focusPrevious : command
  }

  /// Command-Period: the period while Command is held, and Control is not.
  func isCommandPeriod(_ key: KeyPress) -> Bool {
    periodKeys.contains(key.code) && !key.held.isDisjoint(with: commandModifiers)
      && key.held.isDisjoint(with: EditingKey.control)
  }
}
