/// The one definition of blending, on packed words of two 16-bit lanes (red and blue, or green).
///
/// Channels are mixed as they are stored, in sRGB, as every window system does; the result is the
/// exact quotient by 255 rounded to the nearest, so 0 changes nothing and 255 covers all.
enum Blend {
  static let lanes: UInt32 = 0x00FF_00FF

  /// Each 16-bit lane divided by 255, to the nearest. A lane may be at most 255 * 255.
  @inline(__always)
  static func by255(_ value: UInt32) -> UInt32 {
    let sum = value &+ 0x0080_0080
    return (sum &+ ((sum &>> 8) & lanes)) &>> 8 & lanes
  }

  /// Coverage times alpha, both 0 to 255.
  @inline(__always)
  static func product(_ coverage: UInt32, _ alpha: UInt32) -> UInt32 {
    by255(coverage &* alpha)
  }

  /// `word` over `ground`, both `0x00RRGGBB`, by `alpha` of 255.
  @inline(__always)
  static func over(_ ground: UInt32, _ word: UInt32, alpha: UInt32) -> UInt32 {
    let sum = spread(word) &* UInt64(alpha) &+ spread(ground) &* UInt64(255 &- alpha)
    let rounded = sum &+ 0x0080_0080_0080
    let result = (rounded &+ (rounded &>> 8 & wideLanes)) &>> 8 & wideLanes
    return UInt32(truncatingIfNeeded: result | result &>> 24)
  }

  private static let wideLanes: UInt64 = 0x00FF_00FF_00FF

  /// The three channels in 16-bit lanes, green on top, so that one product scales them all.
  @inline(__always)
  private static func spread(_ word: UInt32) -> UInt64 {
    UInt64(word & lanes) | UInt64(word & 0xFF00) &<< 24
  }

  /// A premultiplied `0xAARRGGBB` word over `ground`. A channel above its alpha, which no right
  /// picture has, is cut at white.
  @inline(__always)
  static func over(_ ground: UInt32, premultiplied word: UInt32) -> UInt32 {
    let rest = 255 &- word &>> 24
    let redBlue = by255((ground & lanes) &* rest) &+ (word & lanes)
    let green = by255((ground &>> 8 & lanes) &* rest) &+ (word &>> 8 & 0xFF)
    return saturated(redBlue) | saturated(green) &<< 8
  }

  /// Each lane (at most 510) cut at 255.
  @inline(__always)
  private static func saturated(_ value: UInt32) -> UInt32 {
    let carry = value &>> 8 & 0x0001_0001
    return (value | carry &* 255) & lanes
  }
}
