import TelltaleGraphics

extension Face {
  /// Where the ink of a glyph may be, in whole pixels from the pixel that its pen is in; `nil` where
  /// the outline does not say: pictures in colours are scaled, a missing glyph is a box of our own.
  func ink(of glyph: UInt32, size: UInt32) -> InkBox? {
    guard !isColor, glyph != 0 else { return nil }
    return traced.ink(of: TracedGlyphs.Key(glyph: glyph, size: size)) {
      trace(glyph, size: size)
    }
  }

  /// The outline of a glyph, from when its ink was looked for, if that is not long ago.
  func outline(of glyph: UInt32, size: UInt32) -> GlyphOutline {
    traced.takeOutline(of: TracedGlyphs.Key(glyph: glyph, size: size)) ?? trace(glyph, size: size)
  }
}

extension InkBox {
  /// The pixels that an outline may touch, wherever in a pixel its pen stands.
  init(_ outline: GlyphOutline) {
    let bounds = outline.bounds
    guard !outline.isEmpty else {
      self = .empty
      return
    }
    // Pens stand up to three quarters of a pixel further right.
    self.init(
      left: Int32(clamping: bounds.left >> 6), top: -Int32(clamping: (bounds.top + 63) >> 6),
      right: Int32(clamping: (bounds.right + 48 + 63) >> 6),
      bottom: -Int32(clamping: bounds.bottom >> 6))
  }
}
