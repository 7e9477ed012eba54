import TelltaleGraphics
import Testing

@Suite struct MeasureTests {
  @Test(arguments: [
    (1.5, 3, 5), (0.5, 0.1, 1), (2, 0, 0), (1, 2.49, 2), (1, 2.5, 3), (1, -2.5, -2), (1, -2.6, -3),
    (2, 1e9, 200_000), (1, -1e9, -100_000), (0.01, 10, 1), (100, 10, 80),
  ])
  func `points become whole pixels, halves upwards, never nothing, within bounds`(
    density: Double, points: Double, pixels: Int
  ) {
    #expect(Density(density).pixels(Points(points)) == pixels)
  }

  @Test func `pixels become points, and points can be reckoned with`() {
    #expect(Density(2).points(5) == 2.5)
    #expect(Density(0.5).points(5) == 10)
    #expect(Points(3) + 2 == 5 && Points(3) - 2 == 1 && Points(3) * 2 == 6)
    #expect(Points(2) < 3 && !(Points(3) < 3))
  }

  @Test func `moments move by milliseconds, and stay at the ends of what there is`() {
    let moment = Instant(microseconds: 5_500)
    #expect(moment.advanced(byMilliseconds: 3) == Instant(microseconds: 8_500))
    #expect(moment.advanced(byMilliseconds: -7) == Instant(microseconds: -1_500))
    #expect(moment.advanced(byMilliseconds: .max) == Instant(microseconds: .max))
    #expect(Instant.zero.advanced(byMilliseconds: .min) == Instant(microseconds: .min))
    let (first, last) = (Instant(microseconds: .min), Instant(microseconds: .max))
    #expect(last.advanced(byMilliseconds: 1) == last)
    #expect(first.advanced(byMilliseconds: -1) == first)
    #expect(first < last && !(last < first) && !(moment < moment))
  }

  @Test func `what lies between moments is told in whole milliseconds, towards zero`() {
    let moment = Instant(microseconds: 10_000)
    for (microseconds, milliseconds) in [
      (10_999, 0), (11_000, 1), (9_001, 0), (9_000, -1), (10_000, 0), (25_500, 15),
    ] {
      let other = Instant(microseconds: Int64(microseconds))
      #expect(other.milliseconds(since: moment) == milliseconds)
    }
    let (first, last) = (Instant(microseconds: .min), Instant(microseconds: .max))
    #expect(last.milliseconds(since: first) == .max && first.milliseconds(since: last) == .min)
  }

  @Test(
    arguments: [
      ((400, 200), (100, 100), (100, 50)), ((200, 400), (100, 100), (50, 100)),
      ((300, 300), (100, 100), (100, 100)), ((10, 5), (100, 100), (100, 50)),
      ((1000, 1), (10, 10), (10, 1)), ((1, 1000), (10, 10), (1, 10)), ((3, 2), (5, 5), (5, 3)),
      ((4, 3), (2, 2), (2, 2)), ((16, 3), (8, 8), (8, 2)),
    ] as [((Int, Int), (Int, Int), (Int, Int))])
  func `what fits into a room keeps its proportions and is as large as can be`(
    size: (Int, Int), room: (Int, Int), fitted: (Int, Int)
  ) {
    let result = PixelSize(width: size.0, height: size.1)
      .fitted(into: PixelSize(width: room.0, height: room.1))
    #expect(result == PixelSize(width: fitted.0, height: fitted.1))
  }

  @Test func `what has more pixels than it may gets fewer, in the same proportions`() {
    let size = PixelSize(width: 400, height: 100)
    #expect(size.limited(toPixels: 40_000) == size)
    #expect(size.limited(toPixels: 10_000) == PixelSize(width: 200, height: 50))
    let thin = PixelSize(width: 100_000, height: 1)
    #expect(thin.limited(toPixels: 1000) == PixelSize(width: 10_000, height: 1))
    let high = PixelSize(width: 1, height: 100_000)
    #expect(high.limited(toPixels: 1000) == PixelSize(width: 1, height: 10_000))
    for empty in [PixelSize(width: 0, height: 9), PixelSize(width: 9, height: 0)] {
      #expect(empty.limited(toPixels: 1) == empty)
    }
  }
}
