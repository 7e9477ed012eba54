import CPNG
import TelltaleGraphics
import TelltaleRaster
import TelltaleSyntax

/// Frames as PNG files: eight bits a channel, red, green and blue.
package enum PNGFile {
  /// The more important property of a file: its length, or the time until it is written.
  package enum Effort { case short, quick }

  /// Returns a PNG file with the canvas's pixels. The same pixels give the same bytes.
  ///
  /// - Parameters:
  ///   - canvas: The frame.
  ///   - effort: `quick` takes a fifth of the time; files of screens are 3 % longer then.
  /// - Returns: The bytes of the file; none where memory is short.
  package static func encode(_ canvas: borrowing Canvas, effort: Effort = .short) -> [UInt8] {
    let size = canvas.size
    var image = header(size)
    if effort == .quick { image.flags |= png_uint_32(PNG_IMAGE_FLAG_FAST) }
    var rgb = [UInt8](repeating: 0, count: size.width * size.height * 3)
    var index = 0
    for y in 0..<size.height {
      let row = canvas.pixels + y * canvas.stride
      for x in 0..<size.width {
        rgb[index] = UInt8(truncatingIfNeeded: row[x] >> 16)
        rgb[index + 1] = UInt8(truncatingIfNeeded: row[x] >> 8)
        rgb[index + 2] = UInt8(truncatingIfNeeded: row[x])
        index += 3
      }
    }
    // Rows of noise with their filter bytes, which grow by a thousandth at most, and the chunks.
    let rows = rgb.count + size.height
    var length = png_alloc_size_t(rows + rows / 100 + 4096)
    var bytes = [UInt8](repeating: 0, count: Int(length))
    let done = png_image_write_to_memory(&image, &bytes, &length, 0, rgb, 0, nil)
    png_image_free(&image)
    return done != 0 ? Array(bytes.prefix(Int(length))) : []
  }

  /// Returns the pixels of a PNG file, over black.
  ///
  /// A picture that is larger than `Limits` allow is refused before any memory is taken for it.
  ///
  /// - Parameter bytes: The whole file.
  /// - Returns: The size in pixels, and `0x00RRGGBB` words row by row.
  /// - Throws: The library's reason, or the size where it is too large.
  package static func decode(_ bytes: [UInt8]) throws(PNGError) -> (
    size: PixelSize, pixels: [UInt32]
  ) {
    var image = png_image()
    image.version = png_uint_32(PNG_IMAGE_VERSION)
    defer { png_image_free(&image) }
    guard png_image_begin_read_from_memory(&image, bytes, bytes.count) != 0 else {
      throw PNGError(message(image))
    }
    let (width, height) = (Int(image.width), Int(image.height))
    guard width <= Limits.imageSide, height <= Limits.imageSide,
      width * height <= Limits.imagePixels
    else { throw PNGError("\(width)x\(height) pixels are more than can be shown") }
    image.format = png_uint_32(PNG_FORMAT_FLAG_COLOR)
    var rgb = [UInt8](repeating: 0, count: width * height * 3)
    var ground = png_color()
    guard png_image_finish_read(&image, &ground, &rgb, 0, nil) != 0 else {
      throw PNGError(message(image))
    }
    let pixels = (0..<(width * height)).map { index -> UInt32 in
      let red = UInt32(rgb[index * 3]) << 16
      let green = UInt32(rgb[index * 3 + 1]) << 8
      return red | green | UInt32(rgb[index * 3 + 2])
    }
    return (PixelSize(width: width, height: height), pixels)
  }

  private static func header(_ size: PixelSize) -> png_image {
    var image = png_image()
    image.version = png_uint_32(PNG_IMAGE_VERSION)
    image.width = png_uint_32(size.width)
    image.height = png_uint_32(size.height)
    image.format = png_uint_32(PNG_FORMAT_FLAG_COLOR)
    return image
  }

  private static func message(_ image: png_image) -> String {
    withUnsafeBytes(of: image.message) { bytes in
      String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
    }
  }
}

/// The reason why a file is no PNG that can be read.
package struct PNGError: Error, Hashable, Sendable, CustomStringConvertible {
  package let description: String

  init(_ description: String) { self.description = description }
}
