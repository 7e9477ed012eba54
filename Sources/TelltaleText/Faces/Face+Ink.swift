import CHarfBuzz
import TelltaleGraphics

extension Face {
  /// Where the ink of a glyph may be, in whole pixels from the pixel that its pen is in; `nil` where
  /// the face cannot say: pictures in colours are scaled, a missing glyph is a box of our own.
  func ink(of glyph: UInt32, size: UInt32) -> InkBox? {
    guard !isColor, glyph != 0 else { return nil }
    var extents = hb_glyph_extents_t()
    guard hb_font_get_glyph_extents(font(size: size), glyph, &extents) != 0 else { return nil }
    let left = Int(extents.x_bearing)
    let top = -Int(extents.y_bearing)
    let (right, bottom) = (left + Int(extents.width), top - Int(extents.height))
    guard right > left, bottom > top else { return .empty }
    return InkBox(
      left: Self.pixel(before: left), top: Self.pixel(before: top),
      // Pens stand up to three quarters of a pixel further right.
      right: Self.pixel(after: right + 768), bottom: Self.pixel(after: bottom))
  }

  /// Outlines are rounded to 64ths of a pixel before they are drawn.
  private static let rounding = 16

  private static func pixel(before position: Int) -> Int32 {
    Int32(clamping: (position - rounding) >> 10)
  }

  private static func pixel(after position: Int) -> Int32 {
    Int32(clamping: (position + rounding + 1023) >> 10)
  }
}
