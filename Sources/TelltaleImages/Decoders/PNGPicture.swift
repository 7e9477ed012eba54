import CPNG
import TelltaleGraphics

/// PNG through libpng.
enum PNGPicture {
  /// As it is to be seen.
  static func size(of bytes: [UInt8]) throws(PictureError) -> PixelSize {
    var image = png_image()
    defer { png_image_free(&image) }
    return try begin(&image, bytes).turned(orientation(of: bytes))
  }

  private static func orientation(of bytes: [UInt8]) -> PictureOrientation {
    PictureOrientation(Exif.tiff(in: bytes, .png))
  }

  static func decode(_ bytes: [UInt8]) throws(PictureError) -> Bitmap {
    var image = png_image()
    defer { png_image_free(&image) }
    let size = try begin(&image, bytes)
    // As bytes blue, green, red, alpha, which make the words wanted.
    image.format = png_uint_32(
      PNG_FORMAT_FLAG_COLOR | PNG_FORMAT_FLAG_BGR | PNG_FORMAT_FLAG_ALPHA)
    // What says nothing of its light is as all the world writes it, however many bits it has; libpng
    // takes 16 for light as it is measured, and washes them out. What a file says itself comes first.
    image.flags |= png_uint_32(PNG_IMAGE_FLAG_16BIT_sRGB)
    var bitmap = Bitmap(
      size: size, words: [UInt32](repeating: 0, count: size.width * size.height))
    guard png_image_finish_read(&image, nil, &bitmap.words, 0, nil) != 0 else {
      throw fault(image)
    }
    bitmap.premultiply()
    return bitmap.turned(orientation(of: bytes))
  }

  private static func begin(
    _ image: inout png_image, _ bytes: [UInt8]
  ) throws(PictureError) -> PixelSize {
    if let told = told(by: bytes) { _ = try told.checked() }
    image.version = png_uint_32(PNG_IMAGE_VERSION)
    guard png_image_begin_read_from_memory(&image, bytes, bytes.count) != 0 else {
      throw fault(image)
    }
    return try PixelSize(width: Int(image.width), height: Int(image.height)).checked()
  }

  /// The size in the head of a file, which libpng refuses without saying it where it is huge.
  private static func told(by bytes: [UInt8]) -> PixelSize? {
    guard bytes.count >= 24, bytes[12..<16].elementsEqual("IHDR".utf8) else { return nil }
    func side(_ place: Int) -> Int { bytes[place..<place + 4].reduce(0) { $0 << 8 | Int($1) } }
    return PixelSize(width: side(16), height: side(20))
  }

  private static func fault(_ image: png_image) -> PictureError {
    let message = withUnsafeBytes(of: image.message) { bytes in
      String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
    }
    return .damaged("PNG", message, among: faults)
  }

  /// What libpng 1.6 says, as far as it means something to who has the file.
  private static let faults: [(part: String, fault: PictureFileError)] = [
    ("memory", .noMemory), ("IHDR", .head), ("IEND", .cutOff), ("beyond end", .cutOff),
    ("Not enough", .cutOff), ("Truncated", .cutOff), ("Read Error", .cutOff),
    ("critical chunk", .ownKind), ("PLTE", .palette), ("palette", .palette),
  ]
}
