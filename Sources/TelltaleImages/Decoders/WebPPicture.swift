import CWebP
import TelltaleGraphics

/// WebP: its head read here, its data decoded by libwebp in the helper.
enum WebPPicture {
  /// As it is to be seen.
  static func size(of bytes: [UInt8]) throws(PictureError) -> PixelSize {
    try storedSize(of: bytes).turned(PictureOrientation(Exif.tiff(in: bytes, .webp)))
  }

  private static func storedSize(of bytes: [UInt8]) throws(PictureError) -> PixelSize {
    var features = WebPBitstreamFeatures()
    guard WebPGetFeatures(bytes, bytes.count, &features) == VP8_STATUS_OK else {
      throw PictureError("its head is damaged")
    }
    guard features.has_animation == 0 else {
      throw PictureError("it moves", "only still pictures are shown")
    }
    return try PixelSize(width: Int(features.width), height: Int(features.height)).checked()
  }

  static func decode(
    _ bytes: [UInt8], _ helper: PictureHelper
  ) throws(PictureError) -> Bitmap {
    let size = try storedSize(of: bytes)
    var bitmap = Bitmap(size: size, words: try helper.make(.webp, bytes, size))
    bitmap.premultiply()
    return bitmap.turned(PictureOrientation(Exif.tiff(in: bytes, .webp)))
  }
}
