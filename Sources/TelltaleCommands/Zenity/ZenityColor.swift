import TelltaleGraphics

/// A colour of Pango's markup.
struct ZenityColor: Equatable {
  let color: Color

  /// - Parameter text: `#rgb`, `#rrggbb`, `#rrrgggbbb`, `#rrrrggggbbbb` or a name that the X Window System has.
  init?(_ text: String) {
    if let value = Self.names[text.lowercased().filter { $0 != " " }] {
      color = Color(rgb: value)
      return
    }
    let digits = Array(text.dropFirst())
    guard text.hasPrefix("#"), [3, 6, 9, 12].contains(digits.count) else { return nil }
    let width = digits.count / 3
    let parts = (0..<3).compactMap { part -> UInt8? in
      let own = String(digits[part * width..<(part + 1) * width])
      return Int(own, radix: 16).map { UInt8($0 * 255 / (1 << (4 * width) - 1)) }
    }
    guard parts.count == 3 else { return nil }
    color = Color(red: parts[0], green: parts[1], blue: parts[2])
  }

  /// As scenes have it: `#rrggbb`.
  var written: String {
    let digits = String(color.rgb, radix: 16)
    return "#" + String(repeating: "0", count: 6 - digits.count) + digits
  }

  /// Those that scripts use, of the names in CSS, which are X's.
  private static let names: [String: UInt32] = [
    "aqua": 0x00FFFF, "black": 0x000000, "blue": 0x0000FF, "brown": 0xA52A2A, "coral": 0xFF7F50,
    "crimson": 0xDC143C, "cyan": 0x00FFFF, "darkblue": 0x00008B, "darkcyan": 0x008B8B,
    "darkgray": 0xA9A9A9, "darkgreen": 0x006400, "darkgrey": 0xA9A9A9, "darkmagenta": 0x8B008B,
    "darkorange": 0xFF8C00, "darkred": 0x8B0000, "darkviolet": 0x9400D3, "deeppink": 0xFF1493,
    "deepskyblue": 0x00BFFF, "dimgray": 0x696969, "dodgerblue": 0x1E90FF, "firebrick": 0xB22222,
    "forestgreen": 0x228B22, "fuchsia": 0xFF00FF, "gold": 0xFFD700, "gray": 0xBEBEBE,
    "green": 0x00FF00, "greenyellow": 0xADFF2F, "grey": 0xBEBEBE, "hotpink": 0xFF69B4,
    "indianred": 0xCD5C5C, "indigo": 0x4B0082, "ivory": 0xFFFFF0, "khaki": 0xF0E68C,
    "lavender": 0xE6E6FA, "lawngreen": 0x7CFC00, "lightblue": 0xADD8E6, "lightgray": 0xD3D3D3,
    "lightgreen": 0x90EE90, "lightgrey": 0xD3D3D3, "lightyellow": 0xFFFFE0, "lime": 0x00FF00,
    "limegreen": 0x32CD32, "magenta": 0xFF00FF, "maroon": 0xB03060, "midnightblue": 0x191970,
    "navy": 0x000080, "navyblue": 0x000080, "olive": 0x808000, "orange": 0xFFA500,
    "orangered": 0xFF4500, "orchid": 0xDA70D6, "pink": 0xFFC0CB, "plum": 0xDDA0DD,
    "purple": 0xA020F0, "red": 0xFF0000, "royalblue": 0x4169E1, "salmon": 0xFA8072,
    "seagreen": 0x2E8B57, "silver": 0xC0C0C0, "skyblue": 0x87CEEB, "slateblue": 0x6A5ACD,
    "slategray": 0x708090, "steelblue": 0x4682B4, "tan": 0xD2B48C, "teal": 0x008080,
    "tomato": 0xFF6347, "turquoise": 0x40E0D0, "violet": 0xEE82EE, "wheat": 0xF5DEB3,
    "white": 0xFFFFFF, "yellow": 0xFFFF00, "yellowgreen": 0x9ACD32,
  ]
}
