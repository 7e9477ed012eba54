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

  @Test func `a translucent colour over a ground of few colours is what it is over each pixel`() {
    let ink = Ink(Color(red: 10, green: 130, blue: 240, alpha: 61))
    for length in 1...9 {
      var row = (0..<64).map { [UInt32(0), 0xFF_FFFF, 0x1C1C1E, 0xFF_FFFE][$0 / length % 4] }
      let before = row
      row.withUnsafeMutableBufferPointer {
        if let start = $0.baseAddress { Row(start: start, count: 63).fill(ink) }
      }
      #expect(row.dropLast() == before.dropLast().map { Blend.over($0, ink.word, alpha: 61) }[...])
      #expect(row.last == before.last)
    }
  }

  @Test func `rows that go from edge to edge are filled as one, and nothing beside them`() {
    for opaque in [true, false] {
      var pixels = [UInt32](repeating: 0x123456, count: 12 * 7)
      let ink = Ink(Color(red: 9, green: 8, blue: 7, alpha: opaque ? 255 : 100))
      let filled = Blend.over(0x123456, ink.word, alpha: ink.alpha)
      for (left, right) in [(0, 12), (0, 11), (1, 12)] {
        for index in pixels.indices { pixels[index] = 0x123456 }
        pixels.withUnsafeMutableBufferPointer { buffer in
          guard let start = buffer.baseAddress else { return }
          let all = Box(PixelRect(x: 0, y: 0, width: 12, height: 7))
          let box = Box(PixelRect(x: left, y: 2, width: right - left, height: 3))
          Surface(pixels: start, stride: 12, clip: all).fill(box, ink)
        }
        for (index, pixel) in pixels.enumerated() {
          let isInside = (2..<5).contains(index / 12) && (left..<right).contains(index % 12)
          #expect(pixel == (isInside ? filled : 0x123456), "\(index)")
        }
      }
    }
  }
}
