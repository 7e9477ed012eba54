import CPictures
import TelltaleGraphics
import TelltaleSyntax

/// JPEG through libjpeg.
enum JPEGPicture {
  /// As it is to be seen.
  static func size(of bytes: [UInt8]) throws(PictureError) -> PixelSize {
    try storedSize(of: bytes).turned(orientation(of: bytes))
  }

  private static func orientation(of bytes: [UInt8]) -> PictureOrientation {
    PictureOrientation(Exif.tiff(in: bytes, .jpeg))
  }

  private static func storedSize(of bytes: [UInt8]) throws(PictureError) -> PixelSize {
    var width: Int32 = 0
    var height: Int32 = 0
    var message = [CChar](repeating: 0, count: Int(TELLTALE_PICTURE_MESSAGE))
    guard telltale_jpeg_size(bytes, bytes.count, &width, &height, &message) == 0 else {
      throw fault(CText.string(message))
    }
    return try PixelSize(width: Int(width), height: Int(height)).checked()
  }

  /// Large pictures are decoded at a half, quarter or eighth, which takes as much less time and
  /// memory.
  static func decode(
    _ bytes: [UInt8], fitting wanted: PixelSize
  ) throws(PictureError) -> Bitmap {
    let whole = try storedSize(of: bytes)
    let orientation = orientation(of: bytes)
    let wanted = wanted.turned(orientation)
    let shrink = [8, 4, 2].first {
      whole.width / $0 >= wanted.width && whole.height / $0 >= wanted.height
    }
    let divisor = shrink ?? 1
    let size = PixelSize(
      width: (whole.width + divisor - 1) / divisor,
      height: (whole.height + divisor - 1) / divisor)
    var words = [UInt32](repeating: 0, count: size.width * size.height)
    var message = [CChar](repeating: 0, count: Int(TELLTALE_PICTURE_MESSAGE))
    let outcome = telltale_jpeg_decode(
      bytes, bytes.count, Int32(divisor), Int32(Limits.pictureScans), &words, words.count,
      &message)
    guard outcome >= 0 else { throw fault(CText.string(message)) }
    var bitmap = Bitmap(size: size, words: words).turned(orientation)
    bitmap.lack = Self.lacks[Int(outcome)]
    return bitmap
  }

  /// By what the decoder gives.
  private static let lacks: [PictureLack?] = [nil, .end, .inside]

  private static func fault(_ message: String) -> PictureError {
    let mark = "libjpeg: "
    guard message.hasPrefix(mark) else { return PictureError(message) }
    return .damaged("JPEG", message, among: faults)
  }

  /// What libjpeg-turbo says, as far as it means something to who has the file.
  private static let faults: [(part: String, fault: PictureFileError)] = [
    ("memory", .noMemory), ("Premature", .cutOff), ("Empty input", .cutOff),
    ("contains no image", .cutOff), ("image dimension", .head), ("Empty JPEG", .head),
    ("Unsupported", .process), ("not implemented", .process), ("at compile time", .process),
    ("color components", .process),
  ]
}

/// Messages of C functions.
enum CText {
  static func string(_ characters: [CChar]) -> String {
    String(
      decoding: characters.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }
}
