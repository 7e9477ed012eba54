import TelltaleGraphics
import TelltaleInput
import TelltaleLayout
import TelltaleModel
import TelltaleSession
import TelltaleTestSupport
import Testing

/// A row of items on a page that scrolls, since it is higher than a small panel.
@Suite struct NestedRowTests {
  private static let scene = """
    start: main
    screens:
      main:
        navigation-bar: {title: Music}
        content:
          - button: {id: play, title: Play, action: {emit: play}}
          - label: {text: Chosen for today and for the way home, message: true}
          - collection:
              id: albums
              layout: row
              items: [\((0..<9).map { "{id: a\($0), text: Album \($0), action: {emit: a\($0)}}" }.joined(separator: ", "))]
          - button: {id: more, title: More, action: {emit: more}}
    """

  private let row: NodePath = "screens.main.content[2].collection"

  private func hand(on name: String) throws -> Hand {
    var hand = try Hand.showing(
      Self.scene, on: name, size: PixelSize(width: 480, height: 272))
    hand.settle()
    return hand
  }

  private func areas(_ hand: Hand) throws -> (row: ScrollArea, page: ScrollArea) {
    let placement = try #require(hand.session.screenPlacement)
    let row = try #require(placement.area(row))
    return (row, try #require(row.parent.flatMap(placement.area)))
  }

  // COLLECTION-GESTURES-DEFAULT
  @Test(arguments: ["kiosk", "carplay"])
  func `a knob comes to every item and past them, and each is seen`(name: String) throws {
    var hand = try hand(on: name)
    var seen = Set([hand.session.focusedControl].compactMap { $0 })
    for _ in 0..<20 {
      hand.turn(1)
      guard let focus = hand.session.focusedControl else { continue }
      seen.insert(focus)
      let frame = try #require(hand.session.glass.frame(ofControl: focus))
      #expect(PixelRect(x: 0, y: 0, width: 480, height: 272).contains(frame), "\(focus): \(frame)")
    }
    let missed = Set((0..<9).map { "a\($0)" } + ["play", "more"]).subtracting(seen)
    #expect(missed.isEmpty, "\(missed) of \(seen)")
  }

  // SCROLL-VIEW-GESTURES
  @Test(arguments: ["kiosk", "carplay"])
  func `a finger on the row moves it sideways, and the page up and down`(name: String) throws {
    var hand = try hand(on: name)
    // Until an item is there to put a finger on.
    for _ in 0..<8 where hand.session.focusedControl != "a0" { hand.turn(1) }
    let start = try #require(hand.session.glass.frame(ofControl: "a0")).middle
    let before = try areas(hand)
    hand.swipe(from: start, to: PixelPoint(x: start.x - 90, y: start.y), rest: 700)
    let moved = try areas(hand)
    #expect(moved.row.offset.x > before.row.offset.x && moved.page.offset == before.page.offset)
    let way = moved.page.offset.y > 0 ? 60 : -60
    hand.swipe(from: start, to: PixelPoint(x: start.x, y: start.y + way), rest: 700)
    let after = try areas(hand)
    #expect(after.row.offset == moved.row.offset && after.page.offset != moved.page.offset)
  }
}

extension PixelRect {
  fileprivate var middle: PixelPoint { PixelPoint(x: midX, y: midY) }
}
