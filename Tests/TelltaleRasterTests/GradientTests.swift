import TelltaleGraphics
import Testing

@testable import TelltaleRaster

@Suite struct GradientTests {
  private let size = PixelSize(width: 40, height: 64)
  private let from = Color(rgb: 0x000000)
  private let to = Color(rgb: 0x0B0C10)

  private func list(_ commands: [DrawCommand]) -> DisplayList {
    DisplayList(size: size, commands: commands)
  }

  @Test func `a gradient begins and ends with its colours and never goes back by more than a step`()
  {
    let gradient = Gradient(PixelRect(size), from: from, to: to)
    #expect(gradient.color(at: 0) == from)
    let last = gradient.color(at: 63)
    #expect(abs(Int(last.blue) - 16) <= 1 && abs(Int(last.red) - 11) <= 1)
    let blues = (0..<64).map { Int(gradient.color(at: $0).blue) }
    #expect(zip(blues, blues.dropFirst()).allSatisfy { $1 >= $0 - 1 && $1 <= $0 + 1 })
  }

  @Test func `between two steps rows alternate`() {
    let gradient = Gradient(
      PixelRect(x: 0, y: 0, width: 1, height: 256), from: .black, to: Color(rgb: 0x000002))
    func share(_ rows: Range<Int>) -> Int { rows.count { gradient.color(at: $0).blue >= 1 } }
    // On the way from one step to the next, more and more of eight rows have the next.
    #expect([share(24..<32), share(56..<64), share(96..<104)] == [1, 3, 6])
  }

  @Test(arguments: [
    [],
    [DrawCommand.scrim(PixelRect(x: 3, y: 5, width: 30, height: 40), Color.black.withAlpha(90))],
    [.pushClip(PixelRect(x: 4, y: 9, width: 12, height: 33)), .popClip],
    [.roundedFill(PixelRect(x: 6, y: 20, width: 28, height: 30), radius: 8, .white)],
  ])
  func `it is painted pixel by pixel as meant, whatever lies on it`(others: [DrawCommand]) {
    let gradient = DrawCommand.gradient(
      PixelRect(x: 0, y: -7, width: 40, height: 90), from: Color(rgb: 0xF2F2F7),
      to: Color(rgb: 0x203040))
    let list = list([gradient] + others)
    #expect(frame(list) == SlowRaster(list: list, glyphs: PatternGlyphs()).pixels())
  }

  @Test func `one that begins with nothing leaves what is below it to be seen`() {
    let shade = DrawCommand.gradient(
      PixelRect(x: 4, y: 10, width: 30, height: 40), from: Color.black.withAlpha(0),
      to: Color.black.withAlpha(178))
    let list = list([.fill(PixelRect(size), .white), shade])
    let pixels = frame(list)
    #expect(pixels == SlowRaster(list: list, glyphs: PatternGlyphs()).pixels())
    let column = (0..<64).map { Int(pixels[$0 * 40 + 20] & 255) }
    #expect(column[9] == 255 && column[10] >= 254 && abs(column[49] - 77) <= 2 && column[50] == 255)
  }
}
