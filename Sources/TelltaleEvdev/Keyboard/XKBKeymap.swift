import CXKBCommon

/// A compiled keymap, for as long as it lives.
struct XKBKeymap: ~Copyable {
  let context: OpaquePointer
  let keymap: OpaquePointer

  /// `layout` is a name as xkb has them, if need be with a variant: `us`, `de`, `us(dvorak)`. Nil
  /// where xkb does not know it, or where its data (xkb-data) is not installed.
  init?(layout: String) {
    guard let context = xkb_context_new(XKB_CONTEXT_NO_FLAGS) else { return nil }
    // Otherwise it complains on standard error, where a notice of ours says it better.
    xkb_context_set_log_level(context, xkb_log_level(rawValue: 0))
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

  /// The keycode of xkb for a key's Linux event code.
  static func keycode(_ code: some BinaryInteger) -> xkb_keycode_t { UInt32(code) + 8 }
}
