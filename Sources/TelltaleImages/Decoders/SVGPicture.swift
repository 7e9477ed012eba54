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
}
