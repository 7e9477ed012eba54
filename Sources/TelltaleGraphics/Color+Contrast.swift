extension Color {
  /// The relative luminance from 0 (black) to 1 (white), as WCAG 2.1 defines it for sRGB.
  package var luminance: Double {
    0.2126 * Color.linear(red) + 0.7152 * Color.linear(green) + 0.0722 * Color.linear(blue)
  }

  /// Returns the contrast ratio of two opaque colours, as WCAG 2.1 defines it.
  ///
  /// - Parameter other: The second colour; which of the two is lighter does not matter.
  /// - Returns: A ratio from 1 to 21.
  package func contrast(with other: Color) -> Double {
    let lighter = max(luminance, other.luminance)
    let darker = min(luminance, other.luminance)
    return (lighter + 0.05) / (darker + 0.05)
  }

  /// Returns this colour laid over another one.
  ///
  /// - Parameter ground: The colour below, taken as opaque.
  /// - Returns: An opaque colour, each channel rounded to the nearest.
  package func over(_ ground: Color) -> Color {
    func mix(_ top: UInt8, _ bottom: UInt8) -> UInt8 {
      let sum = Int(top) * Int(alpha) + Int(bottom) * (255 - Int(alpha))
      return UInt8((sum + 127) / 255)
    }
    return Color(
      red: mix(red, ground.red), green: mix(green, ground.green), blue: mix(blue, ground.blue))
  }

  private static func linear(_ channel: UInt8) -> Double {
    linearTable[Int(channel)]
  }

  /// The sRGB curve by repeated square roots: pow(x, 2.4) is not in the standard library, and
  /// x^2.4 equals x^2 * x^0.4 with x^0.4 as the fifth root of x^2, found by Newton's method.
  private static let linearTable: [Double] = (0...255).map { channel in
    let value = Double(channel) / 255
    if value <= 0.04045 { return value / 12.92 }
    let base = (value + 0.055) / 1.055
    return base * base * fifthRoot(base * base)
  }

  private static func fifthRoot(_ value: Double) -> Double {
    var root = 1.0
    for _ in 0..<60 {
      let fourth = root * root * root * root
      let next = (4 * root + value / fourth) / 5
      // From here on it would be the same again.
      if next == root { break }
      root = next
    }
    return root
  }
}
