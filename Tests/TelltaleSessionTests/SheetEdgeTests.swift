import TelltaleGraphics
import TelltaleInput
import TelltaleLayout
import TelltaleModel
import TelltaleSession
import TelltaleTestSupport
import Testing

/// Where on a sheet a touch is what, and what of its choices moves.
@Suite struct SheetEdgeTests {
  // ACTION-SHEET-MODAL
  @Test func `a touch between the choices of a sheet does nothing`() throws {
    let start = Hand.sheet(count: 3)
    let placement = try #require(start.session.placement)
    let card = placement.frame
    var touched = 0
    for y in stride(from: card.y, to: card.maxY, by: 3) {
      for x in [card.x, card.midX, card.maxX - 1] {
        let point = PixelPoint(x: x, y: y)
        let isFree = placement.controls.allSatisfy {
          !$0.frame.contains(point) && !$0.target.contains(point)
        }
        guard isFree else { continue }
        touched += 1
        var hand = start
        hand.tap(point)
        #expect(hand.answers.isEmpty, "\(point)")
      }
    }
    #expect(touched > 0)
  }

  // ACTION-SHEET-MODAL
  @Test func `a pixel beside the sheet is Cancel`() throws {
    let start = Hand.sheet(count: 3)
    let card = try #require(start.session.placement?.frame)
    let size = start.session.size
    for point in [
      PixelPoint(x: card.x - 1, y: card.midY), PixelPoint(x: card.maxX, y: card.midY),
      PixelPoint(x: card.midX, y: card.y - 1), PixelPoint(x: card.midX, y: card.maxY),
    ] where point.x >= 0 && point.y >= 0 && point.x < size.width && point.y < size.height {
      var hand = start
      hand.tap(point)
      #expect(hand.answers.map(\.outcome) == [.cancelled], "\(point)")
    }
  }

  @Test func `a choice that is scrolled out of sight is not hit`() throws {
    var hand = Hand.sheet(count: 20)
    let placement = try #require(hand.session.placement)
    let viewport = try #require(placement.scroll?.viewport)
    let fixed = placement.controls.filter { !$0.scrolls }
    hand.scroll(by: 150)
    var tried = 0
    for y in stride(from: 0, to: hand.session.size.height, by: 4) {
      let point = PixelPoint(x: viewport.midX, y: y)
      guard !viewport.contains(point), !fixed.contains(where: { $0.target.contains(point) })
      else { continue }
      tried += 1
      var one = hand
      one.tap(point)
      #expect(one.answers.allSatisfy { $0.outcome == .cancelled }, "\(point)")
    }
    #expect(tried > 0)
  }

  @Test func `a list cannot be pulled down past its beginning`() throws {
    var hand = Hand.sheet(count: 20)
    let before = hand.session.glass.frame(ofControl: "first")
    hand.scroll(by: -60)
    #expect(hand.session.glass.frame(ofControl: "first") == before)
    hand.wait(1000)
    #expect(hand.session.glass.frame(ofControl: "first") == before)
  }

  @Test func `a wheel turned towards the person shows what is further down`() throws {
    var hand = Hand.sheet(count: 20)
    let before = try #require(hand.session.glass.frame(ofControl: "c5")?.y)
    hand.does(.turned(detents: 1), .pointer)
    let after = try #require(hand.session.glass.frame(ofControl: "c5")?.y)
    #expect(after < before)
    hand.does(.turned(detents: -1), .pointer)
    #expect(hand.session.glass.frame(ofControl: "c5")?.y == before)
  }

  @Test func `a wheel stops what goes on by itself`() throws {
    var hand = Hand.sheet(count: 40, reducesMotion: false)
    hand.flick(for: [16, 16, 16], rest: 0)
    hand.wait(100)
    hand.does(.turned(detents: -1), .pointer)
    let before = hand.session.glass.frame(ofControl: "c20")
    hand.wait(1000)
    #expect(hand.session.glass.frame(ofControl: "c20") == before)
  }

  // ACTION-SHEET-SCROLL-WITHOUT-ACCIDENT
  @Test(arguments: [(10, ["second"]), (11, [])])
  func `a finger that moves by no more than the slop chooses`(way: Int, choices: [String]) {
    var hand = Hand.sheet(count: 20)
    let start = hand.middle(of: "second")
    let end = PixelPoint(x: start.x - way, y: start.y)
    hand.does(.contactDown(contact: 0, at: start), .touch)
    hand.wait(60)
    hand.does(.contactMoved(contact: 0, at: end), .touch)
    hand.wait(100)
    hand.does(.contactUp(contact: 0, at: end), .touch)
    #expect(hand.answers.map(\.choice) == choices)
  }

  @Test(arguments: ShownKind.screens, [(10, ["gone"]), (11, [])])
  func `on screens as well`(front: ShownKind, case: (way: Int, result: [String])) {
    var hand = front.armed()
    let start = hand.middle(of: "go")
    let end = PixelPoint(x: start.x - `case`.way, y: start.y)
    hand.does(.contactDown(contact: 0, at: start), .touch)
    hand.wait(60)
    hand.does(.contactMoved(contact: 0, at: end), .touch)
    hand.does(.contactUp(contact: 0, at: end), .touch)
    #expect(hand.emitted == `case`.result)
  }

  @Test(arguments: [(80, true), (81, false)])
  func `a finger that rested throws nothing`(rest: Int, throwsOn: Bool) {
    var hand = Hand.sheet(count: 40)
    let lifted = hand.flick(for: [16, 16, 16], rest: rest)
    #expect((hand.session.glass.frame(ofControl: "c20") != lifted) == throwsOn)
  }

  @Test func `a flick shorter than a touch is one all the same`() {
    var hand = Hand.sheet(count: 40)
    let lifted = hand.flick(for: [8, 8, 8], rest: 0)
    #expect(hand.session.glass.frame(ofControl: "c20") != lifted)
    #expect(hand.answers.isEmpty)
  }

  @Test func `only how a finger moved at last says how fast it was`() throws {
    var hand = Hand.sheet(count: 40)
    let times = [16, 16, 16] + Array(repeating: 16, count: 6)
    let steps = [40, 40, 40] + Array(repeating: 1, count: 6)
    let lifted = try #require(hand.flick(for: times, steps, rest: 0)?.y)
    let rest = try #require(hand.session.glass.frame(ofControl: "c20")?.y)
    #expect(lifted - rest < 30, "a hand that came to rest by itself")
  }
}

extension Hand {
  /// A finger that moves the choices on by so many pixels, and rests.
  fileprivate mutating func scroll(by pixels: Int) {
    guard let viewport = session.placement?.scroll?.viewport else { return }
    let start = PixelPoint(x: viewport.midX, y: viewport.midY)
    move(from: start, to: PixelPoint(x: start.x, y: start.y - pixels))
  }

  /// A finger that goes up in steps of so many milliseconds and pixels; gives where a choice stood
  /// before it was lifted.
  @discardableResult
  fileprivate mutating func flick(
    for times: [Int], _ steps: [Int]? = nil, rest: Int
  ) -> PixelRect? {
    guard let viewport = session.placement?.scroll?.viewport else { return nil }
    var point = PixelPoint(x: viewport.midX, y: viewport.maxY - 4)
    does(.contactDown(contact: 0, at: point), .touch)
    for (index, time) in times.enumerated() {
      wait(time)
      point.y -= steps?[index] ?? 40
      does(.contactMoved(contact: 0, at: point), .touch)
    }
    wait(rest)
    let before = session.glass.frame(ofControl: "c20")
    does(.contactUp(contact: 0, at: point), .touch)
    return before
  }
}
