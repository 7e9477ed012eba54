import TelltaleGraphics
import TelltaleInput

/// The texts that keys of keyboards type, by a layout. The keys can be live, recorded, or those of scripts.
package final class TypedKeys {
  private var text: KeyText
  /// The keys that are down, by device, to be released when it goes.
  private var down: [DeviceID: Set<UInt16>] = [:]
  private var scanners: [DeviceID: ScannerKeys] = [:]

  /// Takes the name of a layout, which is loaded with the first key.
  ///
  /// - Parameter layout: The xkb name of the keyboards' layout, such as `us`, `de` or `us(dvorak)`.
  package init(layout: String) { text = KeyText(layout: layout) }

  /// Types by another layout from now on. The same layout is not loaded anew.
  func use(layout: String) {
    if layout != text.layout { text = KeyText(layout: layout) }
  }

  /// True while a layout is wanted that was not looked for yet: that of keyboards where text is wanted, those of
  /// scanners always.
  func isWaiting(forText isWanted: Bool) -> Bool { texts(isWanted).contains { !$0.isDecided } }

  /// Loads the layouts that are wanted, which takes milliseconds each on a fast machine. Returns those that are not
  /// installed; their keys type nothing.
  func load(forText isWanted: Bool) -> [String] {
    texts(isWanted).filter { !$0.isDecided && !$0.load() }.map(\.layout)
  }

  private func texts(_ isWanted: Bool) -> [KeyText] {
    let own = scanners.sorted { $0.key.number < $1.key.number }.map(\.value.text)
    return (isWanted ? [text] : []) + own
  }

  /// The time at which a code is whole that its scanner does not end.
  package var deadline: Instant? { scanners.values.compactMap(\.deadline).min() }

  /// Takes the codes that are whole because of a pause.
  ///
  /// - Parameter time: The present time.
  /// - Returns: One event for each code, at the time of its end.
  package func due(at time: Instant) -> [InputEvent] {
    scanners.keys.sorted { $0.number < $1.number }.compactMap { device in
      guard let deadline = scanners[device]?.deadline,
        let code = scanners[device]?.due(at: time)
      else { return nil }
      return InputEvent(
        device: device, kind: .keys, time: deadline, occurrence: .scanned(code: code))
    }
  }

  /// Adds the text to a key. Keys of a scanner give no event until its code is whole.
  ///
  /// - Parameters:
  ///   - event: The event of a device.
  ///   - isWanted: False if no text can be typed anywhere; keyboards' keys then have none.
  /// - Returns: The event, or that of a scanned code; `nil` for a key of a scanner that ends no code.
  package func read(_ event: InputEvent, isWanted: Bool = true) -> InputEvent? {
    if case .attached(_, .codes(let layout)) = event.occurrence {
      scanners[event.device] = ScannerKeys(layout: layout)
    }
    guard let scanner = scanners[event.device] else { return typed(event, isWanted: isWanted) }
    switch event.occurrence {
    case .keyDown(let key):
      return scanners[event.device]?.take(key, at: event.time).map { code in
        InputEvent(
          device: event.device, kind: event.kind, time: event.time,
          occurrence: .scanned(code: code))
      }
    case .keyUp(let key):
      scanner.text.release(key.code)
      return nil
    case .keysCancelled:
      scanner.text.releaseAll()
      return nil
    case .detached: scanners[event.device] = nil
    default: break
    }
    return event
  }

  /// Adds the text to a key, as of a keyboard. A key that comes with its text keeps it.
  ///
  /// - Parameters:
  ///   - event: The event of a device.
  ///   - isWanted: False if no text can be typed anywhere; the key then has none.
  /// - Returns: The event with its text, and with the state of Caps Lock.
  package func typed(_ event: InputEvent, isWanted: Bool = true) -> InputEvent {
    var event = event
    switch event.occurrence {
    case .keyDown(var press) where event.kind == .keys:
      if isWanted, press.text.isEmpty {
        press.text = text.press(press.code, isRepeat: press.isRepeat)
        down[event.device, default: []].insert(press.code)
      }
      press.locksCapitals = text.locksCapitals
      event.occurrence = .keyDown(press)
    case .keyUp(var press):
      text.release(press.code)
      down[event.device]?.remove(press.code)
      press.locksCapitals = text.locksCapitals
      event.occurrence = .keyUp(press)
    case .keysCancelled, .detached:
      text.releaseAll(of: down.removeValue(forKey: event.device) ?? [])
    default: break
    }
    return event
  }
}
