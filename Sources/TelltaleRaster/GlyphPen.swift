import TelltaleGraphics

/// Puts the glyphs of a run on the pixel grid: across to a quarter of a pixel, down to a whole one.
struct GlyphPen {
  let run: GlyphRun
  let origin: PixelPoint

  init(_ run: GlyphRun, at origin: PixelPoint) {
    self.run = run
    self.origin = PixelPoint(x: Box.limited(origin.x), y: Box.limited(origin.y))
  }

  /// The pixels that the run may change, the same that damage is reckoned by; what a font draws
  /// outside is cut off, so that no ink is left behind when the run goes.
  var bounds: Box {
    Box(DrawCommand.glyphs(run, origin: origin, .black).bounds)
  }

  /// The key and the whole pixel of one glyph of the run.
  @inline(__always)
  func place(_ glyph: PlacedGlyph) -> (key: GlyphKey, x: Int, y: Int) {
    let quarters = (Int(glyph.x) + 8) >> 4
    let key = GlyphKey(
      face: run.face, size: run.size, glyph: glyph.glyph, phase: UInt8(quarters & 3))
    return (key, origin.x + quarters >> 2, origin.y + (Int(glyph.y) + 32) >> 6)
  }
}
