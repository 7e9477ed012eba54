import TelltaleGraphics

/// A picture as pixels, `0x00RRGGBB` row by row.
package struct PicturePixels: Hashable, Sendable {
  package var size: PixelSize
  package var pixels: [UInt32]

  package init(size: PixelSize, pixels: [UInt32]) {
    self.size = size
    self.pixels = pixels
  }

  /// Nil beside the picture.
  fileprivate func pixel(_ x: Int, _ y: Int) -> UInt32? {
    guard x < size.width, y < size.height else { return nil }
    return pixels[y * size.width + x]
  }
}

/// How two pictures of the same thing differ.
package struct PictureDifference: Hashable, Sendable {
  /// Pixels that are another colour, or only in one of both.
  package let count: Int
  /// Pixels that are in at least one of both.
  package let total: Int
  /// What holds all that differ; empty where none does.
  package let bounds: PixelRect
  /// The newer picture in dim grey, with what differs in a colour that nothing else has.
  package let overlay: PicturePixels

  /// The colour of what differs.
  package static let mark: UInt32 = 0xFF006E

  package init(_ before: PicturePixels, _ after: PicturePixels) {
    let size = PixelSize(
      width: max(before.size.width, after.size.width),
      height: max(before.size.height, after.size.height))
    var pixels = [UInt32](repeating: 0, count: size.width * size.height)
    var count = 0
    var (left, top, right, bottom) = (size.width, size.height, 0, 0)
    for y in 0..<size.height {
      for x in 0..<size.width {
        let (was, now) = (before.pixel(x, y), after.pixel(x, y))
        guard was == now else {
          count += 1
          (left, right) = (min(left, x), max(right, x + 1))
          (top, bottom) = (min(top, y), max(bottom, y + 1))
          pixels[y * size.width + x] = Self.mark
          continue
        }
        pixels[y * size.width + x] = now.map(Self.dim) ?? 0
      }
    }
    self.count = count
    total = size.width * size.height
    bounds =
      count == 0
      ? PixelRect(x: 0, y: 0, width: 0, height: 0)
      : PixelRect(x: left, y: top, width: right - left, height: bottom - top)
    overlay = PicturePixels(size: size, pixels: pixels)
  }

  /// Grey from 40 to 125, so that the mark is the brightest.
  private static func dim(_ pixel: UInt32) -> UInt32 {
    let sum = (pixel >> 16 & 0xFF) + (pixel >> 8 & 0xFF) + (pixel & 0xFF)
    return (40 + sum / 9) * 0x010101
  }

  /// `1.3 %`, at least `0.1 %` where anything differs.
  package var share: String {
    guard count > 0, total > 0 else { return "0 %" }
    let thousandths = max(1, (count * 1000 + total / 2) / total)
    return thousandths % 10 == 0 || thousandths >= 100
      ? "\((thousandths + 5) / 10) %" : "\(thousandths / 10).\(thousandths % 10) %"
  }
}
