import TelltaleGraphics
import TelltaleInput
import TelltaleModel
import TelltaleSession
import TelltaleTestSupport
import Testing

/// Where the focus begins, and that it shows before it moves or does anything.
@Suite struct HiddenFocusTests {
  private static let three = Alert(
    title: "Which Way?",
    buttons: ["a", "b", "c"].map { AlertButton(id: $0, title: TextVariants(TextContent($0))) })

  // ALERT-DESTRUCTIVE-CANCEL-IS-DEFAULT
  @Test func `beside what destroys no field has the focus, and Return destroys nothing`() {
    var alert = Alert.delete
    alert.fields = [TextField(id: "name", placeholder: "Name")]
    var hand = Hand(alert)
    #expect(hand.session.focusedControl == "cancel")
    hand.key(200, text: "x")
    hand.key(28)
    #expect(hand.answers.map(\.outcome) == [.cancelled])
    #expect(hand.answers.map(\.fields) == [[""]], "what is typed goes to no field by itself")
  }

  @Test(arguments: [1, -1])
  func `the first detent shows the focus where it is`(detents: Int) {
    var hand = Hand(Self.three, profile: .sample(showsFocus: false))
    let start = hand.session.focusedControl
    let rest = hand.picture
    hand.turn(detents)
    #expect(hand.session.focusedControl == start)
    #expect(hand.picture != rest)
    hand.push()
    #expect(hand.answers.map(\.choice) == [start])
  }

  @Test func `of several detents at once all but the first move it`() {
    var seen = Hand(Self.three)
    for _ in 0..<3 where seen.session.focusedControl != "a" { seen.turn(-1) }
    var hidden = Hand(Self.three, profile: .sample(showsFocus: false))
    let start = hidden.session.focusedControl
    for _ in 0..<3 where seen.session.focusedControl != start { seen.turn(1) }
    seen.turn(1)
    hidden.turn(2)
    #expect(hidden.session.focusedControl == seen.session.focusedControl)
    #expect(hidden.session.focusedControl != start)
  }

  @Test(arguments: ShownKind.screens)
  func `on screens the first detent shows the focus where it is`(front: ShownKind) {
    var hand = front.armed(profile: .sample(showsFocus: false))
    hand.presses(by: .touch)
    #expect(hand.emitted == ["gone"])
    let start = hand.session.focusedControl
    let rest = hand.picture
    hand.turn(1)
    #expect(hand.session.focusedControl == start)
    #expect(hand.picture != rest)
  }

  @Test(arguments: ShownKind.allCases)
  func `a wheel or knob that did not turn shows nothing`(front: ShownKind) {
    var hand = front.opened(profile: .sample(showsFocus: false))
    hand.arm()
    let rest = hand.picture
    hand.turn(0)
    #expect(hand.picture == rest)
  }

  /// The focus shows only to those who steer it; a touch is done with that.
  private func touched(
    _ touch: (inout Hand) -> Void, profile: Profile = .sample(showsFocus: false)
  ) -> Hand {
    var hand = Hand(Self.three, profile: profile)
    hand.turn(1)
    touch(&hand)
    return hand
  }

  @Test func `a touch hides the focus, so that the next push only shows it`() {
    let corner = PixelPoint(x: 2, y: 2)
    var hand = touched { $0.tap(corner) }
    hand.push()
    #expect(hand.answers.isEmpty)
    hand.push()
    #expect(hand.answers.count == 1)
  }

  @Test func `where it always shows, a touch hides nothing`() {
    let corner = PixelPoint(x: 2, y: 2)
    var hand = touched({ $0.tap(corner) }, profile: .sample())
    hand.push()
    #expect(hand.answers.count == 1)
  }

  @Test func `a touch that does not count hides nothing`() {
    let corner = PixelPoint(x: 2, y: 2)
    var late = touched { hand in
      hand.does(.contactDown(contact: 0, at: corner), .touch, late: 300)
      hand.wait(400)
      hand.does(.contactUp(contact: 0, at: corner), .touch)
    }
    late.push()
    #expect(late.answers.count == 1)
    // While the knob is held a finger means nothing.
    var held = touched { hand in
      hand.does(.keyDown(KeyPress(code: 28)), .knob)
      hand.tap(corner)
    }
    let picture = held.picture
    held.does(.keyUp(KeyPress(code: 28)), .knob)
    #expect(held.answers.count == 1)
    var alone = touched { $0.does(.keyDown(KeyPress(code: 28)), .knob) }
    #expect(picture == alone.picture)
    alone.wait(1)
  }

  @Test func `on the page with keys a touch leaves the focus where it shows`() {
    var hand = Hand(.form(), profile: .sample(showsFocus: false), keyboard: .letters)
    hand.tap("f0")
    hand.present()
    hand.turn(1)
    hand.turn(1)
    let focus = hand.session.focusedControl
    hand.tap(PixelPoint(x: 2, y: 2))
    hand.turn(1)
    #expect(hand.session.focusedControl != focus)
  }
}
