import CXKBCommon
import Glibc

/// The texts that keys type, by libxkbcommon: layouts, levels, dead keys.
final class KeyText {
  let layout: String
  private let locale: String
  private var loaded: Loaded?
  private var hasFailed = false
  /// The keys that are down, so that a device that goes leaves no modifier behind.
  private var down: Set<UInt16> = []

  /// Takes the name of a layout, which is not loaded yet.
  ///
  /// - Parameters:
  ///   - layout: An xkb name, such as `us`, `de` or `us(dvorak)`.
  ///   - locale: The locale whose table dead keys go by.
  init(layout: String, locale: String = ComposeKeys.locale) {
    (self.layout, self.locale) = (layout, locale)
  }

  /// True once it is known whether the layout exists.
  var isDecided: Bool { loaded != nil || hasFailed }

  /// Loads the layout, which takes milliseconds on a fast machine. False where there is none; text
  /// is empty then.
  func load() -> Bool {
    guard !isDecided else { return !hasFailed }
    loaded = Loaded(layout: layout, locale: locale)
    hasFailed = loaded == nil
    return !hasFailed
  }

  /// The text of a key that goes down or repeats. It is empty for keys that type nothing, for those pressed together
  /// with Control, Alt or Meta, and for dead keys.
  func press(_ code: UInt16, isRepeat: Bool) -> String {
    guard load(), let loaded else { return "" }
    if let sign = Self.telephoneSigns[code] { return sign }
    let text = loaded.text(code)
    if !isRepeat, down.insert(code).inserted { loaded.update(code, isDown: true) }
    return text
  }

  /// The texts of KEY_NUMERIC_0 and the keys after it, for which xkb has no keys.
  private static let telephoneSigns: [UInt16: String] = Dictionary(
    uniqueKeysWithValues: zip(0x200..., "0123456789*#".map { String($0) }))

  /// True while Caps Lock is on; false before a layout is loaded.
  var locksCapitals: Bool { loaded?.locksCapitals ?? false }

  func release(_ code: UInt16) {
    if down.remove(code) != nil { loaded?.update(code, isDown: false) }
  }

  /// Releases all keys that are down.
  func releaseAll() { releaseAll(of: down) }

  /// Releases keys that nobody let go of.
  func releaseAll(of codes: Set<UInt16>) {
    for code in codes { release(code) }
  }
}

extension KeyText {
  /// A layout with its state, and dead keys once one was pressed.
  fileprivate final class Loaded {
    private let keymap: XKBKeymap
    private let state: OpaquePointer
    private let locale: String
    private var compose: ComposeKeys?

    init?(layout: String, locale: String) {
      guard let keymap = XKBKeymap(layout: layout), let state = xkb_state_new(keymap.keymap) else {
        return nil
      }
      self.keymap = keymap
      self.locale = locale
      self.state = state
      // The pad of a unit has no key for it, and no lamp that says it is off.
      for isDown in [true, false] { update(Self.numLock, isDown: isDown) }
    }

    private static let numLock: UInt16 = 69

    // The state holds the keymap by a reference of its own, so the order does not matter.
    deinit { xkb_state_unref(state) }

    func update(_ code: UInt16, isDown: Bool) {
      if isDown, code == Self.space, isHeld(XKB_MOD_NAME_LOGO), lacksSwitch(code) {
        for (key, isDown) in Self.switching { update(key, isDown: isDown) }
        return
      }
      xkb_state_update_key(state, XKBKeymap.keycode(code), isDown ? XKB_KEY_DOWN : XKB_KEY_UP)
    }

    private static let space: UInt16 = 57

    /// Alt and Shift, which select the next layout in any of them.
    private static let switching: [(UInt16, Bool)] = [
      (56, true), (42, true), (42, false), (56, false),
    ]

    /// True for layouts that have spaces of several kinds (Persian, Hindi) on this key: Meta with it would lead to
    /// them and not back.
    private func lacksSwitch(_ code: UInt16) -> Bool {
      let symbol = xkb_state_key_get_one_sym(state, XKBKeymap.keycode(code))
      return xkb_keymap_num_layouts(keymap.keymap) > 1 && symbol != XKB_KEY_ISO_Next_Group
    }

    func text(_ code: UInt16) -> String {
      guard !isCommanding else { return "" }
      let symbol = xkb_state_key_get_one_sym(state, XKBKeymap.keycode(code))
      if compose == nil, ComposeKeys.isDead(symbol) {
        compose = ComposeKeys(keymap.context, locale)
      }
      switch compose?.feed(symbol) {
      case .pending: return ""
      case .text(let text): return Self.printable(text.inLetters)
      case .plain, nil: break
      }
      var bytes = [CChar](repeating: 0, count: 64)
      let count = xkb_state_key_get_utf8(state, XKBKeymap.keycode(code), &bytes, bytes.count)
      guard count > 0, Int(count) < bytes.count else { return "" }
      let typed = bytes.prefix(Int(count)).map { UInt8(bitPattern: $0) }
      return Self.printable(String(decoding: typed, as: UTF8.self).inLetters)
    }

    /// True while Control, Alt or Meta is held: they make a command of a key.
    private var isCommanding: Bool {
      [XKB_MOD_NAME_CTRL, XKB_MOD_NAME_ALT, XKB_MOD_NAME_LOGO].contains { isHeld($0) }
    }

    var locksCapitals: Bool {
      xkb_state_mod_name_is_active(state, XKB_MOD_NAME_CAPS, XKB_STATE_MODS_LOCKED) == 1
    }

    private func isHeld(_ modifier: String) -> Bool {
      xkb_state_mod_name_is_active(state, modifier, XKB_STATE_MODS_EFFECTIVE) == 1
    }

    private static func printable(_ text: String) -> String {
      text.unicodeScalars.contains { $0.properties.generalCategory == .control } ? "" : text
    }
  }
}
