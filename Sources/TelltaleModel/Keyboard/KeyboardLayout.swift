/// The keys of an on-screen keyboard: rows, page by page.
///
/// It is made at the edge from the system's keyboard layouts, so that no key table is written here.
package struct KeyboardLayout: Hashable, Sendable {
  package var pages: [KeyboardPage]
  /// The pages of Latin letters beside those of another writing, for addresses and names; empty where the letters
  /// are Latin themselves.
  package var latin: [KeyboardPage]
  /// True for a block of digits in the middle of the screen, as on a telephone, without shift.
  package var isPad = false
  /// True where all letters are capitals, so that there is no shift.
  package var isInCapitals = false

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
  /// Returns the keys that such a field is typed with.
  ///
  /// - Parameter letters: The keyboard of the language.
  /// - Returns: That keyboard, the same in capitals, or a pad of digits.
  package func layout(_ letters: KeyboardLayout) -> KeyboardLayout {
    self == .plate ? letters.inCapitals : pad ?? letters
  }

  /// The pad of digits that it is typed with; `nil` where that is a keyboard with letters.
  package var pad: KeyboardLayout? {
    var pages: [KeyboardPage]
    switch self {
    case .text, .plate: return nil
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
  /// The text of the key that leads here: `ABC`, `123`.
  package var name: String
  package var rows: [[KeyCap]]

  package init(name: String, rows: [[KeyCap]]) {
    self.name = name
    self.rows = rows
  }
}

/// One key: the text that it types, plain and with shift.
package struct KeyCap: Hashable, Sendable {
  package var plain: String
  package var shifted: String

  package init(plain: String, shifted: String) {
    self.plain = plain
    self.shifted = shifted
  }
}

extension KeyboardLayout {
  /// This layout with digits above its letters, all of which are capitals, and a hyphen after them: what vehicles'
  /// plates are written with, on one page.
  fileprivate var inCapitals: KeyboardLayout {
    var capitals = KeyboardLayout(
      pages: [pages.first?.inCapitals].compactMap { $0 },
      latin: [latin.first?.inCapitals].compactMap { $0 })
    capitals.isInCapitals = true
    return capitals
  }
}

extension KeyboardLayout {
  /// This layout with its digits on a page of their own, where they have no room above its letters.
  package var withDigitsApart: KeyboardLayout {
    guard isInCapitals else { return self }
    let digits = KeyboardPage(name: "123", keys: ["12345", "67890"])
    func apart(_ pages: [KeyboardPage]) -> [KeyboardPage] {
      pages.map { KeyboardPage(name: $0.name, rows: Array($0.rows.dropFirst())) }
        + (pages.isEmpty ? [] : [digits])
    }
    var layout = KeyboardLayout(pages: apart(pages), latin: apart(latin))
    layout.isInCapitals = true
    return layout
  }
}

extension KeyboardPage {
  fileprivate var inCapitals: KeyboardPage {
    var page = KeyboardPage(name: name, keys: ["1234567890"])
    // A letter whose capital is two has none of its own on a plate.
    let letters = rows.map { row in
      row.filter { $0.plain.count == 1 && $0.plain.contains(where: \.isLetter) }
        .map { $0.plain.uppercased() }.filter { $0.count == 1 }
        .map { KeyCap(plain: $0, shifted: $0) }
    }
    page.rows += letters.filter { !$0.isEmpty }
    page.rows[page.rows.count - 1].append(KeyCap(plain: "-", shifted: "-"))
    return page
  }
}
