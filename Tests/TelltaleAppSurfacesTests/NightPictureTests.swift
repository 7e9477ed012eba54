import TelltaleGraphics
import TelltaleModel
import TelltaleSession
import TelltaleTestSupport
import Testing

/// Pictures by night, which are no brighter than they have to be.
@Suite struct NightPictureTests {
  private static let scene = """
    screen:
      content:
        - column:
            background: {image: map.png}
            padding: 100
            content: [{image: {file: cover.png, aspect: 1, height: 100}}]
    """

  /// How much light each picture loses, by its name.
  private func shades(_ hand: Hand) -> [String: UInt8] {
    var shades: [String: UInt8] = [:]
    for case .artwork(_, let shape, let name, _) in hand.picture { shades[name] = shape.shade }
    return shades
  }

  @Test(arguments: ["kiosk", "carplay"])
  func `by night pictures are dimmed, and those behind all else more; by day none is`(name: String)
    throws
  {
    var hand = try Hand.armed(Self.scene, on: name, size: PixelSize(width: 1024, height: 600))
    #expect(shades(hand) == ["map.png": 0, "cover.png": 0])
    hand.tell(.appearance(.night))
    let shades = shades(hand)
    let (map, cover) = (try #require(shades["map.png"]), try #require(shades["cover.png"]))
    #expect(map > 127 && cover > 0 && cover < 64)
  }

  @Test func `a picture of which nothing is said but its file is dimmed as all others are`() throws
  {
    var hand = try Hand.armed("screen: {content: [{image: {file: lake.png}}]}", on: "kiosk")
    #expect(shades(hand) == ["lake.png": 0])
    hand.tell(.appearance(.night))
    let shade = try #require(shades(hand)["lake.png"])
    #expect(shade > 0 && shade < 64)
  }

  @Test func `a background that has a picture for the night shows that, as bright as it is`() throws
  {
    var hand = try Hand.armed(
      """
      screen:
        content:
          - column: {background: {image: map.png}, night-background: night.png, content: [{label: {text: A}}]}
      """, on: "kiosk")
    #expect(shades(hand) == ["map.png": 0])
    hand.tell(.appearance(.night))
    #expect(shades(hand) == ["night.png": 0])
  }

  private func shown(_ hand: Hand) -> [String] {
    hand.picture.compactMap { if case .artwork(_, _, let name, _) = $0 { name } else { nil } }
  }

  @Test func `the program says which picture is shown by night`() throws {
    var hand = try Hand.armed(
      """
      screen:
        content:
          - column:
              background: {bind: day, image: map.png}
              night-background: {bind: night, file: night.png}
              content: [{label: {text: A}}]
      """, on: "kiosk")
    hand.tell(.appearance(.night))
    #expect(shown(hand) == ["night.png"])
    hand.tell(.text("night", "other-night.png"))
    #expect(shown(hand) == ["other-night.png"])
    hand.tell(.text("night", nil))
    #expect(shown(hand) == ["night.png"])
  }
}
