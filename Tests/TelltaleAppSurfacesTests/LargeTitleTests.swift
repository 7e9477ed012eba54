import TelltaleGraphics
import TelltaleModel
import TelltaleSession
import TelltaleTestSupport
import Testing

/// Titles in large letters before the content of a phone's screens.
@Suite struct LargeTitleTests {
  private static func list(_ count: Int) -> String {
    let rows = (1...count).map { "{id: r\($0), title: Row \($0), push: deep}" }
    return """
      start: main
      screens:
        main:
          navigation-bar: {title: Library}
          content: [{table: {id: list, rows: [\(rows.joined(separator: ", "))]}}]
        deep: {navigation-bar: {title: Song}, content: [{label: {text: Words}}]}
      """
  }

  private func hand(_ scene: String, on name: String = "ios") throws -> Hand {
    try .armed(scene, on: name, size: PixelSize(width: 390, height: 844))
  }

  private func size(of title: String, _ hand: Hand) -> Int? {
    hand.session.screenPlacement?.texts.first { $0.role == .title && $0.string == title }?
      .frame.height
  }

  @Test
  func `a section's first screen has its title in large letters, and one led to in small ones`()
    throws
  {
    var hand = try hand(Self.list(3))
    let large = try #require(size(of: "Library", hand))
    #expect(hand.titles == ["Library"])
    let title = try #require(hand.ink(of: "Library"))
    let row = try #require(hand.session.glass.frame(ofControl: "r1"))
    #expect(title.y < row.y)
    hand.press("r1")
    let small = try #require(size(of: "Song", hand))
    #expect(small < large)
  }

  @Test func `a large title scrolls away with the rows, and stands in the bar then`() throws {
    var hand = try hand(Self.list(40))
    let large = try #require(size(of: "Library", hand))
    let row = try #require(hand.session.glass.frame(ofControl: "r1"))
    hand.move(from: PixelPoint(x: 200, y: 700), to: PixelPoint(x: 200, y: 500))
    let moved = try #require(hand.session.glass.frame(ofControl: "r1"))
    #expect(moved.y == row.y - 200)
    let small = try #require(size(of: "Library", hand))
    #expect(small < large && hand.titles == ["Library"])
    hand.move(from: PixelPoint(x: 200, y: 500), to: PixelPoint(x: 200, y: 720))
    #expect(size(of: "Library", hand) == large)
  }

  @Test func `the last row is reached below a large title`() throws {
    var hand = try hand(Self.list(40))
    for _ in 0..<20 {
      hand.swipe(from: PixelPoint(x: 200, y: 700), to: PixelPoint(x: 200, y: 200), steps: 4)
    }
    let last = try #require(hand.session.glass.frame(ofControl: "r40"))
    #expect(last.maxY <= 844)
  }

  @Test func `content that stands still has the large title above it`() throws {
    let hand = try hand(
      """
      screen:
        navigation-bar: {title: Library}
        content: [{label: {text: Nothing yet}}, {button: {id: add, title: Add}}]
      """)
    let title = try #require(hand.ink(of: "Library"))
    let words = try #require(hand.ink(of: "Nothing yet"))
    #expect(title.y < words.y && hand.titles == ["Library"])
  }

  @Test(arguments: ["kiosk", "carplay", "macos"])
  func `other platforms say the title in the bar alone`(name: String) throws {
    let hand = try hand(Self.list(3), on: name)
    #expect(hand.titles == ["Library"])
    let bar = try #require(hand.ink(of: "Library"))
    let row = try #require(hand.session.glass.frame(ofControl: "r1"))
    #expect(bar.y < row.y)
  }

  @Test func `a title that has no room in large letters stays in the bar`() throws {
    let long = "An Evening with the Harbour Choir and All of Its Friends"
    let hand = try hand(
      "screen: {navigation-bar: {title: \(long)}, content: [{label: {text: Words}}]}")
    let words = try #require(hand.ink(of: "Words"))
    let bar = try #require(hand.session.screenPlacement?.texts.first { $0.role == .title })
    #expect(bar.frame.maxY < words.y && bar.frame.midX == 195)
  }
}
