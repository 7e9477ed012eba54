import TelltaleGraphics
import TelltaleRaster

extension Canvas {
  /// All pixels, row by row.
  borrowing func words() -> [UInt32] {
    (0..<size.height).flatMap { y in (0..<size.width).map { pixels[y * stride + $0] } }
  }
}

/// The whole frame of a list, on a canvas that held something else before.
func frame(
  _ list: DisplayList, _ glyphs: some GlyphSource = PatternGlyphs(),
  pictures: any PictureSource = NoPictures()
) -> [UInt32] {
  let canvas = Canvas(size: list.size)
  for index in 0..<list.size.width * list.size.height { canvas.pixels[index] = 0x123456 }
  var rasterizer = Rasterizer()
  rasterizer.rasterize(
    list, damage: .full(list.size), into: canvas, glyphs: glyphs, pictures: pictures)
  return canvas.words()
}
