import CPictures
import TelltaleGraphics

/// SVG through librsvg, where that is installed.
enum SVGPicture {
  static func decode(_ bytes: [UInt8], fitting size: PixelSize) throws(PictureError) -> Bitmap {
    let size = try size.checked()
    // A picture inside of it is decoded by others, who have no such limits.
    if let word = forbidden.first(where: { bytes.contains($0) }) {
      throw PictureError(
        "it holds \(String(decoding: word, as: UTF8.self)); only shapes and text are drawn")
    }
    var words = [UInt32](repeating: 0, count: size.width * size.height)
    var message = [CChar](repeating: 0, count: Int(TELLTALE_PICTURE_MESSAGE))
    switch telltale_svg_draw(
      bytes, bytes.count, Int32(size.width), Int32(size.height), &words, &message)
    {
    case 0: return Bitmap(size: size, words: words)
    case -2: throw PictureError("SVG needs librsvg, which is not there; install librsvg2-2")
    default: throw PictureError(CText.string(message))
    }
  }

  private static let forbidden = ["<image", "feImage", "data:image", "<!ENTITY"].map {
    Array($0.utf8)
  }
}

extension [UInt8] {
  fileprivate func contains(_ part: [UInt8]) -> Bool {
    guard let first = part.first, count >= part.count else { return false }
    var from = startIndex
    while let found = self[from...].firstIndex(of: first) {
      guard found + part.count <= endIndex else { return false }
      if self[found..<found + part.count].elementsEqual(part) { return true }
      from = found + 1
    }
    return false
  }
}
