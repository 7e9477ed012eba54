import TelltaleGraphics

/// Puts the glyphs of a run on the pixel grid: across to a quarter of a pixel, down to a whole one.
struct GlyphPen {
  /// Glyph pictures may reach this many times their size above and below the pen; what a font
  /// draws farther out is cut off. It lets a run that is far from the damage be passed over.
  static let reachInSizes = 4

  let run: GlyphRun
  let origin: PixelPoint

  /// The key and the whole pixel of one glyph of the run.
  @inline(__always)
  func place(_ glyph: PlacedGlyph) -> (key: GlyphKey, x: Int, y: Int) {
    let quarters = (Int(glyph.x) + 8) >> 4
    let key = GlyphKey(
      face: run.face, size: run.size, glyph: glyph.glyph, phase: UInt8(quarters & 3))
    return (key, Box.limited(origin.x) + quarters >> 2, Box.limited(origin.y) + row(glyph))
  }

  /// The rows that the run can touch, as wide as can be; empty for a run without glyphs.
  var bounds: Box {
    guard let first = run.glyphs.first else { return .empty }
    var top = row(first)
    var bottom = top
    for glyph in run.glyphs {
      top = min(top, row(glyph))
      bottom = max(bottom, row(glyph))
    }
    let y = Box.limited(origin.y)
    return Box(left: -Box.reach, top: y + top - reach, right: Box.reach, bottom: y + bottom + reach)
  }

  /// Pixels from the pen that a picture may reach up and down.
  var reach: Int { GlyphPen.reachInSizes * ((Int(run.size) + 63) / 64) }

  @inline(__always)
  private func row(_ glyph: PlacedGlyph) -> Int { (Int(glyph.y) + 32) >> 6 }
}
