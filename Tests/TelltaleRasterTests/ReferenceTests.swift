import TelltaleGraphics
import Testing

@testable import TelltaleRaster

struct ReferenceTests {
  @Test(arguments: 0..<40)
  func `random lists look as the slow reference draws them`(seed: Int) throws {
    var chance = Chance(seed: UInt64(seed))
    let size = PixelSize(width: 41, height: 29)
    let list = chance.list(size, commands: 2 + seed % 12, shadows: false)
    let fast = frame(list)
    let slow = SlowRaster(list: list, glyphs: PatternGlyphs()).pixels()
    let wrong = zip(fast, slow).enumerated().first { $0.element.0 != $0.element.1 }
    #expect(wrong == nil, "pixel \(wrong?.offset ?? 0) of \(list)")
  }

  @Test func `scalar and wide blending are the exact rounded quotient`() {
    var wrong = 0
    for alpha in UInt32(0)...255 {
      for channel in stride(from: UInt32(0), through: 255, by: 3) {
        for ground in [UInt32(0), 77, 255] {
          let exact = (2 * (channel * alpha + ground * (255 - alpha)) + 255) / 510
          let word = Blend.over(ground * 0x010101, channel * 0x010101, alpha: alpha)
          if word != exact * 0x010101 { wrong += 1 }
        }
      }
    }
    #expect(wrong == 0)
  }

  @Test func `long and short rows blend alike`() {
    for count in 0...37 {
      var row = (0..<40).map { UInt32($0) &* 0x0305_0B07 & 0xFFFFFF }
      let before = row
      let ink = Ink(Color(red: 200, green: 13, blue: 99, alpha: 77))
      row.withUnsafeMutableBufferPointer {
        if let start = $0.baseAddress { Row(start: start, count: count).fill(ink) }
      }
      for (index, word) in row.enumerated() {
        let blended = Blend.over(before[index], ink.word, alpha: 77)
        #expect(word == (index < count ? blended : before[index]))
      }
    }
  }
}
