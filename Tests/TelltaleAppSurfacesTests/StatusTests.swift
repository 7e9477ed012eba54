import TelltaleApp
import TelltaleGraphics
import TelltaleModel
import TelltaleSession
import TelltaleTestSupport
import Testing

/// What stays on the glass while screens come and go, as hands come to it.
@Suite struct StatusTests {
  private static let scene = """
    start: home
    status:
      line: [{clock: {}}]
      player:
        - row:
            content:
              - {grow: 1, label: {text: {bind: playing, text: Nothing}}}
              - button: {id: pause, title: Pause, action: {emit: pause}}
    screens:
      home:
        navigation-bar: {title: Home}
        content: [{button: {id: on, title: On, action: {push: next}}}]
      next:
        navigation-bar: {title: Next}
        content: [{button: {id: full, title: Full, action: {push: full}}}]
      full:
        status: false
        navigation-bar: {title: Full}
        content: [{label: {text: All of it, message: true}}]
    """

  private func hand() throws -> Hand {
    var hand = try Hand.showing(
      Self.scene, on: "kiosk", size: PixelSize(width: 800, height: 600))
    hand.arm()
    return hand
  }

  private func texts(_ hand: Hand) -> [String] {
    hand.session.screenPlacement?.parts.compactMap {
      if case .text(let text, _) = $0.shape { text.string } else { nil }
    } ?? []
  }

  private func frame(_ hand: Hand) -> PixelRect? { hand.session.glass.frame(ofControl: "pause") }

  @Test func `it stays where it is from screen to screen, but where it is not wanted`() throws {
    var hand = try hand()
    let before = try #require(frame(hand))
    hand.tap("on")
    hand.arm()
    #expect(hand.session.screenName == "next" && frame(hand) == before)
    hand.tap("full")
    hand.arm()
    #expect(hand.session.screenName == "full" && frame(hand) == nil)
    #expect(!texts(hand).contains("Nothing"))
  }

  @Test func `a finger, keys and a knob press it`() throws {
    var hand = try hand()
    hand.tap("pause")
    #expect(hand.emitted == ["pause"])
    for _ in 0..<6 where hand.session.focusedControl != "pause" { hand.key(15) }
    hand.key(28)
    #expect(hand.emitted == ["pause", "pause"])
    var other = try self.hand()
    for _ in 0..<6 where other.session.focusedControl != "pause" { other.turn(1) }
    #expect(other.session.focusedControl == "pause")
    other.push()
    #expect(other.emitted == ["pause"])
  }

  @Test func `what the application says of it is seen on every screen`() throws {
    var hand = try hand()
    hand.tell(.text("playing", "Harbour Lights"))
    #expect(texts(hand).contains("Harbour Lights"))
    hand.tap("on")
    hand.wait(1000)
    #expect(texts(hand).contains("Harbour Lights"))
  }

  @Test func `its clock goes on`() throws {
    var hand = try hand()
    hand.tell(.time(WallTime(year: 2026, month: 3, day: 12, hour: 21, minute: 5)))
    #expect(texts(hand).contains { $0.contains(":05") })
  }
}
