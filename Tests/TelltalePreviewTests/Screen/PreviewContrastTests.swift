import TelltaleGraphics
import TelltaleRaster
import Testing

@testable import TelltalePreview

@Suite struct PreviewContrastTests {
  private func ratio(of inks: [UInt32: Int], on ground: UInt32) -> Double? {
    let canvas = Canvas(size: PixelSize(width: 100, height: 100))
    for index in 0..<10_000 { canvas.pixels[index] = ground }
    var next = 0
    for (ink, count) in inks.sorted(by: { $0.key < $1.key }) {
      for index in next..<next + count { canvas.pixels[index] = ink }
      next += count
    }
    let frame = PixelRect(x: 0, y: 0, width: 100, height: 100)
    return PreviewContrast.ratio(of: frame, in: PreviewContrast.Pixels(canvas))
  }

  @Test func `letters are held against their ground`() {
    #expect(ratio(of: [0x000000: 900], on: 0xFFFFFF) == 21)
    #expect(ratio(of: [0xFFFFFF: 900], on: 0x000000) == 21)
  }

  @Test func `the edges of letters count for nothing, nor do few pixels`() {
    let ratio = ratio(of: [0x777777: 900, 0xBBBBBB: 300, 0x000000: 3], on: 0xFFFFFF)
    #expect(abs((ratio ?? 0) - 4.48) < 0.01)
  }

  @Test func `where nothing stands out there is no contrast`() {
    #expect(ratio(of: [:], on: 0xFFFFFF) == nil)
  }
}
