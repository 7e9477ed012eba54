import TelltaleGraphics

/// SVG: judged here, drawn by librsvg in the helper.
enum SVGPicture {
  static func decode(
    _ bytes: [UInt8], fitting size: PixelSize, _ helper: PictureHelper
  ) throws(PictureError) -> Bitmap {
    let size = try size.checked()
    let drawing = try Drawing(bytes)
    var bitmap = Bitmap(size: size, words: try helper.make(.svg, Array(drawing.text.utf8), size))
    bitmap.limitToAlpha()
    return bitmap
  }

  /// What a drawing says of its proportions: that of its view box, else of its width and height.
  ///
  /// - Returns: A size of these proportions; `nil` where it says nothing, and fills any place.
  static func proportions(of bytes: [UInt8]) throws(PictureError) -> PixelSize? {
    let root = try XMLReader.root(of: bytes)
    var sides: [Double] = []
    if let box = root["viewBox"] {
      sides = box.split { " ,\t\n".contains($0) }.suffix(2).compactMap { Double($0) }
    } else {
      sides = [root["width"], root["height"]].compactMap { $0.flatMap { Double($0) } }
    }
    guard sides.count == 2, sides.allSatisfy({ $0 >= 0.01 && $0 <= 100_000 }) else { return nil }
    return PixelSize(width: Int(sides[0] * 100), height: Int(sides[1] * 100))
  }
}
