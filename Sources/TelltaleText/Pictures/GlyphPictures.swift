import CFreeType
import TelltaleGraphics

/// Makes pictures of glyphs with FreeType's rasterizer; owns the library.
final class GlyphPictures {
  /// Pixels on a side; nothing that fonts draw at sizes for reading comes near.
  static let sideLimit = 4096

  let library: FT_Library?
  /// Colour faces by the file's address and face number, opened by FreeType when first drawn.
  var colorFaces: [ObjectIdentifier: ColorFace] = [:]

  init() {
    var library: FT_Library?
    self.library = FT_Init_FreeType(&library) == 0 ? library : nil
  }

  deinit {
    colorFaces.removeAll()
    if let library { FT_Done_FreeType(library) }
  }

  /// The coverage of an outline, shifted right by quarters of a pixel.
  func coverage(of outline: inout GlyphOutline, phase: Int) -> GlyphImage {
    guard let library, !outline.isEmpty else { return .blank }
    outline.shift(x: phase * 16, y: 0)
    let bounds = outline.bounds
    let left = bounds.left >> 6
    let bottom = bounds.bottom >> 6
    let width = ((bounds.right + 63) >> 6) - left
    let height = ((bounds.top + 63) >> 6) - bottom
    guard (1...Self.sideLimit).contains(width), (1...Self.sideLimit).contains(height) else {
      return .blank
    }
    outline.shift(x: -left * 64, y: -bottom * 64)
    var pixels = [UInt8](repeating: 0, count: width * height)
    guard Self.draw(outline, with: library, width: width, height: height, into: &pixels) else {
      return .blank
    }
    return GlyphImage(
      left: left, top: bottom + height, width: width, height: height, pixels: .coverage(pixels))
  }

  private static func draw(
    _ outline: GlyphOutline, with library: FT_Library, width: Int, height: Int,
    into pixels: inout [UInt8]
  ) -> Bool {
    var points = outline.points
    var tags = outline.tags.map { CChar(bitPattern: $0) }
    var ends = outline.contourEnds
    return points.withUnsafeMutableBufferPointer { points in
      tags.withUnsafeMutableBufferPointer { tags in
        ends.withUnsafeMutableBufferPointer { ends in
          pixels.withUnsafeMutableBufferPointer { pixels in
            var shape = FT_Outline()
            shape.n_contours = numericCast(ends.count)
            shape.n_points = numericCast(points.count)
            shape.points = points.baseAddress
            shape.tags = tags.baseAddress
            shape.contours = ends.baseAddress
            var bitmap = FT_Bitmap()
            bitmap.rows = UInt32(height)
            bitmap.width = UInt32(width)
            bitmap.pitch = Int32(width)
            bitmap.buffer = pixels.baseAddress
            bitmap.num_grays = 256
            bitmap.pixel_mode = UInt8(FT_PIXEL_MODE_GRAY.rawValue)
            return FT_Outline_Get_Bitmap(library, &shape, &bitmap) == 0
          }
        }
      }
    }
  }
}
