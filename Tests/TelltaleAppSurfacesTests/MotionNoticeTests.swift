import TelltaleGraphics
import TelltaleInput
import TelltaleLayout
import TelltaleModel
import TelltaleSession
import TelltaleTestSupport
import Testing

/// What is seen where the vehicle's motion rules something out.
@Suite struct MotionNoticeTests {
  private static let deep = """
    start: a
    screens:
      a: {content: [{table: {rows: [{id: to-b, title: Area, push: b}]}}]}
      b: {content: [{table: {rows: [{id: to-c, title: Town, push: c}]}}]}
      c: {content: [{table: {rows: [{id: to-d, title: Street, push: d}]}}]}
      d: {content: [{table: {rows: [{id: to-e, title: House, push: e}]}}]}
      e: {content: [{table: {rows: [{id: to-f, title: Room, push: f}]}}]}
      f: {content: [{label: {text: Lights are off, message: true}}]}
    """
  private static let list = """
    start: a
    screens:
      a:
        content:
          - table:
              id: places
              rows: [\((0..<40).map { "{id: r\($0), title: Place \($0)}" }.joined(separator: ", "))]
    """
  private static let grid = """
    start: a
    screens:
      a:
        content:
          - collection: {id: g, items: [\((0..<40).map { "{id: r\($0), text: I\($0)}" }.joined(separator: ", "))]}
    """

  private static let row = grid.replacing("{id: g,", with: "{id: g, layout: row,")

  @Test func `a row that is cut says so below, and nothing more where it is whole`() throws {
    var hand = try showing(Self.row)
    #expect(texts(hand).contains("More when parked"))
    hand.tell(.driving(.parked))
    #expect(!texts(hand).contains("More when parked"))
  }

  private func texts(_ hand: Hand) -> [String] {
    hand.session.screenPlacement?.parts.compactMap {
      if case .text(let text, _) = $0.shape, text.frame.intersects($0.clip) {
        text.string
      } else {
        nil
      }
    } ?? []
  }

  private func showing(_ scene: String) throws -> Hand {
    var hand = try Hand.showing(scene, on: "carplay")
    hand.arm()
    hand.tell(.driving(.moving))
    hand.arm()
    return hand
  }

  @Test func `whoever taps at the limit of screens sees why nothing comes, for a moment`() throws {
    var hand = try showing(Self.deep)
    for name in ["to-b", "to-c", "to-d"] {
      hand.tap(name)
      hand.arm()
      hand.wait(1000)
    }
    #expect(hand.session.screenDepth == 4 && !texts(hand).contains("Not while driving"))
    let before = hand.picture
    hand.tap("to-e")
    #expect(hand.session.screenDepth == 4 && texts(hand).contains("Not while driving"))
    hand.wait(1000)
    let told = hand.picture
    #expect(told != before)
    hand.wait(2000)
    #expect(texts(hand).contains("Not while driving"))
    hand.wait(2000)
    #expect(!texts(hand).contains("Not while driving") && hand.picture == before)
  }

  @Test func `what is told goes with the screen, and with the motion`() throws {
    var hand = try showing(Self.deep)
    for name in ["to-b", "to-c", "to-d", "to-e"] {
      hand.tap(name)
      hand.arm()
      hand.wait(1000)
    }
    #expect(texts(hand).contains("Not while driving"))
    hand.tell(.driving(.parked))
    #expect(!texts(hand).contains("Not while driving"))
    hand.arm()
    hand.tap("to-e")
    #expect(hand.session.screenDepth == 5)
  }

  @Test(arguments: [list, grid])
  func `a list that is cut says so at its end, and no longer than it is`(scene: String) throws {
    var hand = try showing(scene)
    #expect(!texts(hand).contains("More when parked"))
    for _ in 0..<40 {
      hand.turn(1)
      hand.wait(400)
    }
    #expect(texts(hand).contains("More when parked"))
    hand.tell(.driving(.parked))
    hand.arm()
    for _ in 0..<40 {
      hand.turn(1)
      hand.wait(400)
    }
    #expect(!texts(hand).contains("More when parked"))
  }

  @Test(arguments: Platforms.names)
  func `content that goes on throws a shade over its edge, at rest as well`(name: String) throws {
    var hand = try Hand.showing(Self.list, on: name)
    hand.arm()
    hand.tell(.driving(.parked))
    hand.arm()
    hand.wait(3000)
    let area = try #require(hand.session.screenPlacement?.areas.first)
    let atRest = shades(hand)
    #expect(atRest.count == 1 && atRest.first?.y == area.viewport.maxY, "\(atRest)")
    let short = try Hand.showing(
      "screen: {content: [{table: {rows: [{title: One}]}}]}", on: name)
    #expect(shades(short).isEmpty)
  }

  private func shades(_ hand: Hand) -> [PixelRect] {
    hand.picture.compactMap { command in
      if case .shadow(let rect, radius: 0, blur: let blur, _) = command, blur > 0 {
        rect
      } else {
        nil
      }
    }
  }
}
