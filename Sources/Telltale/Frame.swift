/// A picture of what is on a screen, pixel by pixel what the glass would show.
public struct Frame: Hashable, Sendable {
  /// In pixels.
  public let width: Int
  /// In pixels.
  public let height: Int
  /// Row by row from the top, each pixel as 0xRRGGBB.
  public let pixels: [UInt32]
  /// The same as a PNG file.
  public let png: [UInt8]

  /// The colour of one pixel, as 0xRRGGBB.
  ///
  /// - Parameters:
  ///   - x: From 0 at the left, below ``width``.
  ///   - y: From 0 at the top, below ``height``.
  public subscript(x: Int, y: Int) -> UInt32 { pixels[y * width + x] }
}
