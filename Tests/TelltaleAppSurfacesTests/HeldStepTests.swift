import TelltaleApp
import TelltaleGraphics
import TelltaleInput
import TelltaleModel
import TelltaleSession
import TelltaleTestSupport
import Testing

/// A stepper's button that is held goes on by itself, as keys repeat on the platform.
@Suite struct HeldStepTests {
  /// From 0 to `most`, at 1.
  private static func hand(to most: Int = 100) -> Hand {
    var hand = Hand(
      .screen(
        .stepper(
          Stepper(
            id: "guests", about: "Guests",
            value: RangedValue(most: most * 1_000, first: 1_000, binding: "guests"))),
        .button(Button(id: "go", title: "Go"))))
    hand.changeProfile {
      $0.behaviour.keyRepeatDelayMilliseconds = 500
      $0.behaviour.keyRepeatIntervalMilliseconds = 50
    }
    return hand
  }

  private static func told(_ hand: Hand) -> [String] {
    hand.events.compactMap {
      if case .adjusted(_, "guests", let value) = $0 { value } else { nil }
    }
  }

  private static func middle(_ name: String, _ hand: Hand) throws -> PixelPoint {
    let frame = try #require(hand.session.glass.frame(ofControl: name))
    return PixelPoint(x: frame.midX, y: frame.midY)
  }

  @Test func `a finger that stays makes steps until it lifts, and no more for that`() throws {
    var hand = Self.hand()
    let point = try Self.middle("guests-more", hand)
    hand.does(.contactDown(contact: 0, at: point), .touch)
    hand.wait(499)
    #expect(Self.told(hand) == [])
    hand.wait(1)
    #expect(Self.told(hand) == ["2"])
    hand.wait(100)
    #expect(Self.told(hand) == ["2", "3", "4"])
    hand.does(.contactUp(contact: 0, at: point), .touch)
    hand.wait(1_000)
    #expect(Self.told(hand) == ["2", "3", "4"])
  }

  @Test func `it stops at the end of the range, in silence`() throws {
    var hand = Self.hand(to: 3)
    hand.tap(try Self.middle("guests-more", hand), for: 2_000)
    #expect(Self.told(hand) == ["2", "3"])
    #expect(!hand.events.contains { if case .ignored = $0 { true } else { false } })
    // What goes on being held is not the other button.
    hand.wait(1_000)
    #expect(Self.told(hand) == ["2", "3"])
  }

  @Test func `a finger that leaves the button ends it`() throws {
    var hand = Self.hand()
    let point = try Self.middle("guests-more", hand)
    hand.does(.contactDown(contact: 0, at: point), .touch)
    hand.wait(500)
    hand.does(
      .contactMoved(contact: 0, at: PixelPoint(x: point.x, y: point.y + 120)), .touch)
    hand.wait(500)
    hand.does(.contactUp(contact: 0, at: point), .touch)
    #expect(Self.told(hand) == ["2"])
  }

  @Test func `a short touch is one step`() {
    var hand = Self.hand()
    hand.tap("guests-more")
    hand.wait(2_000)
    #expect(Self.told(hand) == ["2"])
  }

  @Test func `a key that is held does the same`() {
    var hand = Self.hand()
    for _ in 0..<6 where hand.session.focusedControl != "guests-more" { hand.key(15) }
    hand.does(.keyDown(KeyPress(code: 28)), .keys)
    hand.wait(600)
    #expect(Self.told(hand) == ["2", "3", "4"])
    hand.does(.keyUp(KeyPress(code: 28)), .keys)
    hand.wait(1_000)
    #expect(Self.told(hand) == ["2", "3", "4"])
  }

  @Test func `nothing is made up for time that nobody was there`() throws {
    var hand = Self.hand()
    let point = try Self.middle("guests-more", hand)
    hand.does(.contactDown(contact: 0, at: point), .touch)
    hand.now = hand.now.advanced(byMilliseconds: 5_000)
    hand.send(.elapsed(hand.now))
    #expect(Self.told(hand) == ["2"])
  }
}
