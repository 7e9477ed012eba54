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

  @Test func `as many rectangles as can be kept are kept, one more makes them their bounds`() {
    #expect(Damage.limit == 64)
    let apart = (0...64).map { rect($0 * 1000, 0, 60, 60) }
    #expect(Damage(Array(apart.dropLast())).rects == apart.dropLast())
    #expect(Damage(apart).rects == [rect(0, 0, 64_060, 60)])
  }

  @Test(arguments: [
    // A quarter of what both are may lie between them.
    (100, 50, true), (100, 51, false),
    // Between small ones 2048 pixels may, which are fewer than the bookkeeping costs.
    (10, 204, true), (10, 205, false),
  ])
  func `two that nearly fill their bounds are one`(side: Int, gap: Int, isOne: Bool) {
    let first = rect(7, 3, side, side)
    let second = rect(7 + side + gap, 3, side, side)
    let both = [first, second]
    let merged = [rect(7, 3, 2 * side + gap, side)]
    #expect(Damage(both).rects == (isOne ? merged : both))
    var moved = Damage()
    moved.add(from: first, to: second)
    #expect(Set(moved.rects) == Set(isOne ? merged : both))
  }

  @Test func `what is empty damages nothing, and what is covered nothing more`() {
    var damage = Damage([rect(0, 0, 0, 10), rect(0, 0, 10, 0), .empty])
    #expect(damage.isEmpty && damage.bounds == .empty)
    damage.add(from: .empty, to: rect(5, 5, 300, 300))
    #expect(damage.rects == [rect(5, 5, 300, 300)])
    damage.add(rect(5, 5, 300, 300))
    damage.add(Damage([rect(50, 60, 10, 10), rect(295, 295, 10, 10)]))
    #expect(damage.rects == [rect(5, 5, 300, 300)])
  }

  @Test func `what lies outside is clipped off, and what is inside stays as it is`() {
    let damage = Damage([rect(-10, 0, 110, 100), rect(500, 90, 100, 100)])
    #expect(damage.clipped(to: rect(-10, 0, 610, 190)) == damage)
    #expect(
      Set(damage.clipped(to: rect(0, 0, 550, 100)).rects)
        == [rect(0, 0, 100, 100), rect(500, 90, 50, 10)])
    #expect(damage.clipped(to: rect(200, 200, 10, 10)).isEmpty)
  }

  @Test func `a hole in the middle leaves what lies around it`() {
    // Too small to be one with it, and too much of another shape to be covered.
    let damage = Damage([rect(0, 100, 400, 10), rect(190, 0, 10, 400)])
    #expect(area(of: damage) == 4000 + 4000 - 100)
    #expect(
      Set(damage.rects) == [
        rect(0, 100, 190, 10), rect(200, 100, 200, 10), rect(190, 0, 10, 400),
      ])
  }

  @Test func `where commands come or go, all between what stays is damaged`() {
    let size = PixelSize(width: 1000, height: 100)
    let fills = (0..<6).map { DrawCommand.fill(rect($0 * 150, 0, 60, 60), .black) }
    let old = DisplayList(size: size, commands: fills)
    func without(_ range: Range<Int>) -> DisplayList {
      var commands = fills
      commands.removeSubrange(range)
      return DisplayList(size: size, commands: commands)
    }
    for range in [0..<1, 2..<3, 5..<6, 1..<4, 0..<6] {
      let gone = Set(range.map { rect($0 * 150, 0, 60, 60) })
      #expect(Set(without(range).damage(since: old).rects) == gone, "\(range)")
      #expect(Set(old.damage(since: without(range)).rects) == gone, "\(range)")
    }
    let twice = DisplayList(size: size, commands: fills + [fills[5]])
    #expect(twice.damage(since: old).rects == [rect(750, 0, 60, 60)])
    let larger = PixelSize(width: 1000, height: 101)
    #expect(
      DisplayList(size: larger, commands: fills).damage(since: old).rects == [PixelRect(larger)])
  }

  @Test func `each command damages what it may change, as far as it is on the surface`() {
    let place = rect(80, 40, 30, 20)
    let run = GlyphRun(
      face: FaceID(0), size: 640, glyphs: [PlacedGlyph(glyph: 1, x: 0, y: 0)],
      ink: InkBox(left: -2, top: -9, right: 7, bottom: 3))
    let cases: [(DrawCommand, PixelRect)] = [
      (.fill(place, .black), rect(80, 40, 20, 20)),
      (.roundedFill(place, radius: 4, .black), rect(80, 40, 20, 20)),
      (.roundedStroke(place, radius: 4, width: 2, .black), rect(80, 40, 20, 20)),
      (.scrim(place, .black), rect(80, 40, 20, 20)),
      (.pushClip(place), rect(80, 40, 20, 20)),
      (.picture(place, name: "a.png", ground: .black), rect(80, 40, 20, 20)),
      (.icon(place, name: "gear", .black), rect(80, 40, 20, 20)),
      (.shadow(place, radius: 4, blur: 8, .black), rect(72, 32, 28, 36)),
      (.glyphs(run, origin: PixelPoint(x: 50, y: 50), .black), rect(48, 41, 9, 12)),
      (.arc(place, ArcShape(width: 4), .black), rect(80, 40, 20, 20)),
      // The right half of a ring, with half of its band and a pixel beyond its ends.
      (
        .arc(rect(10, 10, 20, 20), ArcShape(width: 4, sweep: ArcShape.turn / 2), .black),
        rect(17, 10, 13, 20)
      ),
      (.popClip, .empty),
    ]
    let size = PixelSize(width: 100, height: 100)
    let old = DisplayList(size: size, commands: [])
    for (command, expected) in cases {
      let damage = DisplayList(size: size, commands: [command]).damage(since: old)
      #expect(damage.bounds == expected, "\(command)")
    }
  }

  @Test func `equal lists have no damage, a changed command has both its places`() {
    let size = PixelSize(width: 100, height: 100)
    let old = DisplayList(size: size, commands: [.fill(rect(0, 0, 10, 10), .black)])
    let new = DisplayList(size: size, commands: [.fill(rect(50, 50, 10, 10), .black)])
    #expect(old.damage(since: old).isEmpty)
    #expect(Set(new.damage(since: old).rects) == [rect(0, 0, 10, 10), rect(50, 50, 10, 10)])
  }
}
