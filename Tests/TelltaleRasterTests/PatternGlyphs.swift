import TelltaleGraphics

/// Glyph pictures made from their keys: face 0 has coverage, face 1 colours, glyph 0 is blank.
struct PatternGlyphs: GlyphSource {
  func image(for key: GlyphKey) -> GlyphImage {
    guard key.glyph > 0 else { return .blank }
    let width = 3 + Int(key.glyph) * 3
    let height = 4 + Int(key.glyph)
    var chance = Chance(seed: UInt64(key.glyph) << 8 | UInt64(key.phase))
    let bytes = (0..<width * height).map { _ in
      let kind = UInt8.random(in: 0...3, using: &chance)
      return kind == 0 ? 0 : kind == 1 ? 255 : UInt8.random(in: 0...255, using: &chance)
    }
    let words = bytes.map { alpha in
      [24, 16, 8, 0].reduce(UInt32(0)) { word, shift in
        let channel = shift == 24 ? UInt32(alpha) : UInt32.random(in: 0...UInt32(alpha), using: &chance)
        return word | channel << UInt32(shift)
      }
    }
    return GlyphImage(
      left: Int(key.phase) - 1, top: height - 2, width: width, height: height,
      pixels: key.face.index == 0 ? .coverage(bytes) : .color(words))
  }
}
