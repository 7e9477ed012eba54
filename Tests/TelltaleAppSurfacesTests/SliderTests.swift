import TelltaleApp
import TelltaleGraphics
import TelltaleModel
import TelltaleSession
import TelltaleTestSupport
import Testing

/// Sliders as hands and the application change them.
@Suite struct SliderTests {
  /// From 16 to 28 in halves, at 21; a button is below it.
  private static func hand(profile: Profile = .sample(), isEnabled: Bool = true) -> Hand {
    let slider = Slider(
      id: "heat", about: "Heat",
      value: RangedValue(
        least: 16_000, most: 28_000, size: 500, first: 21_000, binding: "warm", unit: "°C"),
      showsValue: true, availability: Availability(isEnabled: isEnabled))
    return Hand(
      .screen(.slider(slider), .button(Button(id: "go", title: "Go"))), profile: profile)
  }

  private static func told(_ hand: Hand) -> [String] {
    hand.events.compactMap { if case .adjusted(_, "heat", let value) = $0 { value } else { nil } }
  }

  private static func meaning(_ hand: Hand) -> String {
    hand.session.meaning(in: hand.environment).outline
  }

  @Test func `a finger along the track takes the value with it`() throws {
    var hand = Self.hand()
    let frame = try #require(hand.session.glass.frame(ofControl: "heat"))
    hand.swipe(
      from: PixelPoint(x: frame.midX, y: frame.midY), to: PixelPoint(x: frame.maxX, y: frame.midY))
    #expect(Self.told(hand).last == "28")
  }

  @Test func `a tap on the track sets the value that is there`() throws {
    var hand = Self.hand()
    let frame = try #require(hand.session.glass.frame(ofControl: "heat"))
    hand.tap(PixelPoint(x: frame.x + 1, y: frame.midY))
    #expect(Self.told(hand) == ["16"])
  }

  @Test func `arrows along it change it, and arrows across it lead on`() {
    var hand = Self.hand()
    hand.key(106)
    hand.key(106)
    hand.key(106)
    let told = Self.told(hand)
    #expect(told.last == "22" || told.last == "22.5")
    hand.key(108)
    #expect(hand.session.focusedControl == "go")
    #expect(Self.told(hand) == told)
  }

  @Test func `a knob turns it between two pushes`() {
    var hand = Self.hand()
    hand.turn(1)
    hand.turn(-1)
    hand.push()
    hand.turn(2)
    hand.turn(-1)
    hand.push()
    hand.turn(1)
    #expect(Self.told(hand) == ["21.5", "22", "21.5"])
    #expect(hand.session.focusedControl == "go")
  }

  @Test func `it is told as a slider, with its value as people read it`() {
    let outline = Self.meaning(Self.hand())
    #expect(outline.contains("slider \"Heat\" #heat = 21\u{A0}°C"))
    #expect(outline.contains("[adjust]"))
  }

  @Test func `one that cannot be changed is not`() throws {
    var hand = Self.hand(isEnabled: false)
    hand.key(106)
    hand.key(106)
    if let frame = hand.session.glass.frame(ofControl: "heat") {
      hand.tap(PixelPoint(x: frame.maxX - 1, y: frame.midY))
    }
    #expect(Self.told(hand).isEmpty)
    #expect(Self.meaning(hand).contains("disabled"))
  }

  @Test func `what the application says takes the place of what a hand has changed`() throws {
    var hand = Self.hand()
    let frame = try #require(hand.session.glass.frame(ofControl: "heat"))
    hand.tap(PixelPoint(x: frame.maxX - 1, y: frame.midY))
    #expect(Self.meaning(hand).contains("= 28"))
    hand.tell(.text("warm", "18.5"))
    #expect(Self.meaning(hand).contains("= 18.5"))
    hand.tell(.text("warm", nil))
    #expect(Self.meaning(hand).contains("= 21"))
  }

  /// A finger that is down on the track, and has moved to its end.
  private static func dragging(_ hand: inout Hand) throws -> PixelRect {
    let frame = try #require(hand.session.glass.frame(ofControl: "heat"))
    hand.does(
      .contactDown(contact: 0, at: PixelPoint(x: frame.midX, y: frame.midY)), .touch)
    for step in 1...10 {
      hand.wait(16)
      let point = PixelPoint(x: frame.midX + frame.width / 2 * step / 10, y: frame.midY)
      hand.does(.contactMoved(contact: 0, at: point), .touch)
    }
    return frame
  }

  @Test func `a finger has the value until it lifts; then the application's stands there`() throws {
    var hand = Self.hand()
    let frame = try Self.dragging(&hand)
    #expect(Self.meaning(hand).contains("= 28"))
    hand.tell(.text("warm", "17"))
    #expect(Self.meaning(hand).contains("= 28"))
    hand.does(.contactUp(contact: 0, at: PixelPoint(x: frame.maxX, y: frame.midY)), .touch)
    hand.wait(100)
    #expect(Self.meaning(hand).contains("= 17"))
    #expect(Self.told(hand).last == "28")
  }

  @Test func `what a finger goes on to say is later than what the application said before`() throws
  {
    var hand = Self.hand()
    let frame = try Self.dragging(&hand)
    hand.tell(.text("warm", "17"))
    hand.wait(16)
    let end = PixelPoint(x: frame.x, y: frame.midY)
    hand.does(.contactMoved(contact: 0, at: end), .touch)
    hand.does(.contactUp(contact: 0, at: end), .touch)
    hand.wait(100)
    #expect(Self.meaning(hand).contains("= 16"))
  }
}
