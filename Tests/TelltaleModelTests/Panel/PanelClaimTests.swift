import TelltaleGraphics
import TelltaleModel
import Testing

@Suite struct PanelClaimTests {
  private let wide = PixelSize(width: 1920, height: 1080)

  @Test(arguments: [(160.0, 90.0), (1600, 900), (16, 9)])
  func `ratios that displays give in place of sizes are no sizes`(width: Double, height: Double) {
    let size = PanelSize(width: width, height: height)
    #expect(size.lie(with: wide) == "is a ratio, not a size")
    #expect(size.lie(with: wide, isMeasured: true) == nil)
  }

  @Test func `centimetres in the place of millimetres are smaller than any display`() {
    #expect(PanelSize(width: 34, height: 19).lie(with: wide) == "is smaller than any display")
    #expect(PanelSize(width: 41, height: 23).lie(with: wide) == nil)
  }

  @Test func `nothing is no size, whoever says it`() {
    #expect(PanelSize(width: 0, height: 90).lie(with: wide, isMeasured: true) == "is no size")
  }

  @Test func `pixels may be a tenth from square, and not more`() {
    // The seven-inch panel of 800x480 that is 155x86 mm.
    let pixels = PixelSize(width: 800, height: 480)
    #expect(PanelSize(width: 155, height: 86).lie(with: pixels) == nil)
    #expect(
      PanelSize(width: 160, height: 86).lie(with: pixels)
        == "is of another shape than the picture")
    #expect(
      PanelSize(width: 86, height: 155).lie(with: pixels)
        == "is of another shape than the picture")
  }

  @Test func `a size is written to a tenth where it has one`() {
    #expect(PanelSize(width: 24.3, height: 30).description == "24.3x30 mm")
  }
}
