import TelltaleGraphics
import TelltaleHost

/// Every glyph is a box, as wide as the grid that places it.
package struct BoxGlyphs: GlyphSource {
  package init() {}

  package func image(for key: GlyphKey) -> GlyphImage {
    let side = max(1, Int(key.size) / 128)
    return GlyphImage(
      left: 0, top: side, width: side, height: side,
      pixels: .coverage(Array(repeating: UInt8(64 + key.glyph % 128), count: side * side)))
  }
}

extension Painter {
  /// The whole frame.
  package var pixels: [UInt32] {
    withCanvas { canvas in
      Array(
        UnsafeBufferPointer(start: canvas.pixels, count: canvas.stride * canvas.size.height))
    }
  }
}
