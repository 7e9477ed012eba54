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

/// A compiled keymap, asked for what its keys type.
private struct XKBKeymap: ~Copyable {
  /// The four rows of a keyboard by Linux event code: digits, then three of letters.
  static let rows: [ClosedRange<UInt32>] = [2...13, 16...27, 30...40, 44...53]

  private let context: OpaquePointer
  private let keymap: OpaquePointer

  init?(layout: String) {
    guard let context = xkb_context_new(XKB_CONTEXT_NO_FLAGS) else { return nil }
    xkb_context_set_log_level(context, XKB_LOG_LEVEL_CRITICAL)
    let parts = layout.split(whereSeparator: { $0 == "(" || $0 == ")" })
    let name = parts.first.map(String.init) ?? "us"
    let variant = parts.count > 1 ? String(parts[1]) : ""
    let keymap = name.withCString { name in
      variant.withCString { variant in
        var names = xkb_rule_names(
          rules: nil, model: nil, layout: name, variant: variant, options: nil)
        return xkb_keymap_new_from_names(context, &names, XKB_KEYMAP_COMPILE_NO_FLAGS)
      }
    }
    guard let keymap else {
      xkb_context_unref(context)
      return nil
    }
    self.context = context
    self.keymap = keymap
  }

  deinit {
    xkb_keymap_unref(keymap)
    xkb_context_unref(context)
  }

  /// What a key types, plain and with shift; `nil` for one that types nothing.
  func cap(_ code: UInt32) -> KeyCap? {
    guard let plain = text(code, level: 0) else { return nil }
    return KeyCap(plain: plain, shifted: text(code, level: 1) ?? plain)
  }

  private func text(_ code: UInt32, level: UInt32) -> String? {
    var symbols: UnsafePointer<xkb_keysym_t>?
    // Keycodes of xkb are those of the kernel and eight.
    let count = xkb_keymap_key_get_syms_by_level(keymap, code + 8, 0, level, &symbols)
    guard count == 1, let symbol = symbols?.pointee else { return nil }
    let value = xkb_keysym_to_utf32(symbol)
    guard value >= 0x20, value != 0x7F, let scalar = Unicode.Scalar(value) else { return nil }
    return String(Character(scalar))
  }
}
