import CXKBCommon

/// What this machine knows of keyboards: the data of xkb, which is a package of its own (xkb-data).
package enum KeyboardData {
  /// True where a layout can be typed with: of each of several, its name and its variant are there.
  package static func has(_ layout: String) -> Bool { XKBKeymap(layout: layout) != nil }

  /// True where there are any layouts at all.
  package static var isInstalled: Bool { has("us") }

  /// The folders of the data, those of the user first.
  package static var folders: [String] {
    guard let context = xkb_context_new(XKB_CONTEXT_NO_FLAGS) else { return [] }
    defer { xkb_context_unref(context) }
    return (0..<xkb_context_num_include_paths(context)).compactMap { index in
      xkb_context_include_path_get(context, index).map { String(cString: $0) }
    }
  }

  /// As many layouts are taken in one name; xkb passes over what follows them.
  package static let mostLayouts = 4
}
