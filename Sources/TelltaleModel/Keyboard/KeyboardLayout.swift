/// What an on-screen keyboard types: rows of keys, page by page.
///
/// Made at the edge from the system's keyboard layouts, so that no key table is written here.
package struct KeyboardLayout: Hashable, Sendable {
  package var pages: [KeyboardPage]

  package init(pages: [KeyboardPage]) { self.pages = pages }
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
