import TelltaleApp
import TelltaleGraphics
import TelltaleModel
import TelltaleSession
import TelltaleTestSupport
import Testing

/// Segmented controls as hands and the application change them.
@Suite struct SegmentedTests {
  private static func hand(isEnabled: Bool = true) -> Hand {
    Hand(
      .screen(
        .segmented(
          Segmented(
            id: "span", about: "Time Span",
            options: [
              Segmented.Option(id: "day", title: "Day"),
              Segmented.Option(id: "week", title: "Week"),
              Segmented.Option(id: "month", title: "Month"),
            ], binding: "energy.span", availability: Availability(isEnabled: isEnabled))),
        .button(Button(id: "go", title: "Go"))))
  }

  private static func told(_ hand: Hand) -> [String] {
    hand.events.compactMap { if case .chosen(_, "span", let option) = $0 { option } else { nil } }
  }

  /// The options that are told as chosen.
  private static func chosen(_ hand: Hand) -> [String] {
    hand.session.meaning(in: hand.environment).all
      .filter { $0.role == .radio && $0.states.contains(.checked) }.compactMap(\.id)
  }

  @Test func `a tap chooses an option, and the one that is chosen already is told of once`() {
    var hand = Self.hand()
    #expect(Self.chosen(hand) == ["day"])
    hand.tap("month")
    hand.tap("month")
    #expect(Self.told(hand) == ["month"])
    #expect(Self.chosen(hand) == ["month"])
  }

  @Test func `keys, a remote, a knob and the pointer go from one to the next and choose it`() throws
  {
    var hand = Self.hand()
    for _ in 0..<6 where hand.session.focusedControl != "week" { hand.key(15) }
    hand.key(28)
    hand.turn(1)
    hand.push()
    hand.turn(-1)
    hand.wait(500)
    hand.remote(28)
    hand.wait(500)
    #expect(Self.told(hand) == ["week", "month", "week"])
    let frame = try #require(hand.session.glass.frame(ofControl: "day"))
    hand.click(PixelPoint(x: frame.midX, y: frame.midY))
    #expect(Self.told(hand).last == "day")
  }

  @Test func `it is told as a group of options with its name`() {
    let all = Self.hand().session.meaning(in: Self.hand().environment).all
    let group = all.first { $0.role == .radiogroup }
    #expect(group?.name == "Time Span" && group?.id == "span")
    #expect(group?.children.map(\.name) == ["Day", "Week", "Month"])
    #expect(group?.children.allSatisfy { $0.actions == [.press] } == true)
  }

  @Test func `what the application says takes the place of what a hand has chosen`() {
    var hand = Self.hand()
    hand.tap("month")
    hand.tell(.text("energy.span", "week"))
    #expect(Self.chosen(hand) == ["week"])
    hand.tell(.text("energy.span", nil))
    #expect(Self.chosen(hand) == ["day"])
  }

  @Test func `one that cannot be changed is not`() {
    var hand = Self.hand(isEnabled: false)
    hand.tap("month")
    #expect(Self.told(hand).isEmpty)
  }
}
