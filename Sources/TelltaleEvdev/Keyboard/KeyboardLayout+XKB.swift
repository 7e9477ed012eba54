import CXKBCommon
import TelltaleModel

extension KeyboardLayout {
  /// The layout of that name (`us`, `de`, `ru`, `us(dvorak)`) as a keyboard for the screen: a page
  /// of letters, and a page of digits and signs. `nil` where xkb does not know it, or where its data
  /// (xkb-data) is not installed.
  package init?(xkb name: String) {
    guard let keymap = XKBKeymap(layout: name) else { return nil }
    var rows: [[KeyCap]] = []
    for row in XKBKeymap.rows {
      var caps: [KeyCap] = []
      for code in row { if let cap = keymap.cap(code) { caps.append(cap) } }
      rows.append(caps)
    }
    let letters = rows.map { $0.filter(\.isLetter) }.filter { !$0.isEmpty }
    let signs = rows.map { $0.filter { !$0.isLetter } }.filter { !$0.isEmpty }
    guard let first = letters.first?.first else { return nil }
    var pages = [KeyboardPage(name: first.shifted, rows: letters)]
    if !signs.isEmpty { pages.append(KeyboardPage(name: "123", rows: signs.balanced)) }
    self.init(pages: pages)
  }
}

extension KeyCap {
  fileprivate var isLetter: Bool {
    plain.unicodeScalars.allSatisfy { scalar in
      switch scalar.properties.generalCategory {
      case .uppercaseLetter, .lowercaseLetter, .otherLetter, .modifierLetter, .titlecaseLetter,
        .nonspacingMark, .spacingMark:
        true
      default: false
      }
    }
  }
}

extension [[KeyCap]] {
  /// Digits stay a row; what other rows hold is gathered into rows no longer than that.
  fileprivate var balanced: [[KeyCap]] {
    guard let digits = first, count > 1 else { return self }
    let rest = dropFirst().flatMap { $0 }
    let length = Swift.max(digits.count, 1)
    return [digits]
      + stride(from: 0, to: rest.count, by: length).map { start in
        [KeyCap](rest[start..<Swift.min(start + length, rest.count)])
      }
  }
}

extension XKBKeymap {
  /// The four rows of a keyboard by Linux event code: digits, then three of letters.
  fileprivate static let rows: [ClosedRange<UInt32>] = [2...13, 16...27, 30...40, 44...53]

  /// What a key types, plain and with shift; `nil` for one that types nothing.
  fileprivate borrowing func cap(_ code: UInt32) -> KeyCap? {
    guard let plain = text(code, level: 0) else { return nil }
    return KeyCap(plain: plain, shifted: text(code, level: 1) ?? plain)
  }

  private borrowing func text(_ code: UInt32, level: UInt32) -> String? {
    var symbols: UnsafePointer<xkb_keysym_t>?
    let count = xkb_keymap_key_get_syms_by_level(
      keymap, Self.keycode(code), 0, level, &symbols)
    guard count == 1, let symbol = symbols?.pointee else { return nil }
    let value = xkb_keysym_to_utf32(symbol)
    guard value >= 0x20, value != 0x7F, let scalar = Unicode.Scalar(value) else { return nil }
    return String(Character(scalar))
  }
}
