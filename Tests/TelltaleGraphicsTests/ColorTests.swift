import TelltaleGraphics
import Testing

@Suite struct ColorTests {
  @Test func `black on white has a contrast of 21, and it does not matter which lies on which`() {
    #expect(abs(Color.black.contrast(with: .white) - 21) < 0.001)
    #expect(abs(Color.white.contrast(with: .black) - 21) < 0.001)
    #expect(abs(Color.white.contrast(with: .white) - 1) < 0.001)
  }

  /// From WCAG's formula, reckoned with a library's power function.
  @Test(
    arguments: [
      ((0x76, 0x76, 0x76), 4.542), ((0x77, 0x77, 0x77), 4.478), ((0xFF, 0x00, 0x00), 3.998),
      ((0x00, 0xFF, 0x00), 1.372), ((0x00, 0x00, 0xFF), 8.592), ((0x0A, 0x0A, 0x0A), 19.798),
      ((0x0B, 0x0B, 0x0B), 19.683), ((0x00, 0x67, 0xD6), 5.369),
    ] as [((UInt8, UInt8, UInt8), Double)])
  func `contrast with white is what WCAG says`(rgb: (UInt8, UInt8, UInt8), contrast: Double) {
    let color = Color(red: rgb.0, green: rgb.1, blue: rgb.2)
    #expect(abs(color.contrast(with: .white) - contrast) < 0.001)
  }

  @Test func `a colour that is laid over another is mixed by its alpha, rounded`() {
    let top = Color(red: 255, green: 0, blue: 10, alpha: 128)
    let mixed = top.over(Color(red: 0, green: 255, blue: 20))
    #expect(mixed == Color(red: 128, green: 127, blue: 15))
    let ground = Color(red: 3, green: 4, blue: 5)
    #expect(Color(red: 9, green: 9, blue: 9, alpha: 0).over(ground) == ground)
    #expect(Color(red: 9, green: 8, blue: 7, alpha: 255).over(ground).rgb == 0x090807)
  }
}
