import TelltaleGraphics
import TelltaleModel
import TelltaleTestSupport
import Testing

@testable import TelltaleLayout

/// How much larger texts get where people have chosen large text.
@Suite struct TextGrowthTests {
  private func context(_ textSize: Double) -> LayoutContext {
    LayoutContext(
      profile: .sample(), language: "en", size: PixelSize(width: 800, height: 480),
      textSize: textSize, typesetter: GridTypesetter())
  }

  private let body = Profile.sample().typography.body.size.value

  private func pixels(_ points: Double, _ textSize: Double) -> Double {
    Double(context(textSize).em(TextStyle(size: Points(points), weight: .regular))) / 64
  }

  @Test(arguments: [0.8, 1, 1.3, 1.6])
  func `running text and what is smaller is as much larger as people have chosen`(size: Double) {
    for share in [0.5, 0.8, 1] {
      let usual = pixels(body * share, 1)
      #expect(abs(pixels(body * share, size) - usual * size) <= 0.1)
    }
  }

  @Test(arguments: [1.3, 1.6]) func `larger text gets as many pixels more as running text`(
    size: Double
  ) {
    let added = pixels(body, size) - pixels(body, 1)
    for share in [1.2, 2, 4] {
      let more = pixels(body * share, size) - pixels(body * share, 1)
      #expect(abs(more - added) <= 0.1)
    }
  }

  @Test func `what is designed larger stays larger at every text size`() {
    for size in [1, 1.3, 1.6] {
      let all = stride(from: 8, to: 80, by: 1).map { pixels(Double($0), size) }
      #expect(all == all.sorted() && Set(all).count == all.count)
    }
  }

  @Test(arguments: [0.8, 1, 1.3, 1.6], [0.5, 1, 1.2, 1.7, 4])
  func `text that has grown is as large as designed at the share that brings it back`(
    size: Double, share: Double
  ) {
    let points = body * share
    let back = context(size).designedShare(of: Points(points))
    #expect(abs(pixels(points * back, size) - pixels(points, 1)) <= 0.1)
  }
}
