import TelltaleGraphics
import Testing

@testable import TelltaleImages

@Suite struct DecoderTests {
  private let large = PixelSize(width: 100, height: 100)

  @Test(
    arguments: [
      ("JPEG", Samples.jpeg), ("progressive JPEG", Samples.progressiveJPEG),
      ("JPEG of inks", Samples.inkJPEG), ("WebP", Samples.webp),
    ])
  func `red at the top, blue at the foot`(name: String, bytes: [UInt8]) throws {
    let bitmap = try Bitmap.decode(bytes, fitting: large)
    #expect(bitmap.size == PixelSize(width: 8, height: 8))
    let (top, foot) = (bitmap.words[3], bitmap.words[59])
    #expect(top >> 24 == 255 && foot >> 24 == 255)
    #expect(top >> 16 & 255 > 200 && top & 255 < 60, "\(name): \(String(top, radix: 16))")
    #expect(foot >> 16 & 255 < 60 && foot & 255 > 200, "\(name): \(String(foot, radix: 16))")
  }

  @Test func `a PNG keeps its pixels`() throws {
    let bytes = Samples.png(PixelSize(width: 3, height: 2), 0x12_3456)
    let bitmap = try Bitmap.decode(bytes, fitting: large)
    #expect(
      bitmap
        == Bitmap(
          size: PixelSize(width: 3, height: 2), words: [UInt32](repeating: 0xFF12_3456, count: 6)))
  }

  @Test func `colours are multiplied by their alpha`() throws {
    let bitmap = try Bitmap.decode(Samples.clearWebP, fitting: large)
    #expect(Set(bitmap.words) == [0x8080_0000])
  }

  @Test func `a drawing is as sharp as its place, and clear where it draws nothing`() throws {
    let bitmap = try Bitmap.decode(Samples.svg, fitting: PixelSize(width: 40, height: 40))
    #expect(bitmap.size == PixelSize(width: 40, height: 40))
    #expect(bitmap.words[0] == 0)
    #expect(bitmap.words[10 * 40 + 10] == 0xFF00_00FF)
    #expect(bitmap.words[9 * 40 + 9] == 0)
  }

  @Test func `a gradient that a style gives to everything, itself included, is drawn`() throws {
    let file = """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 4"><style>*{fill:url(#g)}</style>
      <linearGradient id="g"><stop offset=".5" stop-color="red"/><stop offset=".5" stop-color="#00f"/>
      </linearGradient><rect width="4" height="4"/></svg>
      """
    let bitmap = try Bitmap.decode(Array(file.utf8), fitting: PixelSize(width: 4, height: 4))
    #expect(Array(bitmap.words[4..<8]) == [0xFFFF_0000, 0xFFFF_0000, 0xFF00_00FF, 0xFF00_00FF])
  }

  @Test func `a large JPEG is decoded no larger than it has to be`() throws {
    let small = try Bitmap.decode(Samples.jpeg, fitting: PixelSize(width: 2, height: 2))
    #expect(small.size == PixelSize(width: 2, height: 2))
    let needed = try Bitmap.decode(Samples.jpeg, fitting: PixelSize(width: 5, height: 5))
    #expect(needed.size == PixelSize(width: 8, height: 8))
  }

  @Test func `sizes are known without decoding`() throws {
    #expect(try Bitmap.size(of: Samples.jpeg) == PixelSize(width: 8, height: 8))
    #expect(try Bitmap.size(of: Samples.webp) == PixelSize(width: 8, height: 8))
    let png = Samples.pngHead(width: 300, height: 200)
    #expect(try Bitmap.size(of: png) == PixelSize(width: 300, height: 200))
    #expect(try Bitmap.size(of: Samples.svg) == nil)
  }
}
