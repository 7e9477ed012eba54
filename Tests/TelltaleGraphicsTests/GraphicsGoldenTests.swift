import TelltaleTestSupport
import Testing

@testable import TelltaleGraphics

/// What comes of rectangles, sizes and colours by chance and at borders.
@Suite struct GraphicsGoldenTests {
  private func written(_ rect: PixelRect) -> String {
    "\(rect.x),\(rect.y),\(rect.width)x\(rect.height)"
  }

  @Test func `damage by chance is kept in the rectangles that were approved`() throws {
    var report = ""
    for seed in 0..<24 {
      var chance = Chance(seed: UInt64(seed))
      var damage = Damage()
      let side = [40, 120, 300, 900][seed % 4]
      for _ in 0..<(seed < 20 ? 12 : 90) {
        func rect() -> PixelRect {
          PixelRect(
            x: chance.below(900), y: chance.below(600), width: chance.below(side),
            height: chance.below(side))
        }
        if chance.below(4) == 0 {
          damage.add(from: rect(), to: rect())
        } else {
          damage.add(rect())
        }
      }
      report += "# \(seed)\n" + damage.rects.map { written($0) + "\n" }.joined()
      let clip = PixelRect(x: 100, y: 100, width: 300, height: 200)
      report += "clipped " + damage.clipped(to: clip).rects.map(written).joined(separator: " ")
      report += "\nall \(written(damage.bounds))\n"
    }
    #expect(try Golden.changes(in: "graphics/damage.txt", report) == [])
  }

  /// The border at which two rectangles are kept as one.
  @Test func `rectangles become one up to the gap that was approved`() throws {
    var report = ""
    for side in [1, 10, 45, 46, 100, 400] {
      for gap in [0, 1, 2, 10, 20, 25, 49, 50, 51, 99, 100, 101, 200, 2046, 2047, 2048, 2049] {
        let first = PixelRect(x: 0, y: 0, width: side, height: side)
        let beside = PixelRect(x: side + gap, y: 0, width: side, height: side)
        let below = PixelRect(x: 0, y: side + gap, width: side, height: side)
        let aslant = PixelRect(x: side - gap, y: side - gap, width: side, height: side)
        let counts = [beside, below, aslant].map { other in
          let moved = { (damage: inout Damage) in damage.add(from: first, to: other) }
          var damage = Damage()
          moved(&damage)
          return "\(Damage([first, other]).rects.count)/\(damage.rects.count)"
        }
        report += "\(side) \(gap): \(counts.joined(separator: " "))\n"
      }
    }
    #expect(try Golden.changes(in: "graphics/gaps.txt", report) == [])
  }

  @Test(arguments: [(64, 64), (65, 1)])
  func `so many rectangles are kept apart, and more become one`(count: Int, kept: Int) {
    let rects = (0..<count).map { PixelRect(x: $0 % 8 * 500, y: $0 / 8 * 500, width: 9, height: 9) }
    #expect(Damage(rects).rects.count == kept)
  }

  @Test func `sizes that fit into each other and pixels under a limit are as approved`() throws {
    let sizes = [
      (1, 1), (1, 100), (100, 1), (3, 2), (2, 3), (16, 9), (800, 480), (480, 800), (7, 5),
    ]
    .map { PixelSize(width: $0.0, height: $0.1) }
    var report = ""
    for size in sizes {
      let fits = sizes.map { room in
        let fit = size.fitted(into: room)
        return "\(fit.width)x\(fit.height)"
      }
      let limits = [0, 1, 2, 6, 7, 100, 383_999, 384_000].map { most in
        let limited = size.limited(toPixels: most)
        return "\(limited.width)x\(limited.height)"
      }
      report += "\(size.width)x\(size.height): \(fits.joined(separator: " ")) | "
      report += limits.joined(separator: " ") + "\n"
    }
    #expect(try Golden.changes(in: "graphics/sizes.txt", report) == [])
  }

  @Test func `new pixels are made of the old ones' shares that were approved`() throws {
    var report = ""
    for (start, length, unit, count) in [
      (0, 64, 64, 1), (-1, 64, 64, 1), (1, 64, 64, 1), (63, 2, 64, 1), (-64, 64, 64, 3),
      (-65, 130, 64, 2), (10, 100, 64, 7), (-200, 333, 64, 5), (5, 0, 64, 3), (0, 3, 1, 3),
    ] {
      let axis = AreaAxis(start: start, length: length, unit: unit, count: count)
      let shares = axis.shares.map { $0.map { "\($0.index)*\($0.weight)" }.joined(separator: "+") }
      report += "\(start) \(length) \(unit) \(count): from \(axis.first) \(shares)\n"
    }
    for (count, size) in [(1, 3), (2, 5), (3, 7), (4, 2), (5, 3), (7, 2), (6, 6), (3, 4)] {
      let axis = AreaAxis(count: count, onto: size)
      let shares = axis.shares.map { $0.map { "\($0.index)*\($0.weight)" }.joined(separator: "+") }
      report += "\(count) onto \(size): \(shares)\n"
    }
    #expect(try Golden.changes(in: "graphics/shares.txt", report) == [])
  }

  @Test func `contrasts, mixtures and boxes of ink are as approved`() throws {
    let channels: [UInt8] = [0, 1, 10, 11, 55, 128, 254, 255]
    var report = ""
    for channel in channels {
      let color = Color(red: channel, green: 255 - channel, blue: channel / 2, alpha: channel)
      let ground = Color(red: 200, green: 10, blue: 99)
      let mixed = color.over(ground)
      report += "\(channel): \((color.luminance * 1e9).rounded()) "
      report += "\((color.contrast(with: ground) * 1e6).rounded()) "
      report += "\(mixed.red) \(mixed.green) \(mixed.blue) \(mixed.alpha)\n"
    }
    for (glyphs, size) in [
      ([], 640), ([(0, 0)], 640), ([(64, 64)], 640), ([(-1, -1), (700, 300)], 1000),
      ([(Int32.max, Int32.min)], 64),
    ] as [([(Int32, Int32)], UInt32)] {
      let box = InkBox(pensOf: glyphs.map { PlacedGlyph(glyph: 1, x: $0.0, y: $0.1) }, size: size)
      report += "\(box.left) \(box.top) \(box.right) \(box.bottom) \(box.isEmpty)\n"
    }
    let box = InkBox(left: 1, top: 2, right: 3, bottom: 4)
    let others = [
      InkBox(left: 1, top: 1, right: 1, bottom: 9), InkBox(left: 1, top: 9, right: 5, bottom: 9),
      InkBox(left: 0, top: 5, right: 2, bottom: 6),
    ]
    for other in others { report += "\(box.union(other)) \(other.union(box)) \(other.isEmpty)\n" }
    #expect(try Golden.changes(in: "graphics/colors.txt", report) == [])
  }
}
