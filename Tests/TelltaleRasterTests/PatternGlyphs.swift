import TelltaleGraphics

/// Glyph pictures made from their keys: face 0 has coverage, face 1 colours, glyph 0 is blank.
struct PatternGlyphs: GlyphSource {
  func image(for key: GlyphKey) -> GlyphImage {
    PatternGlyphs.images[Int(key.glyph) * 8 + Int(key.face.index) * 4 + Int(key.phase)]
  }

  private static let images: [GlyphImage] = (0..<10).flatMap { glyph in
    (0..<8).map { glyph == 0 ? .blank : image(glyph: glyph, isColor: $0 >= 4, phase: $0 % 4) }
  }

  private static func image(glyph: Int, isColor: Bool, phase: Int) -> GlyphImage {
    let width = 3 + glyph * 3
    let height = 4 + glyph
    var chance = Chance(seed: UInt64(glyph * 8 + phase))
    let bytes = (0..<width * height).map { _ in
      let byte = UInt8(truncatingIfNeeded: chance.next())
      return byte < 80 ? 0 : byte > 180 ? 255 : byte
    }
    let words = bytes.map { alpha in
      // Channels at most as large as the alpha, as premultiplied ones are.
      let channels = UInt32(truncatingIfNeeded: chance.next()) & UInt32(alpha) * 0x010101
      return UInt32(alpha) << 24 | channels
    }
    return GlyphImage(
      left: phase - 1, top: height - 2, width: width, height: height,
      pixels: isColor ? .color(words) : .coverage(bytes))
  }
}
