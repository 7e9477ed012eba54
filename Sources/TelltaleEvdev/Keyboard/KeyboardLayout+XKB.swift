import CXKBCommon
import TelltaleModel

extension KeyboardLayout {
  /// Makes the keyboard on the screen for a language; `nil` where its layout is not installed.
  ///
  /// - Parameters:
  ///   - profile: The keyboard section of a profile.
  ///   - language: The language that is typed.
  ///   - missing: Told of a layout that is not installed; `isAll` is true if there is no keyboard without it.
  package init?(
    _ profile: KeyboardProfile, language: Language,
    missing: (_ layout: String, _ isAll: Bool) -> Void = { _, _ in }
  ) {
    let name = profile.layout(for: language)
    let letters = language.lookUp(in: profile.letters) ?? ""
    guard var layout = KeyboardLayout(xkb: name, letters: letters) else {
      missing(name, true)
      return nil
    }
    if !layout.isLatin, let latin = profile.latinLayout, latin != name {
      layout.latin = KeyboardLayout(xkb: latin)?.pages ?? []
      if layout.latin.isEmpty { missing(latin, false) }
    }
    self = layout
  }

  /// Makes a keyboard of an xkb layout: a page of letters, and a page of digits and signs. `nil` where xkb does not
  /// know the layout, or its data (xkb-data) is not installed.
  ///
  /// - Parameters:
  ///   - name: The name of the layout: `us`, `de`, `ru`, `us(dvorak)`.
  ///   - more: Letters that the layout makes of several keys. Each gets a key of its own.
  package init?(xkb name: String, letters more: String = "") {
    guard let keymap = XKBKeymap(layout: name) else { return nil }
    var keys: [[LayoutKey]] = []
    for row in XKBKeymap.rows {
      var caps: [LayoutKey] = []
      for code in row { if let key = keymap.key(code) { caps.append(key) } }
      keys.append(caps)
    }
    guard let letters = LetterPage(keys, more: more).page else { return nil }
    self.init(pages: [letters, SignPage(keys).page])
  }
}

extension XKBKeymap {
  /// The four rows of a keyboard by Linux event code, with the keys at their ends.
  fileprivate static let rows: [[UInt32]] = [
    [41] + Array(2...13), Array(16...27), Array(30...40) + [43], [86] + Array(44...53),
  ]

  /// The texts of a key; `nil` for one that types nothing by itself.
  fileprivate borrowing func key(_ code: UInt32) -> LayoutKey? {
    guard let plain = text(code, level: 0) else { return nil }
    return LayoutKey(
      cap: KeyCap(plain: plain, shifted: text(code, level: 1) ?? plain),
      others: [text(code, level: 2), text(code, level: 3)].compactMap { $0 })
  }

  /// The text of a key at a level; `nil` for signs that cannot be seen.
  private borrowing func text(_ code: UInt32, level: UInt32) -> String? {
    var symbols: UnsafePointer<xkb_keysym_t>?
    let count = xkb_keymap_key_get_syms_by_level(
      keymap, Self.keycode(code), 0, level, &symbols)
    guard count == 1, let symbol = symbols?.pointee else { return nil }
    guard let scalar = Unicode.Scalar(xkb_keysym_to_utf32(symbol)), scalar.value > 0x20,
      !scalar.properties.isDefaultIgnorableCodePoint, !scalar.properties.isWhitespace,
      scalar.properties.generalCategory != .control
    else { return nil }
    return String(Character(scalar)).inLetters
  }
}
