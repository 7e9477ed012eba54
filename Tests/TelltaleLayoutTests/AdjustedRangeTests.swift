import TelltaleGraphics
import TelltaleLayout
import Testing

@Suite struct AdjustedRangeTests {
  /// From 16 to 28 by halves.
  private static func heat(at step: Int = 0, isRightToLeft: Bool = false) -> AdjustedRange {
    AdjustedRange(
      path: "heat", least: 16_000, size: 500, steps: 24, step: step, inset: 10,
      isRightToLeft: isRightToLeft)
  }

  private static let frame = PixelRect(x: 100, y: 0, width: 260, height: 40)

  @Test(arguments: [
    (16_000, 500, 0, "16"), (16_000, 500, 11, "21.5"), (-1_500, 250, 2, "-1"),
    (-1_500, 250, 4, "-0.5"), (-1_500, 250, 6, "0"), (0, 1, 7, "0.007"), (0, 100, 3, "0.3"),
    (0, 10_000, 12, "120"),
  ])
  func `a value is written in decimals, and nothing of it is lost`(
    least: Int, size: Int, step: Int, text: String
  ) {
    let range = AdjustedRange(path: "heat", least: least, size: size, steps: 20, step: 0)
    #expect(range.value(at: step) == text)
  }

  @Test(arguments: [
    (0, 0), (110, 0), (114, 0), (115, 1), (230, 12), (345, 24), (350, 24), (900, 24),
  ])
  func `a finger is at the nearest step of the track, and never past its ends`(x: Int, step: Int) {
    let point = PixelPoint(x: x, y: 20)
    #expect(Self.heat().step(at: point, in: Self.frame) == step)
    let mirrored = PixelPoint(x: 460 - x, y: 20)
    #expect(Self.heat(isRightToLeft: true).step(at: mirrored, in: Self.frame) == step)
  }

  @Test func `ways to the right lead up where people write that way`() {
    #expect(Self.heat(at: 3).step(toTheRight: true) == 4)
    #expect(Self.heat(at: 3, isRightToLeft: true).step(toTheRight: true) == 2)
    #expect(Self.heat(at: 24).step(toTheRight: true) == 24)
    #expect(Self.heat(at: 0).step(toTheRight: false) == 0)
  }

  @Test func `a step outside of the range is at its end`() {
    #expect(Self.heat(at: 99).step == 24)
    #expect(Self.heat(at: -1).step == 0)
    #expect(AdjustedRange(path: "none", least: 0, size: 1, steps: 0, step: 0).steps == 1)
  }
}
