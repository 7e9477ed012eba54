import TelltaleGraphics
import TelltaleModel
import Testing

@testable import TelltaleText

@Suite("Glyph pictures")
struct PictureTests {
  private func image(_ text: String, size: Int = 24, phase: UInt8 = 0) throws -> GlyphImage {
    let book = try TestFonts.book()
    let run = try #require(book.typeset(TestFonts.request(text, size: size)).lines[0].runs.first)
      .run
    return book.image(
      for: GlyphKey(face: run.face, size: run.size, glyph: run.glyphs[0].glyph, phase: phase))
  }

  @Test("an l is a dark stem as high as it should be")
  func stem() throws {
    let image = try image("l", size: 40)
    guard case .coverage(let pixels) = image.pixels else { throw Unexpected() }
    #expect(pixels.count == image.width * image.height)
    #expect(pixels.max() == 255)
    #expect((29...31).contains(image.height) && image.top == image.height)
    #expect((1...5).contains(image.left))
  }

  @Test("a phase shifts the ink by quarters of a pixel and loses none")
  func phases() throws {
    let centres = try (0..<4).map { phase -> Double in
      let image = try image("H", phase: UInt8(phase))
      guard case .coverage(let pixels) = image.pixels else { throw Unexpected() }
      let ink = pixels.reduce(0.0) { $0 + Double($1) }
      let moment = pixels.indices.reduce(0.0) {
        $0 + Double(pixels[$1]) * Double($1 % image.width + image.left)
      }
      return moment / ink
    }
    for (place, next) in zip(centres, centres.dropFirst()) {
      #expect(abs(next - place - 0.25) < 0.02)
    }
  }

  @Test("an emoji has colours, premultiplied, and the size of the text")
  func emoji() throws {
    for size in [12, 24, 48] {
      let image = try image("😀", size: size)
      guard case .color(let pixels) = image.pixels else { throw Unexpected() }
      #expect(pixels.count == image.width * image.height)
      #expect(abs(image.width - size * 5 / 4) <= 2)
      #expect(image.top > 0 && image.top < image.height)
      #expect(pixels.contains { $0 >> 24 == 255 })
      #expect(
        pixels.allSatisfy { pixel in
          let alpha = pixel >> 24
          return pixel >> 16 & 255 <= alpha && pixel >> 8 & 255 <= alpha && pixel & 255 <= alpha
        })
    }
  }

  @Test("white space, and glyphs that no face has, are blank")
  func blank() throws {
    #expect(try image("\u{A0}").width == 0)
    let book = try TestFonts.book()
    for key in [
      GlyphKey(face: FaceID(999), size: 1536, glyph: 1, phase: 0),
      GlyphKey(face: FaceID(0), size: 1536, glyph: .max, phase: 9),
      GlyphKey(face: FaceID(UInt16(TestFonts.faces.count - 1)), size: .max, glyph: .max, phase: 0),
    ] {
      #expect(book.image(for: key).width == 0)
    }
  }

  private struct Unexpected: Error {}
}

@Suite("Area averages")
struct AreaAxisTests {
  @Test("shares of a pixel add up to all of it inside the picture")
  func shares() {
    for (start, length, unit, count) in [(0, 100, 10, 40), (3, 57, 4, 136), (-9, 640, 64, 7)] {
      let axis = AreaAxis(start: start, length: length, unit: unit, count: count)
      for inner in axis.shares.dropFirst().dropLast() {
        let sum = inner.reduce(0) { $0 + Int($1.weight) }
        #expect((65_536 - inner.count...65_536).contains(sum))
        #expect(inner.allSatisfy { (0..<count).contains($0.index) })
      }
    }
  }
}
