import TelltaleGraphics
import Testing

@testable import TelltaleRaster

struct GlyphCacheTests {
  /// Counts how often it is asked.
  private final class Counting: GlyphSource {
    var count = 0
    let side: Int
    init(side: Int) { self.side = side }
    func image(for key: GlyphKey) -> GlyphImage {
      count += 1
      return GlyphImage(
        left: 0, top: 0, width: side, height: side,
        pixels: .coverage([UInt8](repeating: UInt8(key.glyph & 255), count: side * side)))
    }
  }

  private func key(_ glyph: Int, face: UInt16 = 0, phase: UInt8 = 0) -> GlyphKey {
    GlyphKey(face: FaceID(face), size: 640, glyph: UInt32(glyph), phase: phase)
  }

  @Test func `a glyph is drawn once`() {
    var cache = GlyphCache()
    let source = Counting(side: 2)
    for _ in 0..<3 {
      for glyph in 0..<50 { _ = cache.entry(for: key(glyph), from: source) }
    }
    #expect(source.count == 50)
  }

  @Test func `size, face and phase tell glyphs apart`() {
    var cache = GlyphCache()
    let source = Counting(side: 2)
    let keys = [key(1), key(2), key(1, face: 1), key(1, phase: 1)]
    for key in keys { _ = cache.entry(for: key, from: source) }
    #expect(source.count == 4)
  }

  @Test func `it never holds more than its limits`() {
    var cache = GlyphCache()
    let small = Counting(side: 1)
    for glyph in 0..<10_000 {
      let entry = cache.entry(for: key(glyph), from: small)
      #expect(cache.coverage[entry.offset] == UInt8(glyph & 255))
    }
    #expect(cache.count <= GlyphCache.entryLimit)
    let large = Counting(side: 1024)
    for glyph in 20_000..<20_012 { _ = cache.entry(for: key(glyph), from: large) }
    #expect(cache.bytes <= GlyphCache.byteLimit + (1 << 20))
  }
}
