import TelltaleGraphics
import TelltaleModel
import TelltaleSyntax

extension ValueReader where Value == ColorValue {
  /// The reader of a colour: a colour of the theme by its role, `#RGB`, `#RRGGBB`, or a plain name.
  package static var sceneColor: ValueReader {
    ValueReader(
      "a colour of the theme such as text or theme.accent, \"#1C1C1E\", or a name such as red",
      schema: [
        "anyOf": [
          [
            "type": "string",
            "enum": .strings(
              SceneColors.roles.flatMap { [$0.name, "theme.\($0.name)"] }
                + SceneColors.named.map(\.name)),
          ],
          ["type": "string", "pattern": "^#([0-9A-Fa-f]{3}|[0-9A-Fa-f]{6})$"],
        ]
      ]
    ) { node in node.text.flatMap(SceneColors.color) }
  }
}

/// The words for colours.
private enum SceneColors {
  /// The theme's, with two names that people know them by elsewhere.
  static let roles: [(name: String, role: ColorRole)] =
    ColorRole.allCases.map { ($0.rawValue, $0) } + [("background", .ground), ("label", .text)]

  /// As CSS has them.
  static let named: [(name: String, rgb: UInt32)] = [
    ("black", 0x000000), ("white", 0xFFFFFF), ("gray", 0x808080), ("grey", 0x808080),
    ("red", 0xFF0000), ("green", 0x008000), ("blue", 0x0000FF), ("yellow", 0xFFFF00),
    ("orange", 0xFFA500), ("purple", 0x800080), ("brown", 0xA52A2A), ("pink", 0xFFC0CB),
    ("cyan", 0x00FFFF), ("magenta", 0xFF00FF),
  ]

  static func color(_ text: String) -> ColorValue? {
    let prefix = "theme."
    let role = text.hasPrefix(prefix) ? String(text.dropFirst(prefix.count)) : text
    if let found = roles.first(where: { $0.name == role }) { return .role(found.role) }
    if let found = named.first(where: { $0.name == text }) {
      return .fixed(Color(rgb: found.rgb))
    }
    return hexadecimal(text).map { .fixed(Color(rgb: $0)) }
  }

  private static func hexadecimal(_ text: String) -> UInt32? {
    guard text.hasPrefix("#") else { return nil }
    let digits = text.dropFirst().compactMap(\.hexDigitValue).map(UInt32.init)
    guard digits.count == text.count - 1, text.utf8.count == text.count else { return nil }
    let pairs: [UInt32]
    switch digits.count {
    case 3: pairs = digits.map { $0 * 17 }
    case 6: pairs = stride(from: 0, to: 6, by: 2).map { digits[$0] * 16 + digits[$0 + 1] }
    default: return nil
    }
    return pairs[0] << 16 | pairs[1] << 8 | pairs[2]
  }
}
