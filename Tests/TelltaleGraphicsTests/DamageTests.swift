import TelltaleGraphics
import Testing

@Suite struct DamageTests {
  private func rect(_ x: Int, _ y: Int, _ width: Int, _ height: Int) -> PixelRect {
    PixelRect(x: x, y: y, width: width, height: height)
  }

  @Test func `rectangles that touch are merged, others are kept apart`() {
    let damage = Damage([rect(0, 0, 10, 10), rect(50, 0, 10, 10), rect(5, 5, 10, 10)])
    #expect(Set(damage.rects) == [rect(0, 0, 15, 15), rect(50, 0, 10, 10)])
  }

  @Test func `too many rectangles become their bounds`() {
    let damage = Damage((0...Damage.limit).map { rect($0 * 20, 0, 10, 10) })
    #expect(damage.rects == [rect(0, 0, Damage.limit * 20 + 10, 10)])
  }

  @Test func `equal lists have no damage, a changed command has both its places`() {
    let size = PixelSize(width: 100, height: 100)
    let old = DisplayList(size: size, commands: [.fill(rect(0, 0, 10, 10), .black)])
    let new = DisplayList(size: size, commands: [.fill(rect(50, 50, 10, 10), .black)])
    #expect(old.damage(since: old).isEmpty)
    #expect(Set(new.damage(since: old).rects) == [rect(0, 0, 10, 10), rect(50, 50, 10, 10)])
  }

  @Test func `black on white has a contrast of 21`() {
    #expect(abs(Color.black.contrast(with: .white) - 21) < 0.001)
    #expect(abs(Color.white.contrast(with: .white) - 1) < 0.001)
  }

  @Test func `points become whole pixels, halves upwards, never nothing`() {
    #expect(Density(1.5).pixels(3) == 5)
    #expect(Density(0.5).pixels(0.1) == 1)
    #expect(Density(2).pixels(0) == 0)
  }
}
