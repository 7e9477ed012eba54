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

  @Test func `a small picture of the right proportions stays in the middle of its place`() {
    let rect = PixelRect(x: 0, y: 0, width: 40, height: 40)
    let pixels = painted(20, in: rect)
    #expect(pixels[5 * 60 + 5] == 0xFFFFFF && pixels[20 * 60 + 5] == Self.red & 0xFFFFFF)
    #expect(pixels[20 * 60 + 35] == Self.green & 0xFFFFFF)
  }
}
