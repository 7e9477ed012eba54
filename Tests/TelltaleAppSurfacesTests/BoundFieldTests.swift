import TelltaleInput
import TelltaleModel
import TelltaleSession
import TelltaleTestSupport
import Testing

@Suite struct BoundFieldTests {
  private static let scene = """
    start: main
    screens:
      main:
        content:
          - field: {id: place, text: {bind: place, text: Berlin}}
          - field: {id: note, text: hello}
          - button:
              id: ask
              title: Ask
              action:
                open:
                  alert:
                    title: Where?
                    fields: [{id: goal, text: {bind: place}}]
                    buttons: [{id: go, title: Go}, {role: cancel}]
    """

  private func hand() throws -> Hand { try BarScenes.hand(Self.scene, on: "kiosk") }

  private func shown(_ hand: Hand, _ name: String) -> String? {
    hand.session.screenPlacement?.controls.first { $0.name == name }?.label.string
  }

  private func type(_ text: String, with hand: inout Hand) {
    for character in text { hand.key(240, text: String(character)) }
  }

  @Test func `a field shows what the application sets, else what the scene says`() throws {
    var hand = try hand()
    #expect(shown(hand, "place") == "Berlin")
    hand.tell(.text("place", "Rome"))
    #expect(shown(hand, "place") == "Rome")
    #expect(shown(hand, "note") == "hello")
    hand.tell(.text("place", nil))
    #expect(shown(hand, "place") == "Berlin")
  }

  @Test func `what is typed stands there until the application sets the field`() throws {
    var hand = try hand()
    hand.turn(to: "place")
    type("!", with: &hand)
    #expect(shown(hand, "place") == "Berlin!")
    hand.tell(.text("other", "x"))
    #expect(shown(hand, "place") == "Berlin!")
    hand.tell(.text("place", "Rome"))
    #expect(shown(hand, "place") == "Rome")
    // Typing goes on behind what was set.
    type("e", with: &hand)
    #expect(shown(hand, "place") == "Romee")
  }

  @Test func `the application hears of a text that differs from what it set`() throws {
    var hand = try hand()
    hand.tell(.text("place", "Rome"))
    hand.turn(to: "place")
    type("e", with: &hand)
    hand.turn(to: "ask")
    hand.push()
    #expect(
      hand.events.contains(.typed(screen: "main", control: "place", text: "Romee")))
    #expect(!hand.events.contains { if case .typed(_, "note", _) = $0 { true } else { false } })
  }

  @Test func `a field of an alert begins with what was set`() throws {
    var hand = try hand()
    hand.tell(.text("place", "Rome"))
    hand.turn(to: "ask")
    hand.push()
    hand.arm()
    hand.tap("go")
    #expect(hand.answers.map(\.fields) == [["Rome"]])
  }

  @Test func `a field of an alert that is shown follows`() throws {
    var hand = try hand()
    hand.turn(to: "ask")
    hand.push()
    hand.arm()
    hand.tell(.text("place", "Oslo"))
    hand.arm()
    hand.tap("go")
    #expect(hand.answers.map(\.fields) == [["Oslo"]])
  }

  @Test func `what is set is one line, and no longer than one that is typed`() throws {
    var hand = try hand()
    hand.tell(.text("place", "New\nYork"))
    #expect(shown(hand, "place") == "New York")
    let long = String(repeating: "a", count: 2000)
    var data = AppData()
    data.texts["place"] = TextVariants(TextContent(long))
    #expect(data.current(TextField(binding: "place")).count == 1024)
  }

  @Test func `the page with keys shows what comes while it is open`() throws {
    let sample = try SampleScene(Self.scene, on: "kiosk")
    var hand = Hand(sample.scene, profile: sample.profile, keyboard: .sample)
    hand.tell(.driving(.parked))
    hand.settle()
    hand.tap("place")
    hand.arm()
    hand.tap("q")
    hand.tell(.text("place", "Rome"))
    hand.arm()
    hand.tap("done")
    #expect(shown(hand, "place") == "Rome")
  }
}
