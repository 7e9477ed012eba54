/// What an on-screen keyboard types: rows of keys, page by page.
///
/// Made at the edge from the system's keyboard layouts, so that no key table is written here.
package struct KeyboardLayout: Hashable, Sendable {
  package var pages: [KeyboardPage]
  /// Beside letters of another writing the pages of Latin ones, which addresses and names are in;
  /// empty where the letters are Latin themselves.
  package var latin: [KeyboardPage]
  /// A block of digits in the middle of the screen, as on a telephone, without shift.
  package var isPad = false

  package init(pages: [KeyboardPage], latin: [KeyboardPage] = []) {
    self.pages = pages
    self.latin = latin
  }

  /// True where every letter from a to z has a key.
  package var isLatin: Bool {
    let typed = Set(pages.flatMap(\.rows).joined().map(\.plain))
    return "abcdefghijklmnopqrstuvwxyz".allSatisfy { typed.contains(String($0)) }
  }
}

extension FieldKeyboard {
  /// The pad that such a field is typed with; `nil` where that is a keyboard with letters.
  package var pad: KeyboardLayout? {
    var pages: [KeyboardPage]
    switch self {
    case .text: return nil
    case .number: pages = [KeyboardPage(name: "123", keys: ["123", "456", "789", "0"])]
    case .decimal: pages = [KeyboardPage(name: "123", keys: ["123", "456", "789", ".0,"])]
    case .phone:
      pages = [
        KeyboardPage(name: "123", keys: ["123", "456", "789", "+0#"]),
        KeyboardPage(name: "*()", keys: ["*()", "-./", ",;#"]),
      ]
    }
    var layout = KeyboardLayout(pages: pages)
    layout.isPad = true
    return layout
  }
}

extension KeyboardPage {
  /// A page of keys that type the same with shift, a string a row.
  fileprivate init(name: String, keys: [String]) {
    self.init(
      name: name,
      rows: keys.map { row in row.map { KeyCap(plain: String($0), shifted: String($0)) } })
  }
}

package struct KeyboardPage: Hashable, Sendable {
  /// What the key that leads here shows: `ABC`, `123`.
  package var name: String
  package var rows: [[KeyCap]]

  package init(name: String, rows: [[KeyCap]]) {
    self.name = name
    self.rows = rows
  }
}

/// One key: what it types, plain and with shift.
package struct KeyCap: Hashable, Sendable {
  package var plain: String
  package var shifted: String

  package init(plain: String, shifted: String) {
    self.plain = plain
    self.shifted = shifted
  }
}
