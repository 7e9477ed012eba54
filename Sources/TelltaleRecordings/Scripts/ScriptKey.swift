import TelltaleInput
import TelltaleModel
import TelltaleSyntax

/// The names that scripts call keys by.
enum ScriptKey {
  /// Names that people use before those of the kernel.
  private static let nicknames = [
    "meta": "leftmeta", "command": "leftmeta", "super": "leftmeta", "ctrl": "leftctrl",
    "control": "leftctrl", "shift": "leftshift", "alt": "leftalt", "option": "leftalt",
    "return": "enter", "escape": "esc", "period": "dot",
  ]

  /// The code of linux/input-event-codes.h; `nil` where there is no such key.
  static func code(named name: String) -> UInt16? {
    let name = name.lowercased()
    return KeyName.code(named: nicknames[name] ?? name)
  }

  /// What was meant by a name that no key has, or where names are to be found.
  static func remedy(for name: String) -> String {
    let name = name.lowercased()
    let names = nicknames.keys.sorted() + KeyName.all.map { $0.lowercased() }
    let short = name.hasPrefix("key_") ? String(name.dropFirst(4)) : name
    // What is one letter long is one letter away from every other.
    let guess = short.count > 1 ? Spelling.suggestion(for: short, among: names) : nil
    return guess ?? "names are those of linux/input-event-codes.h, such as enter or KEY_ENTER"
  }
}
