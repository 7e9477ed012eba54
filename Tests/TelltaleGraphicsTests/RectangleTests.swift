import TelltaleGraphics
import TelltaleTestSupport
import Testing

/// Rectangles beside the plain sets of pixels that they stand for.
@Suite struct RectangleTests {
  private func pixels(_ rect: PixelRect) -> Set<[Int]> {
    guard !rect.isEmpty else { return [] }
    return Set((rect.x..<rect.maxX).flatMap { x in (rect.y..<rect.maxY).map { [x, $0] } })
  }

  private func some(_ chance: inout Chance) -> PixelRect {
    PixelRect(
      x: chance.below(9) - 4, y: chance.below(9) - 4, width: chance.below(6),
      height: chance.below(6))
  }

  @Test func `rectangles do what sets of pixels do`() {
    var chance = Chance(seed: 11)
    for _ in 0..<2000 {
      let (one, other) = (some(&chance), some(&chance))
      let (first, second) = (pixels(one), pixels(other))
      let both = "\(one) \(other)"
      #expect(one.isEmpty == first.isEmpty, "\(both)")
      #expect(pixels(one.intersection(other)) == first.intersection(second), "\(both)")
      #expect(one.intersects(other) == !first.isDisjoint(with: second), "\(both)")
      #expect(one.contains(other) == second.isSubset(of: first) || one.isEmpty, "\(both)")
      let union = one.union(other)
      #expect(pixels(union).isSuperset(of: first.union(second)), "\(both)")
      for side in [
        PixelInsets(top: 1, left: 0, bottom: 0, right: 0),
        PixelInsets(top: 0, left: 1, bottom: 0, right: 0),
        PixelInsets(top: 0, left: 0, bottom: 1, right: 0),
        PixelInsets(top: 0, left: 0, bottom: 0, right: 1),
      ] where !union.isEmpty {
        let smaller = pixels(union.inset(side))
        #expect(!smaller.isSuperset(of: first.union(second)), "\(both): nothing is too much")
      }
      let point = PixelPoint(x: chance.below(12) - 6, y: chance.below(12) - 6)
      #expect(one.contains(point) == first.contains([point.x, point.y]), "\(one) \(point)")
    }
  }

  @Test func `what is taken off is taken off each side, and never more than there is`() {
    let rect = PixelRect(x: 10, y: 20, width: 8, height: 6)
    #expect(rect.insetBy(2) == PixelRect(x: 12, y: 22, width: 4, height: 2))
    #expect(rect.insetBy(-2) == PixelRect(x: 8, y: 18, width: 12, height: 10))
    #expect(rect.insetBy(9).isEmpty && rect.insetBy(9).width == 0 && rect.insetBy(9).height == 0)
    let insets = PixelInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(rect.inset(insets) == PixelRect(x: 12, y: 21, width: 2, height: 2))
    let most = PixelInsets(top: 9, left: 9, bottom: 9, right: 9)
    #expect(rect.inset(most) == PixelRect(x: 19, y: 29, width: 0, height: 0))
    #expect(rect.offsetBy(x: -3, y: 5) == PixelRect(x: 7, y: 25, width: 8, height: 6))
    #expect(rect.midX == 14 && rect.midY == 23 && rect.origin == PixelPoint(x: 10, y: 20))
  }

  @Test func `ink is around all that is inked`() {
    let box = InkBox(left: 1, top: 2, right: 3, bottom: 5)
    #expect(box.union(.empty) == box && InkBox.empty.union(box) == box)
    let other = InkBox(left: 0, top: 3, right: 2, bottom: 9)
    #expect(box.union(other) == InkBox(left: 0, top: 2, right: 3, bottom: 9))
    #expect(box.moved(x: 2, y: -1) == InkBox(left: 3, top: 1, right: 5, bottom: 4))
    #expect(box.moved(x: .max, y: .min).right == .max)
    let place = box.placed(at: PixelPoint(x: 10, y: 10))
    #expect(place == PixelRect(x: 11, y: 12, width: 2, height: 3))
    for empty in [
      InkBox(left: 1, top: 0, right: 1, bottom: 5), InkBox(left: 0, top: 5, right: 5, bottom: 5),
    ] {
      #expect(empty.isEmpty)
    }
    #expect(!box.isEmpty)
  }

  @Test func `pens are given an em and more around them`() {
    let glyphs = [(64, -64), (1280, 0), (-640, 128)].map {
      PlacedGlyph(glyph: 1, x: Int32($0.0), y: Int32($0.1))
    }
    // An em of 20 pixels, rounded up by one.
    #expect(
      InkBox(pensOf: glyphs, size: 1280) == InkBox(left: -20, top: -32, right: 63, bottom: 24))
    #expect(InkBox(pensOf: [], size: 1280) == .empty)
  }
}
