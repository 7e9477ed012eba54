import TelltaleApp
import TelltaleGraphics
import TelltaleModel
import TelltaleSession
import TelltaleTestSupport
import Testing

/// Steppers as hands and the application change them.
@Suite struct StepperTests {
  /// From 0 to 3, at 1.
  private static func hand(isEnabled: Bool = true) -> Hand {
    Hand(
      .screen(
        .stepper(
          Stepper(
            id: "guests", about: "Guests",
            value: RangedValue(most: 3_000, first: 1_000, binding: "table.guests"),
            availability: Availability(isEnabled: isEnabled))),
        .button(Button(id: "go", title: "Go"))))
  }

  private static func told(_ hand: Hand) -> [String] {
    hand.events.compactMap {
      if case .adjusted(_, "guests", let value) = $0 { value } else { nil }
    }
  }

  private static func meaning(_ hand: Hand) -> String {
    hand.session.meaning(in: hand.environment).outline
  }

  @Test func `each press is a step, and none leads past an end`() {
    var hand = Self.hand()
    for _ in 0..<4 {
      hand.tap("guests-more")
      hand.wait(300)
    }
    #expect(Self.told(hand) == ["2", "3"])
    for _ in 0..<5 {
      hand.tap("guests-less")
      hand.wait(300)
    }
    #expect(Self.told(hand) == ["2", "3", "2", "1", "0"])
  }

  @Test func `keys, a knob, a remote and the pointer press its buttons`() throws {
    var hand = Self.hand()
    for _ in 0..<6 where hand.session.focusedControl != "guests-more" { hand.key(15) }
    hand.key(28)
    hand.turn(-1)
    hand.push()
    hand.wait(500)
    hand.remote(28)
    hand.wait(500)
    #expect(Self.told(hand) == ["2", "1", "0"])
    let frame = try #require(hand.session.glass.frame(ofControl: "guests-more"))
    hand.click(PixelPoint(x: frame.midX, y: frame.midY))
    #expect(Self.told(hand).last == "1")
  }

  @Test func `the focus stays on it where its button has come to the end`() {
    var hand = Self.hand()
    for _ in 0..<6 where hand.session.focusedControl != "guests-more" { hand.key(15) }
    hand.key(28)
    hand.key(28)
    #expect(Self.told(hand).last == "3")
    #expect(hand.session.focusedControl != nil)
  }

  @Test func `it is told as a value with two buttons`() {
    let outline = Self.meaning(Self.hand())
    #expect(outline.contains("spinbutton \"Guests\" #guests = 1"))
    #expect(outline.contains("button \"Guests −\" #guests-less"))
    #expect(outline.contains("button \"Guests +\" #guests-more"))
  }

  @Test func `what the application says takes the place of what a hand has changed`() {
    var hand = Self.hand()
    hand.tap("guests-more")
    hand.tell(.text("table.guests", "3"))
    #expect(Self.meaning(hand).contains("= 3"))
    hand.tell(.text("table.guests", nil))
    #expect(Self.meaning(hand).contains("= 1"))
  }

  @Test func `one that cannot be changed is not`() {
    var hand = Self.hand(isEnabled: false)
    hand.tap("guests-more")
    hand.tap("guests-less")
    #expect(Self.told(hand).isEmpty)
  }
}
