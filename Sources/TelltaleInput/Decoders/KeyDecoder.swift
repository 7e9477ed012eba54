/// The reader of a device's keys, which makes presses of them. Repeats are those of the kernel (value 2); see
/// `KeyRepeat` for devices that do not repeat by themselves.
package struct KeyDecoder: Hashable, Sendable {
  /// The codes that are keys of this device; others are another decoder's.
  private let codes: Set<UInt16>
  private var down: Set<UInt16>
  /// The keys that are down since before anybody listened, or went down in a time that was not heard. They are silent
  /// until released.
  private var dead: Set<UInt16>

  /// Begins to read keys.
  ///
  /// - Parameters:
  ///   - codes: The codes that are keys of this device.
  ///   - state: The keys that were down when the device was opened; they are dead until they are released.
  package init(codes: Set<UInt16>, state: DeviceState = DeviceState()) {
    self.codes = codes
    down = state.keys.intersection(codes)
    dead = down
  }

  /// The modifier keys that are down, dead ones included: they are held, whoever saw it.
  package var heldModifiers: Set<UInt16> { down.intersection(EventCode.modifiers) }

  /// Returns the presses, repeats and releases of a frame.
  ///
  /// - Parameter frame: The next frame of the device.
  /// - Returns: The events in order. A frame that only catches up cancels all keys.
  package mutating func decode(_ frame: RawFrame) -> [InputEvent.Occurrence] {
    guard !frame.isSynchronisation else { return synchronise(frame) }
    return frame.events.compactMap { event in
      guard event.type == EventType.key, codes.contains(event.code) else { return nil }
      switch event.value {
      case 0: return release(event.code)
      case 1: return press(event.code)
      case 2: return hold(event.code)
      default: return nil
      }
    }
  }

  /// Ends all presses, since the device is gone or must not be trusted: no key counts as pressed, and none as
  /// released.
  ///
  /// - Returns: `.keysCancelled` where a key was down; else nothing.
  package mutating func cancelAll() -> [InputEvent.Occurrence] {
    let wasLive = !down.subtracting(dead).isEmpty
    dead = down
    return wasLive ? [.keysCancelled] : []
  }

  /// Takes over the keys that are down. A press that began or ended unheard can mean nothing, even if nothing else
  /// was down.
  private mutating func synchronise(_ frame: RawFrame) -> [InputEvent.Occurrence] {
    let ended = cancelAll()
    for event in frame.events where event.type == EventType.key && codes.contains(event.code) {
      if event.value == 0 { down.remove(event.code) } else { down.insert(event.code) }
    }
    dead = down
    return ended
  }

  private mutating func press(_ code: UInt16) -> InputEvent.Occurrence? {
    guard down.insert(code).inserted else { return nil }
    return .keyDown(KeyPress(code: code, held: heldBeside(code)))
  }

  private mutating func hold(_ code: UInt16) -> InputEvent.Occurrence? {
    guard down.contains(code), !dead.contains(code) else { return nil }
    return .keyDown(KeyPress(code: code, isRepeat: true, held: heldBeside(code)))
  }

  private mutating func release(_ code: UInt16) -> InputEvent.Occurrence? {
    let wasDead = dead.remove(code) != nil
    guard down.remove(code) != nil, !wasDead else { return nil }
    return .keyUp(KeyPress(code: code, held: heldBeside(code)))
  }

  private func heldBeside(_ code: UInt16) -> Set<UInt16> { heldModifiers.subtracting([code]) }
}
