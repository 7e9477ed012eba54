import TelltaleGraphics
import TelltaleInput
import TelltaleLayout
import TelltaleModel

extension Session {
  mutating func keyDown(
    _ key: KeyPress, _ event: InputEvent, isStale: Bool, in world: World
  ) {
    let debounce = world.profile.behaviour.debounceMilliseconds
    guard
      key.isRepeat
        || hands.keyDown(event.device, key.code, at: event.time, debounceMilliseconds: debounce)
    else { return }
    let map = world.profile.inputMap
    if map.command(for: key) == .home {
      // Home is a way out at any time, but it has to be pressed now, by a hand.
      if !key.isRepeat, !isStale { goHome(in: world) }
      return
    }
    guard counts(event, isStale: isStale) else { return }
    // ALERT-COMMAND-PERIOD-CANCELS
    if map.isCommandPeriod(key) {
      if key.isRepeat { return }
      return appTakesInput ? leave(byBack: false, in: world) : cancel(in: world)
    }
    if event.kind == .keys, appTakesInput ? typedOnScreen(key, in: world) : typed(key, in: world) {
      return
    }
    guard let command = map.command(for: key) else {
      if event.kind == .knob {
        appTakesInput ? pushOnScreen(key, event, in: world) : push(key, event)
      }
      return
    }
    if appTakesInput {
      performOnScreen(command, key, event, in: world)
    } else {
      perform(command, key, event, in: world)
    }
  }

  mutating func keyUp(_ key: KeyPress, _ event: InputEvent, isStale: Bool, in world: World) {
    guard hands.keyUp(event.device, key.code, at: event.time) else { return }
    let holder = Holder.key(event.device, key.code)
    if appTakesInput { return appKeyUp(holder, event, isStale: isStale, in: world) }
    guard let press = dialog?.press, press.holder == holder else { return }
    dialog?.press = nil
    changed()
    guard counts(event, isStale: isStale), let control = press.control else { return }
    activate(control, in: world)
  }

  private mutating func perform(
    _ command: Command, _ key: KeyPress, _ event: InputEvent, in world: World
  ) {
    switch command {
    case .confirm:
      // The push of a knob, the centre of a remote: what is focused, never the default button. The
      // choices of a sheet have no default.
      let isMeant = event.kind == .knob || event.kind == .remote
      if isMeant || dialog?.question.form == .sheet { return push(key, event) }
      // On the page for a screen's field there is nothing to answer; Return has typed to the end.
      if case .field? = dialog?.question.form {
        if !key.isRepeat { closeTyping(in: world) }
        return
      }
      // ALERT-DESTRUCTIVE-CANCEL-IS-DEFAULT
      if let index = dialog?.alert.defaultIndex { press(.button(index), key, event) }
    case .activate: push(key, event)
    case .escape:
      // ALERT-ESC-CANCELS
      if !key.isRepeat { cancel(in: world) }
    case .back:
      if !key.isRepeat { goBack(in: world) }
    case .home: break
    case .focusNext: moveFocus(.next(wraps: true), in: world)
    case .focusPrevious: moveFocus(.previous(wraps: true), in: world)
    case .up: moveFocus(.towards(.up), in: world)
    case .down: moveFocus(.towards(.down), in: world)
    case .left: moveFocus(.towards(.left), in: world)
    case .right: moveFocus(.towards(.right), in: world)
    }
  }

  /// Back leaves the typing page, and cancels an alert.
  mutating func goBack(in world: World) {
    if dialog?.typing != nil { closeTyping(in: world) } else { cancel(in: world) }
  }

  /// Holds the focused control down. A focus that does not show yet is only shown: nobody can mean
  /// what they do not see. Held long enough, it is Back all the same.
  private mutating func push(_ key: KeyPress, _ event: InputEvent) {
    guard !key.isRepeat else { return }
    let isSeen = showsFocus && dialog?.seesFocus == true
    let meant = isSeen ? dialog?.focus : nil
    if !isSeen { dialog?.revealFocus() }
    showsFocus = true
    press(meant, key, event)
  }

  private mutating func press(_ control: ControlID?, _ key: KeyPress, _ event: InputEvent) {
    guard !key.isRepeat, dialog?.press == nil || dialog?.press?.liftedAt != nil else { return }
    dialog?.press = Press(
      holder: .key(event.device, key.code), control: control, start: nil, startedAt: event.time)
    changed()
  }
}

extension InputMap {
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
