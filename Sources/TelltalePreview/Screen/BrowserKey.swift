import TelltaleInput

/// The names that browsers have for keys by their places, as codes of linux/input-event-codes.h.
enum BrowserKey {
  /// The codes of a remote's keys, by the keys of a browser that stand for them.
  static let remote: [String: UInt16] = [
    "ArrowUp": 103, "ArrowDown": 108, "ArrowLeft": 105, "ArrowRight": 106, "Enter": 0x160,
    "NumpadEnter": 0x160, "Escape": 158, "BrowserBack": 158, "BrowserHome": 172,
  ]

  static let modifiers: Set<UInt16> = [29, 42, 54, 56, 97, 100, 125, 126]

  /// Returns the code of a key. A key that types something and has no name here gets a code that no key has.
  static func code(_ name: String, types: Bool) -> UInt16? {
    names[name] ?? KeyName.code(named: short(name)) ?? (types ? 240 : nil)
  }

  private static let names: [String: UInt16] = [
    "ArrowUp": 103, "ArrowDown": 108, "ArrowLeft": 105, "ArrowRight": 106, "Enter": 28,
    "NumpadEnter": 96, "Escape": 1, "Backspace": 14, "Tab": 15, "Space": 57, "Home": 102,
    "End": 107, "PageUp": 104, "PageDown": 109, "Delete": 111, "Insert": 110, "ShiftLeft": 42,
    "ShiftRight": 54, "ControlLeft": 29, "ControlRight": 97, "AltLeft": 56, "AltRight": 100,
    "MetaLeft": 125, "MetaRight": 126, "Period": 52, "Comma": 51, "BrowserBack": 158,
    "BrowserHome": 172,
  ]

  /// Returns the short name of a key: `KeyA` is a, `Digit1` is 1.
  private static func short(_ name: String) -> String {
    for prefix in ["Key", "Digit"] where name.hasPrefix(prefix) {
      return String(name.dropFirst(prefix.count))
    }
    return name
  }
}
