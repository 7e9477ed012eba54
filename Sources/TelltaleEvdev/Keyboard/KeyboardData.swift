import CXKBCommon

/// The keyboard data of this machine: that of xkb, which is a package of its own (xkb-data).
package enum KeyboardData {
  /// Tests whether a layout can be typed with.
  ///
  /// - Parameter layout: A name such as `us`, `us(dvorak)` or `us,ru`.
  /// - Returns: False where the name or the variant of one of the layouts is not installed.
  package static func has(_ layout: String) -> Bool { XKBKeymap(layout: layout) != nil }

  /// True if any layouts are installed.
  package static var isInstalled: Bool { has("us") }

  /// The folders of the data, those of the user first.
  package static var folders: [String] {
    guard let context = xkb_context_new(XKB_CONTEXT_NO_FLAGS) else { return [] }
    defer { xkb_context_unref(context) }
    return (0..<xkb_context_num_include_paths(context)).compactMap { index in
      xkb_context_include_path_get(context, index).map { String(cString: $0) }
    }
  }

  /// The most layouts in one name; xkb ignores those after them.
  package static let mostLayouts = 4
}
