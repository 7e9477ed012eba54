import CHarfBuzz
import TelltaleGraphics

/// Where the ink of glyphs is, in a face's own units, for those that were asked for: to find out,
/// HarfBuzz walks along the outline, and lines are set several times until they look well.
struct KnownInk {
  /// Glyphs kept at most; more than any text shows at once.
  private static let limit = 4096

  private var boxes: [UInt32: InkBox?] = [:]

  mutating func box(of glyph: UInt32, else find: () -> InkBox?) -> InkBox? {
    if let known = boxes[glyph] { return known }
    if boxes.count >= Self.limit { boxes.removeAll() }
    let box = find()
    boxes[glyph] = .some(box)
    return box
  }
}

extension Face {
  /// Where the ink of a glyph may be, in whole pixels from the pixel that its pen is in; `nil` where
  /// the face cannot say: pictures in colours are scaled, a missing glyph is a box of our own.
  func ink(of glyph: UInt32, size: UInt32) -> InkBox? {
    guard !isColor, glyph != 0, let box = knownInk.box(of: glyph, else: { findInk(of: glyph) })
    else { return nil }
    guard !box.isEmpty else { return box }
    return InkBox(
      left: pixel(before: box.left, size), top: pixel(before: box.top, size),
      // Pens stand up to three quarters of a pixel further right.
      right: pixel(after: box.right, size, 48), bottom: pixel(after: box.bottom, size))
  }

  private func findInk(of glyph: UInt32) -> InkBox? {
    var extents = hb_glyph_extents_t()
    guard hb_font_get_glyph_extents(unsized, glyph, &extents) != 0 else { return nil }
    let left = extents.x_bearing
    let top = 0 &- extents.y_bearing
    return InkBox(
      left: left, top: top, right: left.addingClamped(extents.width),
      bottom: top.addingClamped(0 &- extents.height))
  }

  /// Rounds down to a pixel, a 64th of which outlines are rounded to before they are drawn.
  private func pixel(before position: Int32, _ size: UInt32) -> Int32 {
    Int32(clamping: (Int(position) * Int(size) - unitsPerEm) / unitsPerEm - 1) >> 6
  }

  private func pixel(after position: Int32, _ size: UInt32, _ more: Int32 = 0) -> Int32 {
    let end = Int32(clamping: (Int(position) * Int(size) + unitsPerEm) / unitsPerEm + 1)
    return end.addingClamped(more + 63) >> 6
  }
}
