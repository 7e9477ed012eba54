import TelltaleApp
import TelltaleGraphics
import TelltaleModel
import TelltaleSession
import TelltaleTestSupport
import Testing

/// Switches as hands and the application turn them.
@Suite struct SwitchTests {
  private static func hand(isEnabled: Bool = true) -> Hand {
    Hand(
      .screen(
        .toggle(
          Toggle(
            id: "fan", title: "Fan", binding: "air.fan",
            availability: Availability(isEnabled: isEnabled))),
        .button(Button(id: "go", title: "Go"))))
  }

  private static func told(_ hand: Hand) -> [Bool] {
    hand.events.compactMap { if case .switched(_, "fan", let isOn) = $0 { isOn } else { nil } }
  }

  private static func meaning(_ hand: Hand) -> String {
    hand.session.meaning(in: hand.environment).outline
  }

  /// Gives the switch the focus, by key.
  private static func focus(_ hand: inout Hand) {
    for _ in 0..<4 where hand.session.focusedControl != "fan" { hand.key(15) }
  }

  @Test func `a tap anywhere on it turns it, and another one back`() throws {
    var hand = Self.hand()
    let frame = try #require(hand.session.glass.frame(ofControl: "fan"))
    hand.tap(PixelPoint(x: frame.x + 4, y: frame.midY))
    hand.tap(PixelPoint(x: frame.maxX - 4, y: frame.midY))
    #expect(Self.told(hand) == [true, false])
  }

  @Test func `Return, OK of a remote, a knob and the pointer turn it as well`() throws {
    var hand = Self.hand()
    Self.focus(&hand)
    hand.key(28)
    hand.wait(500)
    hand.remote(28)
    hand.wait(500)
    hand.push()
    hand.wait(500)
    #expect(Self.told(hand) == [true, false, true])
    let frame = try #require(hand.session.glass.frame(ofControl: "fan"))
    hand.click(PixelPoint(x: frame.midX, y: frame.midY))
    #expect(Self.told(hand) == [true, false, true, false])
  }

  @Test func `it is told as a switch that is on or off`() {
    var hand = Self.hand()
    #expect(Self.meaning(hand).contains("switch \"Fan\" #fan"))
    #expect(Self.meaning(hand).contains("unchecked"))
    hand.tap("fan")
    #expect(!Self.meaning(hand).contains("unchecked"))
    #expect(Self.meaning(hand).contains("checked"))
  }

  @Test func `what the application says takes the place of what a hand has changed`() {
    var hand = Self.hand()
    hand.tap("fan")
    hand.tell(.flag("air.fan", false))
    #expect(Self.meaning(hand).contains("unchecked"))
    hand.tell(.flag("air.fan", true))
    #expect(!Self.meaning(hand).contains("unchecked"))
    hand.tell(.flag("air.fan", nil))
    #expect(Self.meaning(hand).contains("unchecked"))
    #expect(Self.told(hand) == [true])
  }

  @Test func `one that cannot be changed is not`() {
    var hand = Self.hand(isEnabled: false)
    hand.tap("fan")
    #expect(Self.told(hand).isEmpty)
    #expect(Self.meaning(hand).contains("disabled"))
  }
}
