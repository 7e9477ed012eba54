import CWebP
import TelltaleGraphics

/// WebP through libwebp.
enum WebPPicture {
  static func size(of bytes: [UInt8]) throws(PictureError) -> PixelSize {
    var features = WebPBitstreamFeatures()
    guard WebPGetFeatures(bytes, bytes.count, &features) == VP8_STATUS_OK else {
      throw PictureError("its head is damaged")
    }
    guard features.has_animation == 0 else {
      throw PictureError("it moves; only still pictures are shown")
    }
    return try PixelSize(width: Int(features.width), height: Int(features.height)).checked()
  }

  static func decode(_ bytes: [UInt8]) throws(PictureError) -> Bitmap {
    let size = try size(of: bytes)
    var bitmap = Bitmap(
      size: size, words: [UInt32](repeating: 0, count: size.width * size.height))
    let isDone = bitmap.words.withUnsafeMutableBytes { room in
      WebPDecodeBGRAInto(
        bytes, bytes.count, room.baseAddress?.assumingMemoryBound(to: UInt8.self), room.count,
        Int32(size.width * 4)) != nil
    }
    guard isDone else { throw PictureError("its data is damaged") }
    bitmap.premultiply()
    return bitmap
  }
}
