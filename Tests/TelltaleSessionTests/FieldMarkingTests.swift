import TelltaleApp
import TelltaleGraphics
import TelltaleInput
import TelltaleLayout
import TelltaleModel
import TelltaleSurfaces
import TelltaleTestSupport
import Testing

@testable import TelltaleSession

/// What a real keyboard does to the one line of a field, in a question and on a screen.
@Suite struct FieldMarkingTests {
  private let path: NodePath = "screens.main.content[0].field"

  private func type(_ text: String, _ hand: inout Hand) {
    for character in text { hand.key(240, text: String(character)) }
  }

  private func screen(_ field: TextField, profile: Profile = .sample()) -> Hand {
    Hand(.screen(.field(field), .button(Button(id: "go", title: "Go"))), profile: profile)
  }

  private func value(_ hand: Hand) -> FieldValue? {
    hand.session.app?.current.view.fields[path]
  }

  private func marks(_ hand: Hand) -> [PixelRect] {
    (hand.session.screenPlacement?.parts ?? []).compactMap { part in
      if case .fill(let rect, _, .mark) = part.shape { rect } else { nil }
    }
  }

  // MARK: In a question

  @Test func `in a question what is marked is cut, and pasted into the next field`() {
    var hand = Hand(.form(2))
    type("Home sweet", &hand)
    hand.key(105, held: [29, 42])
    let field = hand.session.placement?.control(.field(0))
    #expect(field?.marks.map(\.width) == [50], "five letters")
    hand.key(45, held: [29])
    hand.key(15)
    hand.key(47, held: [29])
    type("er", &hand)
    hand.key(28)
    #expect(hand.answers.map(\.fields) == [["Home ", "sweeter"]])
  }

  @Test func `typing replaces all that is marked, and arrows leave it`() {
    var hand = Hand(.form())
    type("abc", &hand)
    hand.key(30, held: [29])
    hand.key(105)
    type("x", &hand)
    hand.key(102, held: [42])
    type("y", &hand)
    hand.key(28)
    #expect(hand.answers.map(\.fields) == [["yabc"]])
  }

  @Test func `the mark goes with the focus`() {
    var hand = Hand(.form(2))
    type("abc", &hand)
    hand.key(30, held: [29])
    #expect(hand.session.placement?.control(.field(0))?.marks.isEmpty == false)
    hand.key(15)
    #expect(hand.session.placement?.control(.field(0))?.marks.isEmpty == true)
    hand.key(15, held: [42])
    type("d", &hand)
    hand.key(28)
    #expect(hand.answers.map(\.fields.first) == ["abcd"])
  }

  @Test func `nothing is copied or cut out of a secure field`() {
    var alert = Alert.form(2)
    alert.fields[0].isSecure = true
    var hand = Hand(alert)
    type("pass word", &hand)
    hand.key(30, held: [29])
    hand.key(46, held: [29])
    #expect(hand.session.glass.clipboard.isEmpty)
    hand.key(45, held: [29])
    #expect(hand.session.glass.clipboard.isEmpty)
    hand.key(107)
    hand.key(105, held: [29])
    type("x", &hand)
    hand.key(28)
    #expect(
      hand.answers.map(\.fields.first) == ["xpass word"], "nor is it told where its words begin")
  }

  @Test func `something is pasted into a secure field`() {
    var alert = Alert.form(2)
    alert.fields[1].isSecure = true
    var hand = Hand(alert)
    type("ab", &hand)
    hand.key(30, held: [29])
    hand.key(46, held: [29])
    hand.key(15)
    hand.key(47, held: [29])
    hand.key(28)
    #expect(hand.answers.map(\.fields) == [["ab", "ab"]])
  }

  @Test func `on a line written from the right, left leads on`() {
    var hand = Hand(.form(), language: "he")
    type("שלום", &hand)
    hand.key(106)
    hand.key(111)
    hand.key(102)
    hand.key(105)
    hand.key(111)
    hand.key(28)
    #expect(hand.answers.map(\.fields) == [["שו"]])
  }

  // MARK: On a screen

  @Test func `a field of a screen shows what is marked in it`() {
    var hand = screen(TextField(id: "name", text: "one two"))
    hand.key(105, held: [29, 42])
    #expect(value(hand)?.markedText == "two")
    #expect(marks(hand).map(\.width) == [30])
    hand.key(46, held: [29])
    hand.key(1)
    #expect(value(hand)?.marked == nil)
    hand.key(102)
    hand.key(47, held: [29])
    #expect(value(hand)?.text == "twoone two")
    #expect(marks(hand).isEmpty)
  }

  @Test func `a field that the focus leaves has nothing marked`() {
    var hand = screen(TextField(id: "name", text: "one"))
    hand.key(30, held: [29])
    #expect(marks(hand).count == 1)
    hand.key(15)
    #expect(value(hand)?.marked == nil)
    #expect(marks(hand).isEmpty)
  }

  @Test func `several lines are pasted as one`() {
    var hand = screen(TextField(id: "name"))
    hand.perform { session in
      session.glass.clipboard = "one\ntwo"
      return []
    }
    hand.key(47, held: [29])
    #expect(value(hand)?.text == "one two")
  }

  @Test func `what is too long is refused, and said`() {
    var hand = screen(TextField(id: "name", text: "a"))
    hand.perform { session in
      session.glass.clipboard = String(repeating: "b", count: TextLimit.line.scalars)
      return []
    }
    hand.key(47, held: [29])
    #expect(value(hand)?.text ?? "a" == "a")
    #expect(hand.events.contains(.refused(.tooLong(.line))))
  }

  @Test func `where typing is not allowed one still marks and copies`() {
    var profile = Profile.sample()
    profile.behaviour.driving = [
      .parked: DrivingLimits(), .moving: DrivingLimits(allowsTyping: false),
    ]
    var hand = screen(TextField(id: "name", text: "one"), profile: profile)
    hand.key(30, held: [29])
    hand.key(45, held: [29])
    #expect(value(hand)?.text == "one")
    #expect(hand.events.contains(.refused(.typing)))
    hand.key(46, held: [29])
    #expect(hand.session.glass.clipboard == "one")
  }
}
