import TelltaleGraphics
import Testing

@testable import TelltaleTrials

@Suite struct PictureDifferenceTests {
  private func picture(_ width: Int, _ pixels: [UInt32]) -> PicturePixels {
    PicturePixels(
      size: PixelSize(width: width, height: pixels.count / max(width, 1)), pixels: pixels)
  }

  @Test func `the same pixels differ nowhere`() {
    let one = picture(2, [1, 2, 3, 4])
    let difference = PictureDifference(one, one)
    #expect(difference.count == 0)
    #expect(difference.total == 4)
    #expect(difference.bounds.isEmpty)
    #expect(difference.share == "0 %")
    #expect(!difference.overlay.pixels.contains(PictureDifference.mark))
  }

  @Test func `what differs is counted, held and marked`() {
    let before = picture(3, [0, 0, 0, 0, 0, 0, 0, 0, 0])
    let after = picture(3, [0, 7, 0, 0, 0, 7, 0, 0, 0])
    let difference = PictureDifference(before, after)
    #expect(difference.count == 2)
    #expect(difference.bounds == PixelRect(x: 1, y: 0, width: 2, height: 2))
    let mark = PictureDifference.mark
    #expect(
      difference.overlay.pixels.map { $0 == mark } == [0, 1, 0, 0, 0, 1, 0, 0, 0].map { $0 == 1 })
    #expect(difference.share == "22 %")
  }

  @Test func `what only one of both has differs`() {
    let small = picture(1, [5])
    let large = picture(2, [5, 5, 5, 5])
    for difference in [PictureDifference(small, large), PictureDifference(large, small)] {
      #expect(difference.count == 3)
      #expect(difference.total == 4)
      #expect(difference.overlay.size == PixelSize(width: 2, height: 2))
    }
  }

  @Test func `white and black stay darker than the mark`() {
    let one = picture(2, [0xFFFFFF, 0x000000])
    #expect(PictureDifference(one, one).overlay.pixels == [0x7D7D7D, 0x282828])
  }

  @Test(arguments: [
    (1, 100_000, "0.1 %"), (13, 1000, "1.3 %"), (5, 10, "50 %"), (999, 1000, "100 %"),
  ])
  func `a share says something even where it is small`(count: Int, total: Int, words: String) {
    let before = picture(total, [UInt32](repeating: 0, count: total))
    var pixels = before.pixels
    for index in 0..<count { pixels[index] = 1 }
    #expect(PictureDifference(before, picture(total, pixels)).share == words)
  }
}
