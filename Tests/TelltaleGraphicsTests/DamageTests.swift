import TelltaleGraphics
import TelltaleTestSupport
import Testing

@Suite struct DamageTests {
  private func rect(_ x: Int, _ y: Int, _ width: Int, _ height: Int) -> PixelRect {
    PixelRect(x: x, y: y, width: width, height: height)
  }

  @Test func `rectangles that fill their bounds together are merged, others are kept apart`() {
    let damage = Damage([rect(0, 0, 100, 100), rect(500, 0, 100, 100), rect(0, 80, 100, 100)])
    #expect(Set(damage.rects) == [rect(0, 0, 100, 180), rect(500, 0, 100, 100)])
  }

  @Test func `a line through a column is kept beside it only`() {
    let damage = Damage([rect(20, 0, 10, 100), rect(0, 50, 100, 1)])
    #expect(area(of: damage) == 1000 + 100 - 10)
    #expect(overlaps(in: damage) == 0)
    #expect(damage.bounds == rect(0, 0, 100, 100))
  }

  @Test func `what is damaged is covered, once`() {
    var chance = Chance(seed: 7)
    for _ in 0..<200 {
      let rects = (0..<1 + chance.below(40)).map { _ in
        rect(
          chance.below(91), chance.below(91), chance.below(31),
          chance.below(31))
      }
      let damage = Damage(rects)
      #expect(overlaps(in: damage) == 0, "\(rects)")
      for damaged in rects where !damaged.isEmpty {
        let covered = damage.rects.map { area($0.intersection(damaged)) }.reduce(0, +)
        #expect(covered == area(damaged), "\(damaged) of \(rects)")
      }
    }
  }

  private func area(_ rect: PixelRect) -> Int { rect.width * rect.height }
  private func area(of damage: Damage) -> Int { damage.rects.map(area).reduce(0, +) }

  private func overlaps(in damage: Damage) -> Int {
    damage.rects.indices.map { index in
      damage.rects[..<index].filter(damage.rects[index].intersects).count
    }.reduce(0, +)
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
