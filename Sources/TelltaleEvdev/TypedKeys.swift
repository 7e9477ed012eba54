import TelltaleGraphics
import TelltaleInput

/// Gives the keys of keyboards what they type, by a layout: live ones and recorded ones.
package final class TypedKeys {
  private let text: KeyText
  /// Keys that are down, by device, to be let go of when it goes.
  private var down: [DeviceID: Set<UInt16>] = [:]
  private var scanners: [DeviceID: ScannedCode] = [:]

  /// - Parameter layout: xkb name, such as `us`, `de` or `us(dvorak)`.
  package init(layout: String) { text = KeyText(layout: layout) }

  /// True once it has turned out whether there is a layout to go by.
  var isDecided: Bool { text.isDecided }

  /// Loads the layout, which takes milliseconds on a fast machine. False where there is none; keys
  /// type nothing then.
  func load() -> Bool { text.load() }

  /// When a code is whole that its scanner does not end.
  package var deadline: Instant? { scanners.values.compactMap(\.deadline).min() }

  /// True while a scanner is there, whose codes are texts.
  var hasScanner: Bool { !scanners.isEmpty }

  /// The codes that are whole by now.
  package func due(at time: Instant) -> [InputEvent] {
    scanners.keys.sorted { $0.number < $1.number }.compactMap { device in
      guard let deadline = scanners[device]?.deadline,
        let code = scanners[device]?.due(at: time)
      else { return nil }
      return InputEvent(
        device: device, kind: .keys, time: deadline, occurrence: .scanned(code: code))
    }
  }

  /// What an event is once it is known what its key types, as far as text is wanted. Keys of a scanner
  /// are none until its code is whole.
  package func read(_ event: InputEvent, isWanted: Bool = true) -> InputEvent? {
    if case .attached(_, .codes) = event.occurrence { scanners[event.device] = ScannedCode() }
    guard scanners[event.device] != nil else { return typed(event, isWanted: isWanted) }
    let typed = typed(event)
    switch typed.occurrence {
    case .keyDown(let key):
      return scanners[event.device]?.take(key, at: event.time).map { code in
        InputEvent(
          device: event.device, kind: event.kind, time: event.time,
          occurrence: .scanned(code: code))
      }
    case .keyUp, .keysCancelled: return nil
    case .detached: scanners[event.device] = nil
    default: break
    }
    return event
  }

  /// The event with what its key types, as far as text is wanted.
  package func typed(_ event: InputEvent, isWanted: Bool = true) -> InputEvent {
    var event = event
    switch event.occurrence {
    case .keyDown(var press) where event.kind == .keys && isWanted:
      press.text = text.press(press.code, isRepeat: press.isRepeat)
      event.occurrence = .keyDown(press)
      down[event.device, default: []].insert(press.code)
    case .keyUp(let press):
      text.release(press.code)
      down[event.device]?.remove(press.code)
    case .keysCancelled, .detached:
      text.releaseAll(of: down.removeValue(forKey: event.device) ?? [])
    default: break
    }
    return event
  }
}
