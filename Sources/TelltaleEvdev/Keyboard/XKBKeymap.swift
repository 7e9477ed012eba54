import CXKBCommon

/// A compiled keymap, freed at the end of its life.
struct XKBKeymap: ~Copyable {
  let context: OpaquePointer
  let keymap: OpaquePointer

  /// Compiles a layout; `nil` where xkb does not know it, or its data (xkb-data) is not installed.
  ///
  /// - Parameter layout: A name as xkb has it, with its variant if need be: `us`, `de`, `us(dvorak)`. Of several,
  ///   such as `us,ru`, Alt and Shift, or Meta and Space, select the next.
  init?(layout: String) {
    guard let context = xkb_context_new(XKB_CONTEXT_NO_FLAGS) else { return nil }
    // Otherwise it complains on standard error, where a notice of ours says it better.
    xkb_context_set_log_level(context, xkb_log_level(rawValue: 0))
    let keymap = Self.compiled(layout, context)
    guard let keymap else {
      xkb_context_unref(context)
      return nil
    }
    self.context = context
    self.keymap = keymap
  }

  private static func compiled(_ layout: String, _ context: OpaquePointer) -> OpaquePointer? {
    // Of each its name and, in parentheses, its variant.
    let parts = layout.split(separator: ",", omittingEmptySubsequences: false).map {
      $0.split(omittingEmptySubsequences: false) { $0 == "(" || $0 == ")" }
    }
    let names = parts.map { $0.first.map(String.init) ?? "" }.joined(separator: ",")
    let variants = parts.map { $0.count > 1 ? String($0[1]) : "" }.joined(separator: ",")
    let options = parts.count > 1 ? "grp:alt_shift_toggle,grp:win_space_toggle" : ""
    return names.withCString { names in
      variants.withCString { variants in
        options.withCString { options in
          var rules = xkb_rule_names(
            rules: nil, model: nil, layout: names, variant: variants, options: options)
          return xkb_keymap_new_from_names(context, &rules, XKB_KEYMAP_COMPILE_NO_FLAGS)
        }
      }
    }
  }

  deinit {
    xkb_keymap_unref(keymap)
    xkb_context_unref(context)
  }

  /// The keycode of xkb for a key's Linux event code.
  static func keycode(_ code: some BinaryInteger) -> xkb_keycode_t { UInt32(code) + 8 }
}
