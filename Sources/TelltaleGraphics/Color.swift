/// A colour of eight bits a channel in the sRGB space, not premultiplied.
package struct Color: Hashable, Sendable {
  package var red: UInt8
  package var green: UInt8
  package var blue: UInt8
  /// The opacity, from 0 to 255, which is opaque.
  package var alpha: UInt8

  package init(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8 = 255) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// An opaque colour.
  ///
  /// - Parameter rgb: The word `0xRRGGBB`; its highest byte is left out.
  package init(rgb: UInt32) {
    self.init(
      red: UInt8(truncatingIfNeeded: rgb >> 16), green: UInt8(truncatingIfNeeded: rgb >> 8),
      blue: UInt8(truncatingIfNeeded: rgb))
  }

  /// The XRGB8888 word of the opaque colour, `0x00RRGGBB`.
  package var rgb: UInt32 { UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue) }

  package static let black = Color(rgb: 0)
  package static let white = Color(rgb: 0xFFFFFF)

  /// Returns the colour with another opacity.
  ///
  /// - Parameter alpha: The opacity from 0 to 255, which is opaque.
  /// - Returns: The same colour, not premultiplied.
  package func withAlpha(_ alpha: UInt8) -> Color {
    Color(red: red, green: green, blue: blue, alpha: alpha)
  }
}
