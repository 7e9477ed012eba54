import TelltaleGraphics

extension FontBook: GlyphSource {
  /// Draws one glyph: unhinted, grey or in its own colours. A missing glyph whose face draws
  /// nothing for it is a box. Nothing is cached here; the rasterizer keeps what it uses.
  ///
  /// - Parameter key: The glyph with its face, size and shift.
  /// - Returns: The picture, placed from the pen; blank for an unknown face.
  package func image(for key: GlyphKey) -> GlyphImage {
    guard let face = faces.face(Int(key.face.index)) else { return .blank }
    let size = min(max(key.size, 64), 1024 * 64)
    let phase = Int(min(key.phase, 3))
    if face.isColor, let image = pictures.color(key.glyph, of: face, size: size, phase: phase) {
      return image
    }
    var outline = face.outline(of: key.glyph, size: size)
    if outline.isEmpty, key.glyph == 0 { outline = .missingBox(size: size) }
    return pictures.coverage(of: &outline, phase: phase)
  }

  /// Forgets the texts that were set. The faces stay open.
  package func rest() { forgetTexts() }
}
