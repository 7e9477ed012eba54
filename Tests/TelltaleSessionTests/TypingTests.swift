import TelltaleGraphics
import TelltaleInput
import TelltaleModel
import TelltaleSession
import TelltaleTestSupport
import Testing

@Suite struct TypingTests {
  private static let layout = KeyboardLayout(pages: [
    KeyboardPage(
      name: "ABC",
      rows: [
        [KeyCap(plain: "q", shifted: "Q"), KeyCap(plain: "w", shifted: "W")],
        [KeyCap(plain: "a", shifted: "A")],
      ]),
    KeyboardPage(name: "123", rows: [[KeyCap(plain: "1", shifted: "!")]]),
  ])

  private func type(_ text: String, with hand: inout Hand) {
    for character in text { hand.key(200, text: String(character)) }
  }

  // ALERT-TEXT-FIELDS-OPTIONAL
  @Test func `what is typed comes back with the answer, in the order of the fields`() {
    var hand = Hand(.form(2))
    type("Home", with: &hand)
    hand.key(15)
    type("Berlin", with: &hand)
    hand.key(28)
    #expect(hand.answers.map(\.choice) == ["save"])
    #expect(hand.answers.map(\.fields) == [["Home", "Berlin"]])
  }

  @Test func `a line is edited where the mark stands`() {
    var hand = Hand(.form())
    type("Hoe", with: &hand)
    hand.key(105)
    type("m", with: &hand)
    hand.key(102)
    type("x", with: &hand)
    hand.key(14)
    hand.key(107)
    type("!", with: &hand)
    hand.key(28)
    #expect(hand.answers.map(\.fields) == [["Home!"]])
  }

  @Test func `a family is one character to the mark`() {
    var hand = Hand(.form())
    type("a", with: &hand)
    hand.key(200, text: "👨‍👩‍👧")
    hand.key(14)
    hand.key(28)
    #expect(hand.answers.map(\.fields) == [["a"]])
  }

  @Test func `Command-Period in a field cancels and types nothing`() {
    var hand = Hand(.form())
    type("a", with: &hand)
    hand.key(52, held: [125], text: ".")
    #expect(hand.answers.map(\.outcome) == [.cancelled])
    #expect(hand.answers.map(\.fields) == [["a"]])
  }

  @Test func `a period in a field is typed`() {
    var hand = Hand(.form())
    hand.key(52, text: ".")
    hand.key(28)
    #expect(hand.answers.map(\.fields) == [["."]])
  }

  @Test func `space types in a field and activates on a button`() {
    var hand = Hand(.form())
    type("a b", with: &hand)
    hand.key(57, text: " ")
    hand.key(15)
    hand.key(15)
    #expect(hand.session.focusedControl == "save")
    hand.key(57, text: " ")
    #expect(hand.answers.map(\.fields) == [["a b "]])
  }

  @Test func `without a keyboard a touched field opens one on the screen`() {
    var hand = Hand(.form(), keyboard: Self.layout)
    hand.tap("f0")
    hand.present()
    hand.tap("shift")
    hand.tap("Q")
    hand.tap("a")
    hand.tap("page")
    hand.tap("1")
    hand.tap("space")
    hand.tap("delete")
    hand.tap("done")
    hand.arm()
    hand.tap("save")
    #expect(hand.answers.map(\.fields) == [["Qa1"]])
  }

  @Test func `a knob alone types and answers`() {
    var hand = Hand(.form(), keyboard: Self.layout)
    hand.push()
    hand.present()
    hand.turn(1)
    hand.push()
    for _ in 0..<20 where hand.session.focusedControl != "done" { hand.turn(1) }
    hand.push()
    hand.arm()
    for _ in 0..<5 where hand.session.focusedControl != "save" { hand.turn(1) }
    hand.push()
    #expect(hand.answers.map(\.fields) == [["w"]])
  }

  @Test func `Back leaves the keyboard first, then the alert`() {
    var hand = Hand(.form(), keyboard: Self.layout)
    hand.tap("f0")
    hand.present()
    hand.wait(50)
    hand.key(158)
    #expect(hand.answers.isEmpty)
    #expect(hand.session.focusedControl == "f0")
    hand.arm()
    hand.key(158)
    #expect(hand.answers.map(\.outcome) == [.cancelled])
  }

  @Test func `a keyboard that is plugged in takes over from the one on the screen`() {
    var hand = Hand(.form(), keyboard: Self.layout)
    hand.tap("f0")
    hand.present()
    hand.does(.attached(name: "AT keyboard"), .keys)
    #expect(hand.session.focusedControl == "f0")
    hand.arm()
    hand.key(200, text: "z")
    hand.key(28)
    #expect(hand.answers.map(\.fields) == [["z"]])
  }

  @Test func `with a keyboard no other one is offered`() {
    var hand = Hand(.form(), keyboard: Self.layout)
    hand.does(.attached(name: "AT keyboard"), .keys)
    hand.tap("f0")
    #expect(hand.session.focusedControl == "f0")
    #expect(hand.session.glass.frame(ofControl: "done") == nil)
  }

  @Test func `a secure field shows as many dots and gives the text`() throws {
    var alert = Alert.form()
    alert.fields[0].isSecure = true
    var hand = Hand(alert)
    type("ab", with: &hand)
    let label = try #require(hand.session.placement?.control(.field(0))?.label)
    #expect(label.string == "••")
    hand.key(28)
    #expect(hand.answers.map(\.fields) == [["ab"]])
  }
}
