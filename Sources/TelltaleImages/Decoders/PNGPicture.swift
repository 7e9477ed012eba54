import CPNG
import TelltaleGraphics

/// PNG through libpng.
enum PNGPicture {
  static func size(of bytes: [UInt8]) throws(PictureError) -> PixelSize {
    var image = png_image()
    defer { png_image_free(&image) }
    return try begin(&image, bytes)
  }

  static func decode(_ bytes: [UInt8]) throws(PictureError) -> Bitmap {
    var image = png_image()
    defer { png_image_free(&image) }
    let size = try begin(&image, bytes)
    // As bytes blue, green, red, alpha, which make the words wanted.
    image.format = png_uint_32(
      PNG_FORMAT_FLAG_COLOR | PNG_FORMAT_FLAG_BGR | PNG_FORMAT_FLAG_ALPHA)
    var bitmap = Bitmap(
      size: size, words: [UInt32](repeating: 0, count: size.width * size.height))
    guard png_image_finish_read(&image, nil, &bitmap.words, 0, nil) != 0 else {
      throw PictureError(message(image))
    }
    bitmap.premultiply()
    return bitmap
  }

  private static func begin(
    _ image: inout png_image, _ bytes: [UInt8]
  ) throws(PictureError) -> PixelSize {
    image.version = png_uint_32(PNG_IMAGE_VERSION)
    guard png_image_begin_read_from_memory(&image, bytes, bytes.count) != 0 else {
      throw PictureError(message(image))
    }
    return try PixelSize(width: Int(image.width), height: Int(image.height)).checked()
  }

  private static func message(_ image: png_image) -> String {
    withUnsafeBytes(of: image.message) { bytes in
      String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
    }
  }
}
