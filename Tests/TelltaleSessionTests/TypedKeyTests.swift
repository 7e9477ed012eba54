import TelltaleInput
import TelltaleModel
import TelltaleSession
import TelltaleTestSupport
import Testing

/// Which keys type, and which do something else.
@Suite struct TypedKeyTests {
  private func type(_ text: String, _ hand: inout Hand) {
    for character in text { hand.key(240, text: String(character)) }
  }

  /// What stands in the field of an alert after keys.
  private func typed(_ alert: Alert = .form(), _ keys: (inout Hand) -> Void) -> [String] {
    var hand = Hand(alert)
    keys(&hand)
    hand.key(28)
    return hand.answers.first?.fields ?? []
  }

  private var secure: Alert {
    var alert = Alert.form(2)
    alert.fields[0].isSecure = true
    return alert
  }

  @Test(arguments: ["\u{1B}", "\u{7F}", "\u{8}", "\t", "\r", "\u{1}"])
  func `a key that stands for a control character types nothing`(text: String) {
    #expect(typed { $0.key(240, text: text) } == [""])
  }

  // ALERT-ESC-CANCELS
  @Test func `Escape as keyboards send it cancels in a field, too`() {
    var hand = Hand(.form())
    hand.key(1, text: "\u{1B}")
    #expect(hand.answers.map(\.outcome) == [.cancelled])
  }

  @Test(arguments: [UInt16(29), 97, 125, 126])
  func `with Control or Command a key types nothing`(held: UInt16) {
    #expect(typed { $0.key(240, held: [held], text: "x") } == [""])
  }

  @Test(arguments: [UInt16(29), 97], [UInt16(42), 54])
  func `either Control and either Shift serve`(control: UInt16, shift: UInt16) {
    let text = typed { hand in
      type("one two", &hand)
      hand.key(105, held: [control, shift])
      type("x", &hand)
    }
    #expect(text == ["one x"])
    var hand = Hand(.retry)
    hand.key(15)
    hand.key(15, held: [shift])
    #expect(hand.session.focusedControl == "retry")
    hand.key(52, held: [125, control])
    #expect(hand.answers.isEmpty)
  }

  @Test func `with Control nothing is deleted by the key that deletes`() {
    let text = typed { hand in
      type("one", &hand)
      hand.key(14, held: [29])
      hand.key(102)
      hand.key(111, held: [29])
    }
    #expect(text == ["one"])
  }

  @Test func `a remote types nothing and moves no typing mark`() {
    let text = typed { hand in
      type("ab", &hand)
      hand.does(.keyDown(KeyPress(code: 105)), .remote)
      hand.does(.keyUp(KeyPress(code: 105)), .remote)
      hand.does(.keyDown(KeyPress(code: 240, text: "x")), .remote)
      hand.does(.keyUp(KeyPress(code: 240)), .remote)
      for _ in 0..<4 where hand.session.focusedControl != "f0" { hand.key(15) }
      type("c", &hand)
    }
    #expect(text == ["abc"])
  }

  @Test func `what is pasted from nothing takes nothing away`() {
    let text = typed { hand in
      type("abc", &hand)
      hand.key(30, held: [29])
      hand.key(47, held: [29])
    }
    #expect(text == ["abc"])
  }

  @Test func `nothing marked leaves what was copied before`() {
    let text = typed(.form(2)) { hand in
      type("abc", &hand)
      hand.key(30, held: [29])
      hand.key(46, held: [29])
      hand.key(107)
      hand.key(46, held: [29])
      hand.key(45, held: [29])
      hand.key(15)
      hand.key(47, held: [29])
    }
    #expect(text == ["abc", "abc"])
  }

  @Test func `no key tells where the words of a secure field begin or end`() {
    let back = typed(secure) { hand in
      type("one two", &hand)
      hand.key(105, held: [29])
      type("x", &hand)
    }
    #expect(back.first == "xone two")
    let on = typed(secure) { hand in
      type("one two", &hand)
      hand.key(102)
      hand.key(106, held: [29])
      type("x", &hand)
    }
    #expect(on.first == "one twox")
  }
}
