import TelltaleGraphics
import TelltaleRaster
import Testing

@Suite struct PictureTests {
  private static let red: UInt32 = 0xFFFF_0000
  private static let green: UInt32 = 0xFF00_FF00

  /// Half red, half green, whatever size is asked for.
  private struct Halves: PictureSource {
    var side: Int

    func image(for key: PictureKey) -> GlyphImage? {
      let row = (0..<2 * side).map { $0 < side ? PictureTests.red : PictureTests.green }
      return GlyphImage(
        left: 0, top: 0, width: 2 * side, height: side,
        pixels: .color((0..<side).flatMap { _ in row }))
    }
  }

  private func painted(_ side: Int, in rect: PixelRect) -> [UInt32] {
    frame(
      DisplayList(
        size: PixelSize(width: 60, height: 40),
        commands: [
          .fill(PixelRect(x: 0, y: 0, width: 60, height: 40), .white),
          .picture(rect, name: "a", ground: .black),
        ]), pictures: Halves(side: side))
  }

  @Test func `a picture of another size looks like the one that was made for the place`() {
    for rect in [
      PixelRect(x: 10, y: 5, width: 40, height: 20), PixelRect(x: 10, y: 5, width: 40, height: 30),
      // What is seen of it is a part.
      PixelRect(x: -30, y: -20, width: 80, height: 40),
    ] {
      let exact = painted(rect.width / 2, in: rect)
      for side in [1, 4, 100] { #expect(painted(side, in: rect) == exact, "\(side) \(rect)") }
    }
  }

  /// All of its place.
  private struct Full: PictureSource {
    func image(for key: PictureKey) -> GlyphImage? {
      GlyphImage(
        left: 0, top: 0, width: key.size.width, height: key.size.height,
        pixels: .coverage([UInt8](repeating: 255, count: key.size.width * key.size.height)))
    }
  }

  @Test(arguments: [0, 1, 2, 128, 254, 255] as [UInt8])
  func `an icon has its colour, be it as faint as can be`(alpha: UInt8) {
    let size = PixelSize(width: 12, height: 9)
    let rect = PixelRect(x: 2, y: 3, width: 5, height: 4)
    let pixels = frame(
      DisplayList(
        size: size,
        commands: [
          .fill(PixelRect(size), .black), .icon(rect, name: "star", Color.white.withAlpha(alpha)),
        ]), pictures: Full())
    for y in 0..<9 {
      for x in 0..<12 {
        let isInside = rect.contains(PixelPoint(x: x, y: y))
        #expect(pixels[y * 12 + x] & 255 == (isInside ? UInt32(alpha) : 0), "\(x) \(y)")
      }
    }
  }

  @Test func `a small picture of the right proportions stays in the middle of its place`() {
    let rect = PixelRect(x: 0, y: 0, width: 40, height: 40)
    let pixels = painted(20, in: rect)
    #expect(pixels[5 * 60 + 5] == 0xFFFFFF && pixels[20 * 60 + 5] == Self.red & 0xFFFFFF)
    #expect(pixels[20 * 60 + 35] == Self.green & 0xFFFFFF)
  }

  private func artwork(_ side: Int, in rect: PixelRect, _ shape: PictureShape) -> [UInt32] {
    frame(
      DisplayList(
        size: PixelSize(width: 60, height: 40),
        commands: [
          .fill(PixelRect(x: 0, y: 0, width: 60, height: 40), .white),
          .artwork(rect, shape, name: "a", ground: .black),
        ]), pictures: Halves(side: side))
  }

  @Test func `a picture that covers its place is cut on both sides alike`() {
    let rect = PixelRect(x: 10, y: 10, width: 20, height: 20)
    for side in [4, 20, 50] {
      let pixels = artwork(side, in: rect, PictureShape(fills: true))
      let row = pixels[20 * 60..<21 * 60].map { $0 }
      let (red, green) = (Self.red & 0xFFFFFF, Self.green & 0xFFFFFF)
      #expect(row.count { $0 == red } == 10 && row.count { $0 == green } == 10, "\(side)")
      #expect(row[9] == 0xFFFFFF && row[30] == 0xFFFFFF)
      #expect(pixels[10 * 60 + 10] == red && pixels[9 * 60 + 10] == 0xFFFFFF)
    }
  }

  @Test func `a picture whose light is taken leaves what is seen through it as it is`() {
    struct Dot: PictureSource {
      func image(for key: PictureKey) -> GlyphImage? {
        GlyphImage(left: 0, top: 0, width: 2, height: 1, pixels: .color([0, 0xFF80_4020]))
      }
    }
    let rect = PixelRect(x: 1, y: 0, width: 2, height: 1)
    for (shade, expected) in [(UInt8(0), UInt32(0x80_4020)), (128, 0x40_2010), (255, 0)] {
      let pixels = frame(
        DisplayList(
          size: PixelSize(width: 4, height: 1),
          commands: [
            .fill(PixelRect(x: 0, y: 0, width: 4, height: 1), .white),
            .artwork(rect, PictureShape(shade: shade), name: "a", ground: .black),
          ]), pictures: Dot())
      #expect(pixels == [0xFF_FFFF, 0xFF_FFFF, expected, 0xFF_FFFF], "\(shade)")
    }
  }

  @Test func `round corners show what is behind, and only there`() {
    let rect = PixelRect(x: 10, y: 10, width: 20, height: 20)
    let plain = artwork(10, in: rect, PictureShape(fills: true))
    let round = artwork(10, in: rect, PictureShape(fills: true, radius: 6))
    for (x, y) in [(10, 10), (29, 10), (10, 29), (29, 29)] {
      #expect(round[y * 60 + x] == 0xFFFFFF, "\(x) \(y)")
    }
    let changed = round.indices.filter { round[$0] != plain[$0] }
    #expect(
      changed.allSatisfy { index in
        let (x, y) = (index % 60, index / 60)
        return (x < 16 || x >= 24) && (y < 16 || y >= 24)
      })
    // An edge is neither the one nor the other.
    #expect(changed.contains { ![0xFFFFFF, plain[$0]].contains(round[$0]) })
  }
}
