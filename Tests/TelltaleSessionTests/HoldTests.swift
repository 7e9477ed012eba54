import TelltaleInput
import TelltaleModel
import TelltaleSession
import TelltaleTestSupport
import Testing

/// A knob that is held is the way back; nothing else is by being held.
@Suite struct HoldTests {
  private func inside() -> Hand {
    let button = Element.button(Button(id: "go", title: "Go", action: .emit("gone")))
    var hand = Hand(
      .app([("main", .list("Main", pushing: ["next"])), ("next", Screen(content: [button]))]))
    hand.tell(.push("next"))
    hand.settle()
    for _ in 0..<3 where hand.session.focusedControl != "go" { hand.key(15) }
    return hand
  }

  @Test func `a knob held on a question is Back, from the millisecond on that the profile says`() {
    var hand = ShownKind.alert.armed()
    hand.goesDown(by: .knob)
    hand.wait(799)
    #expect(hand.answers.isEmpty)
    hand.wait(1)
    #expect(hand.answers.map(\.outcome) == [.cancelled])
    hand.comesUp(by: .knob)
    #expect(hand.answers.count == 1 && hand.emitted.isEmpty)
  }

  @Test func `a knob held on a screen goes back, from the millisecond on that the profile says`() {
    var hand = inside()
    hand.goesDown(by: .knob)
    hand.wait(799)
    #expect(hand.session.screenName == "next")
    hand.wait(1)
    #expect(hand.session.screenName == "main")
    hand.comesUp(by: .knob)
    #expect(hand.emitted.isEmpty)
  }

  @Test func `a knob held in a modal leaves it`() {
    var hand = ShownKind.modal.armed()
    hand.goesDown(by: .knob)
    hand.wait(799)
    #expect(hand.closings.isEmpty)
    hand.wait(1)
    #expect(hand.closings.count == 1)
  }

  @Test(arguments: [InputKind.keys, .remote], ShownKind.allCases)
  func `a key held that long is no Back, and does what it says when it is let go`(
    kind: InputKind, front: ShownKind
  ) {
    var hand = front.armed()
    hand.does(.keyDown(KeyPress(code: 57)), kind)
    hand.wait(5000)
    #expect(hand.answers.isEmpty && hand.closings.isEmpty && hand.emitted.isEmpty)
    hand.does(.keyUp(KeyPress(code: 57)), kind)
    #expect(hand.emitted == ["gone"])
  }

  @Test(arguments: [InputKind.keys, .remote])
  func `a key held on a screen does not go back`(kind: InputKind) {
    var hand = inside()
    hand.does(.keyDown(KeyPress(code: 57)), kind)
    hand.wait(5000)
    #expect(hand.session.screenName == "next")
    hand.does(.keyUp(KeyPress(code: 57)), kind)
    #expect(hand.emitted == ["gone"])
  }

  // ALERT-ESC-CANCELS, ALERT-COMMAND-PERIOD-CANCELS
  @Test(arguments: ShownKind.allCases)
  func `what a held key repeats is no way out of what came meanwhile`(front: ShownKind) {
    let keys: [(code: UInt16, held: Set<UInt16>)] = [(1, []), (158, []), (52, [125]), (172, [])]
    for key in keys {
      var hand = front.armed()
      for _ in 0..<3 {
        hand.does(.keyDown(KeyPress(code: key.code, isRepeat: true, held: key.held)), .keys)
        hand.wait(40)
      }
      #expect(hand.answers.isEmpty && hand.closings.isEmpty, "key \(key.code)")
      #expect(!hand.effects.contains(.exitHome))
      hand.key(key.code, held: key.held)
      let isLeft =
        !hand.answers.isEmpty || !hand.closings.isEmpty || hand.effects.contains(.exitHome)
      #expect(isLeft || front == .screen, "pressed anew it is one")
    }
  }

  @Test func `a held Return does not leave the page with keys of a screen's field`() {
    var hand = Hand(.screen(.field(TextField(id: "name"))), keyboard: .letters)
    hand.tap("name")
    hand.arm()
    hand.does(.keyDown(KeyPress(code: 28, isRepeat: true)), .keys)
    #expect(hand.session.glass.frame(ofControl: "done") != nil)
    hand.key(28)
    #expect(hand.session.glass.frame(ofControl: "done") == nil)
  }
}
