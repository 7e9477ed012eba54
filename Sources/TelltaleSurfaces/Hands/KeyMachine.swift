import TelltaleGraphics
import TelltaleInput
import TelltaleLayout
import TelltaleModel

/// The machine for keys of keyboards, knobs and remotes: it says what they mean for what is in front.
///
/// It remembers nothing itself. The surface records what is held, and the history records which keys bounce.
package struct KeyMachine {
  package var map: InputMap
  package var debounceMilliseconds: Int
  package var deed: Deed

  /// Takes the rules for keys from a profile, which is large, and only looked at.
  ///
  /// - Parameters:
  ///   - deed: The event of the key.
  ///   - profile: The profile, with the map of keys.
  package init(_ deed: Deed, _ profile: borrowing Profile) {
    self.deed = deed
    map = profile.inputMap
    debounceMilliseconds = profile.behaviour.debounceMilliseconds
  }

  /// Handles a key that went down. A key of a keyboard that may type comes back as `type`, and is a command only
  /// where nothing took it.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - surface: The surface in front; `nil` for none.
  ///   - hands: The record of what is held.
  /// - Returns: The intents, in order; empty for a key whose contact bounced.
  package func down(
    _ key: KeyPress, _ surface: inout Surface?, _ hands: inout HandHistory
  ) -> [Intent] {
    guard
      key.isRepeat
        || hands.keyDown(
          deed.device, key.code, at: deed.time, debounceMilliseconds: debounceMilliseconds,
          mayType: map.command(for: key) == nil || map.decides(key))
    else { return [] }
    let rest = surface?.letGoOfResting(hands, at: deed.time) == true ? [Intent.changed] : []
    if map.command(for: key) == .home {
      // Home is a way out at any time, but it has to be pressed now, by a hand, with eyes on it.
      guard !key.isRepeat, !deed.isStale else { return rest }
      return rest + [deed.isVisible ? .home : .homeIgnored]
    }
    guard deed.counts(on: surface) else { return rest + ignoredPush(key, surface) }
    // ALERT-COMMAND-PERIOD-CANCELS
    if map.isCommandPeriod(key) { return key.isRepeat ? rest : rest + [.leave(byBack: false)] }
    return rest + (deed.event.kind == .keys ? [.type(key)] : command(key, &surface, &hands))
  }

  /// Handles a key that types nothing where the focus is.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - surface: The surface in front; `nil` for none.
  ///   - hands: The record of what is held.
  /// - Returns: The intents, in order. A key that comes as no hand presses it does nothing.
  package func command(
    _ key: KeyPress, _ surface: inout Surface?, _ hands: inout HandHistory
  ) -> [Intent] {
    if deed.event.kind == .keys, !EventCode.modifiers.contains(key.code) {
      let isScanned = hands.isNoHand(deed.device, at: deed.time)
      if isScanned || isStray(key) { hands.strayed(deed.device, at: deed.time) }
      // A key of a scanner: it may stand in a text, and does nothing else.
      let isPress = map.decides(key) && !key.isRepeat
      if isScanned { return isPress ? [.ignored(surface?.focus, .fast)] : [] }
    }
    switch map.command(for: key) {
    case .confirm?: return confirm(key, &surface)
    case .activate?: return push(key, surface)
    // ALERT-ESC-CANCELS
    case .escape?: return key.isRepeat ? [] : [.leave(byBack: false)]
    case .back?: return key.isRepeat ? [] : [.leave(byBack: true)]
    case .home?: return []
    case .focusNext?: return [.move(.next(wraps: true), byTab: true, isRepeat: key.isRepeat)]
    case .focusPrevious?:
      return [.move(.previous(wraps: true), byTab: true, isRepeat: key.isRepeat)]
    case .up?: return [.move(.towards(.up), byTab: false, isRepeat: key.isRepeat)]
    case .down?: return [.move(.towards(.down), byTab: false, isRepeat: key.isRepeat)]
    case .left?: return [.move(.towards(.left), byTab: false, isRepeat: key.isRepeat)]
    case .right?: return [.move(.towards(.right), byTab: false, isRepeat: key.isRepeat)]
    case nil: return deed.event.kind == .knob ? push(key, surface) : []
    }
  }

  /// A letter or digit, which would type if there were anything to type into.
  private func isStray(_ key: KeyPress) -> Bool {
    !key.isRepeat && map.command(for: key) == nil
  }

  /// Handles a key that came up: where its press is still meant, that is an activation.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - surface: The surface in front; `nil` for none.
  ///   - hands: The record of what is held.
  /// - Returns: The intents, in order; empty where the key held nothing.
  package func up(
    _ key: KeyPress, _ surface: inout Surface?, _ hands: inout HandHistory
  ) -> [Intent] {
    guard hands.keyUp(deed.device, key.code, at: deed.time) else { return [] }
    let holder = Holder.key(deed.device, key.code)
    guard let press = surface?.press, press.holder == holder else { return [] }
    surface?.press = nil
    guard !press.isHeld, let control = press.control else { return [.changed] }
    guard deed.counts(on: surface) else {
      return [.changed, .ignored(control, deed.reason(on: surface))]
    }
    surface?.release(control, press, at: deed.time)
    return [.changed, .activate(control)]
  }

  /// Handles keys of the device that are up, though nobody let go of them.
  ///
  /// - Parameters:
  ///   - surface: The surface in front; `nil` for none.
  ///   - hands: The record of what is held.
  /// - Returns: The intents, in order; none of them is an activation.
  package func cancelled(_ surface: inout Surface?, _ hands: inout HandHistory) -> [Intent] {
    hands.forgetKeys(of: deed.device)
    switch surface?.press?.holder {
    case .key(deed.device, _)?, .pointer(deed.device)?:
      return surface?.letGo() == true ? [.changed] : []
    default: return []
    }
  }

  /// Presses the focused control. A control that did not show yet is only shown, since nobody can mean what they do
  /// not see. A control that came to the focus by itself a moment ago is not what the hand goes for. A press that is
  /// held long enough is Back all the same.
  ///
  /// - Parameters:
  ///   - key: The key that holds it.
  ///   - wasSeen: True where the focus was seen before.
  ///   - surface: The surface in front; `nil` for none.
  /// - Returns: The intents, in order.
  package func holdFocus(_ key: KeyPress, wasSeen: Bool, _ surface: inout Surface?) -> [Intent] {
    let isSame = surface?.shifts.keepFocus(at: deed.time) == true
    let ignored = wasSeen && !isSame ? [Intent.ignored(surface?.focus, .changed)] : []
    return ignored + press(wasSeen && isSame ? surface?.focus : nil, key, &surface)
  }

  /// Handles the push of a knob or the centre of a remote: it means the focused control, never the default button.
  /// The choices of a sheet have no default, and screens neither.
  private func confirm(_ key: KeyPress, _ surface: inout Surface?) -> [Intent] {
    let isMeant = deed.event.kind == .knob || deed.event.kind == .remote
    guard !isMeant, let question = surface?.question else { return push(key, surface) }
    switch question.confirming {
    // ALERT-DESTRUCTIVE-CANCEL-IS-DEFAULT
    case .press(let control): return press(control, key, &surface)
    // There is nothing to answer on the page for a screen's field; Return has typed to the end.
    case .endTyping: return key.isRepeat ? [] : [.endTyping]
    case .pressFocused: return push(key, surface)
    }
  }

  private func push(_ key: KeyPress, _ surface: Surface?) -> [Intent] {
    !key.isRepeat && surface?.isFree == true ? [.push(key)] : []
  }

  private func press(
    _ control: ControlID?, _ key: KeyPress, _ front: inout Surface?
  ) -> [Intent] {
    guard !key.isRepeat, let surface = front, surface.isFree else { return [] }
    var press = Press(
      holder: .key(deed.device, key.code), control: control, start: nil, startedAt: deed.time)
    let held = control.flatMap(surface.placement.control)
    (press.purpose, press.meaning) = (held?.purpose, held?.meaning)
    front?.press = press
    return [.changed]
  }

  /// Returns the intent for a push that comes too early or too late.
  private func ignoredPush(_ key: KeyPress, _ surface: Surface?) -> [Intent] {
    guard !key.isRepeat else { return [] }
    switch map.command(for: key) {
    case .confirm?, .activate?: break
    case nil where deed.event.kind == .knob: break
    default: return []
    }
    return [.ignored(surface?.focus, deed.reason(on: surface))]
  }
}

extension InputMap {
  /// Tells whether a key answers, or presses the focused control.
  ///
  /// - Parameter key: The key.
  /// - Returns: False for all other commands.
  package func decides(_ key: KeyPress) -> Bool {
    keys[key.code] == .confirm || keys[key.code] == .activate
  }

  /// Returns the command of a key. With Shift held the focus goes the other way.
  ///
  /// - Parameter key: The key with those that are held.
  /// - Returns: `nil` for a key without a command.
  package func command(for key: KeyPress) -> Command? {
    let command = keys[key.code]
    let isTurned = command == .focusNext && !key.held.isDisjoint(with: EditingKey.shift)
    return isTurned ? .focusPrevious : command
  }

  /// Tells whether a key is Command-Period: the period while Command is held, and Control is not.
  ///
  /// - Parameter key: The key with those that are held.
  /// - Returns: False where the platform has no such keys.
  package func isCommandPeriod(_ key: KeyPress) -> Bool {
    periodKeys.contains(key.code) && !key.held.isDisjoint(with: commandModifiers)
      && key.held.isDisjoint(with: EditingKey.control)
  }
}
