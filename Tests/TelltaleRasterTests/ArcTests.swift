import TelltaleGraphics
import Testing

@testable import TelltaleRaster

/// Parts of rings, pixel by pixel.
struct ArcTests {
  private let rect = PixelRect(x: 0, y: 0, width: 40, height: 40)
  private let size = PixelSize(width: 40, height: 40)
  private static let turn = ArcShape.turn

  private func list(_ shape: ArcShape, in rect: PixelRect? = nil) -> DisplayList {
    DisplayList(size: size, commands: [.arc(rect ?? self.rect, shape, .white)])
  }

  private func rows(_ shape: ArcShape, in rect: PixelRect? = nil) -> [[UInt32]] {
    let words = frame(list(shape, in: rect)).map { $0 & 255 }
    return (0..<40).map { Array(words[$0 * 40..<($0 + 1) * 40]) }
  }

  @Test func `a whole ring is alike in all its quarters and across its diagonal`() {
    for width in [1, 4, 9, 20] {
      let ring = rows(ArcShape(width: width))
      #expect(ring == ring.reversed())
      #expect(ring == ring.map { $0.reversed() })
      #expect(ring == (0..<40).map { x in (0..<40).map { y in ring[y][x] } })
    }
  }

  @Test func `a ring covers its area`() {
    let area = Double(rows(ArcShape(width: 6)).joined().reduce(0, +)) / 255
    #expect(abs(area - 3.141592653589793 * (400 - 196)) < 3)
  }

  @Test func `a quarter is a quarter of the ring, with a round end at each side`() {
    let ring = rows(ArcShape(width: 6))
    let quarter = rows(ArcShape(width: 6, sweep: Self.turn / 4))
    for y in 0..<20 { #expect(quarter[y][20...] == ring[y][20...]) }
    // Its ends are half as far beyond it as it is thick, and nothing else is painted.
    #expect(quarter[3][18...19] == [255, 255])
    #expect(quarter.allSatisfy { $0[..<16].allSatisfy { $0 == 0 } })
    #expect(quarter[24...].allSatisfy { $0.allSatisfy { $0 == 0 } })
    // The end at the right is the end at the top, seen across the diagonal.
    let turned = (0..<40).map { x in (0..<40).map { y in quarter[39 - y][39 - x] } }
    #expect(quarter == turned)
  }

  @Test(arguments: [0, 1, 2, 3])
  func `a part looks the same wherever it begins, quarter turn by quarter turn`(quarters: Int) {
    var part = rows(ArcShape(width: 5, start: 0, sweep: 20_000))
    for _ in 0..<quarters {
      part = (0..<40).map { y in (0..<40).map { x in part[39 - x][y] } }
    }
    #expect(part == rows(ArcShape(width: 5, start: quarters * Self.turn / 4, sweep: 20_000)))
  }

  @Test func `an arc that is open at the foot is alike on both sides`() {
    let arc = rows(ArcShape(width: 5, start: Self.turn * 5 / 8, sweep: Self.turn * 3 / 4))
    #expect(arc == arc.map { $0.reversed() })
    #expect(arc[38][18...21].allSatisfy { $0 == 0 })
    #expect(arc[1][18...21].allSatisfy { $0 == 255 })
  }

  @Test func `it stands in the middle of its place, as large as fits`() {
    let wide = rows(ArcShape(width: 4), in: PixelRect(x: 0, y: 10, width: 40, height: 20))
    let square = rows(ArcShape(width: 4), in: PixelRect(x: 10, y: 10, width: 20, height: 20))
    #expect(wide == square)
  }

  @Test func `nothing is painted of no sweep, no width or no place`() {
    for shape in [ArcShape(width: 4, sweep: 0), ArcShape(width: 0), ArcShape(width: -3)] {
      #expect(rows(shape).joined().allSatisfy { $0 == 0 })
    }
    #expect(rows(ArcShape(width: 4), in: .empty).joined().allSatisfy { $0 == 0 })
  }

  @Test(arguments: [
    PixelRect(x: .min, y: .min, width: .max, height: .max),
    PixelRect(x: .max, y: .max, width: .max, height: .max),
    PixelRect(x: -1, y: -1, width: .max, height: 9),
    PixelRect(x: 3, y: 3, width: -5, height: 9),
  ])
  func `no place and no angle is too large`(place: PixelRect) {
    for number in [0, 1, Int.max, Int.min] {
      let shape = ArcShape(width: number, start: number, sweep: number)
      #expect(frame(list(shape, in: place)).count == 1600)
    }
  }

  @Test
  func `all of it is painted within its bounds, and its bounds are no larger than they have to be`()
  {
    for start in stride(from: 0, to: Self.turn, by: 3_111) {
      for sweep in stride(from: 500, through: Self.turn, by: 7_003) {
        let shape = ArcShape(width: 6, start: start, sweep: sweep)
        let bounds = shape.bounds(in: rect)
        let rows = rows(shape)
        let painted = (0..<40).flatMap { y in
          (0..<40).compactMap {
            rows[y][$0] > 0 ? PixelRect(x: $0, y: y, width: 1, height: 1) : nil
          }
        }
        let box = painted.reduce(PixelRect.empty) { $0.union($1) }
        #expect(bounds.contains(box), "\(start) \(sweep)")
        #expect(box.insetBy(-2).contains(bounds), "\(start) \(sweep)")
      }
    }
  }

  @Test func `an arc that grows or shrinks is damaged where it does, and drawn as if it were new`()
  {
    let sweeps = [300, 9_000, 20_000, 33_000, 50_000, Self.turn]
    for old in sweeps {
      for new in sweeps where new != old {
        let (before, after) = (
          list(ArcShape(width: 6, sweep: old)), list(ArcShape(width: 6, sweep: new))
        )
        let damage = after.damage(since: before)
        let canvas = Canvas(size: size)
        var rasterizer = Rasterizer()
        rasterizer.rasterize(
          before, damage: .full(size), into: canvas, glyphs: PatternGlyphs())
        rasterizer.rasterize(after, damage: damage, into: canvas, glyphs: PatternGlyphs())
        #expect(canvas.words() == frame(after), "\(old) \(new)")
      }
    }
    let step = list(ArcShape(width: 6, sweep: 9_000))
      .damage(since: list(ArcShape(width: 6, sweep: 8_000)))
    #expect(step.bounds.width < 14 && step.bounds.height < 14)
  }

  @Test func `a root is the whole part of the root`() {
    for root in [1, 2, 3, 7, 180, 4_095, 1 << 20, (1 << 23) - 1] {
      #expect(ArcBand.root(root * root) == root)
      #expect(ArcBand.root(root * root - 1) == root - 1)
      #expect(ArcBand.root(root * root + 1) == root)
    }
    #expect(ArcBand.root(0) == 0 && ArcBand.root(-4) == 0)
  }
}
