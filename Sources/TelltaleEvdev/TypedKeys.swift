import TelltaleInput

/// Gives the keys of keyboards what they type, by a layout: live ones and recorded ones.
package final class TypedKeys {
  private let text: KeyText
  /// Keys that are down, by device, to be let go of when it goes.
  private var down: [DeviceID: Set<UInt16>] = [:]

  /// - Parameter layout: xkb name, such as `us`, `de` or `us(dvorak)`.
  package init(layout: String) { text = KeyText(layout: layout) }

  /// True once it has turned out whether there is a layout to go by.
  var isDecided: Bool { text.isDecided }

  /// Loads the layout, which takes milliseconds on a fast machine. False where there is none; keys
  /// type nothing then.
  func load() -> Bool { text.load() }

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
