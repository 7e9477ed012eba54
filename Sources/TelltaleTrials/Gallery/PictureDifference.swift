import TelltaleGraphics

/// A picture as pixels, `0x00RRGGBB`, row by row.
package struct PicturePixels: Hashable, Sendable {
  package var size: PixelSize
  package var pixels: [UInt32]

  /// - Parameters:
  ///   - size: The width and height in pixels.
  ///   - pixels: The pixels as `0x00RRGGBB`, row by row from the upper left corner; as many as the
  ///     size has.
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

/// The difference between two pictures of the same subject.
package struct PictureDifference: Hashable, Sendable {
  /// The number of pixels that have another colour, or are only in one of the pictures.
  package let count: Int
  /// The number of pixels of the smallest picture that has room for both.
  package let total: Int
  /// The smallest rectangle around all pixels that differ; empty where none does.
  package let bounds: PixelRect
  /// The newer picture in dim grey, with the pixels that differ in a colour that nothing else has.
  package let overlay: PicturePixels

  /// The colour of pixels that differ.
  package static let mark: UInt32 = 0xFF006E

  /// Compares two pictures, which may have different sizes.
  ///
  /// - Parameters:
  ///   - before: The older picture.
  ///   - after: The newer picture, which the overlay shows.
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

  /// The share of pixels that differ, such as `1.3 %`, and at least `0.1 %` where any does.
  package var share: String {
    guard count > 0, total > 0 else { return "0 %" }
    let thousandths = max(1, (count * 1000 + total / 2) / total)
    return thousandths % 10 == 0 || thousandths >= 100
      ? "\((thousandths + 5) / 10) %" : "\(thousandths / 10).\(thousandths % 10) %"
  }
}
