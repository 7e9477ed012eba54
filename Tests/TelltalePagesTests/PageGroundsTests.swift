import TelltaleGraphics
import TelltaleModel
import TelltaleTestSupport
import Testing

@testable import TelltalePages

/// What a text lies on, told as if all that a page has painted were looked through.
@Suite struct PageGroundsTests {
  private struct Painted {
    var color: Color?
    var seen: PixelRect
  }

  private func slow(_ painted: [Painted], behind frame: PixelRect) -> [ColorValue]? {
    let point = PixelPoint(x: frame.midX, y: frame.midY)
    var found: [ColorValue] = []
    for one in painted.reversed() where one.seen.contains(point) {
      guard let color = one.color else { return nil }
      found.append(.fixed(color))
      if color.alpha == 255 { break }
    }
    return found.reversed()
  }

  @Test(arguments: 0..<40)
  func `grounds low and high, whole and cut, are found as one who looks through all finds them`(
    seed: Int
  ) {
    var chance = Chance(seed: UInt64(seed))
    func next(_ count: Int) -> Int { chance.below(count) }
    var grounds = PageGrounds()
    var painted: [Painted] = []
    for step in 0..<30 {
      let frame = PixelRect(
        x: next(300) - 50, y: next(9000) - 500, width: next(300),
        height: step % 3 == 0 ? 3500 + next(1500) : next(600))
      let clip =
        step % 4 == 0
        ? PixelRect(x: next(200), y: next(4000), width: next(200), height: next(4000)) : nil
      let seen = clip.map(frame.intersection) ?? frame
      let alpha = UInt8([255, 254, 128, 0][next(4)])
      let color = Color(red: UInt8(step), green: 2, blue: 3, alpha: alpha)
      if step % 7 == 6 {
        grounds.add(.picture("p"), frame, clip)
        painted.append(Painted(color: nil, seen: seen))
      } else if step % 7 == 5 {
        grounds.add(.stroke(radius: 0, width: 1, .fixed(color)), frame, clip)
      } else {
        grounds.add(.fill(radius: 0, .fixed(color)), frame, clip)
        if !seen.isEmpty { painted.append(Painted(color: color, seen: seen)) }
      }
      for _ in 0..<40 {
        let text = PixelRect(x: next(300), y: next(9000) - 500, width: next(40), height: next(40))
        #expect(grounds.behind(text) == slow(painted, behind: text))
      }
    }
  }

  @Test func `a single ground is one, and what is nowhere seen is none`() {
    var grounds = PageGrounds()
    let frame = PixelRect(x: 0, y: 0, width: 10, height: 10)
    #expect(grounds.behind(frame) == [])
    grounds.add(.picture("p"), frame, PixelRect(x: 20, y: 0, width: 5, height: 5))
    #expect(grounds.behind(frame) == [])
    grounds.add(.picture("p"), frame, nil)
    #expect(grounds.behind(frame) == nil)
  }
}
