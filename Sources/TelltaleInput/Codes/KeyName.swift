/// The names that the Linux input layer has for its keys and buttons, for files that people write and read. A name
/// does not say which character the key types: that is the keyboard layout's affair.
package enum KeyName {
  /// Returns the code of a key.
  ///
  /// - Parameter name: The name, with or without its `KEY_`, in any case: `KEY_ENTER`, `enter`, `btn_left`.
  /// - Returns: `nil` for a name that the input layer does not have.
  package static func code(named name: String) -> UInt16? {
    let upper = name.uppercased()
    return codes[upper.hasPrefix("KEY_") ? String(upper.dropFirst(4)) : upper]
  }

  /// Returns the full name of a code, such as `KEY_ENTER`.
  ///
  /// - Parameter code: The code of a key or a button (linux/input-event-codes.h).
  /// - Returns: `nil` for a code without a name.
  package static func name(of code: UInt16) -> String? {
    names[code].map { $0.hasPrefix("BTN_") ? $0 : "KEY_" + $0 }
  }

  /// All names in short form, for suggestions.
  package static var all: [String] { codes.keys.sorted() }

  private static let names: [UInt16: String] = {
    var names: [UInt16: String] = [:]
    for run in runs {
      for (offset, name) in run.names.split(separator: " ").enumerated() {
        names[run.first + UInt16(offset)] = String(name)
      }
    }
    return names
  }()

  private static let codes: [String: UInt16] = names.reduce(into: [:]) { $0[$1.value] = $1.key }
}
