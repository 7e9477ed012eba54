import TelltaleGraphics
import TelltaleInput
import TelltaleModel
import TelltaleSession
import TelltaleTestSupport
import Testing

@Suite struct FocusTests {
  @Test func `focus starts on the default button`() {
    #expect(Hand(.delete).session.focusedControl == "cancel")
    #expect(Hand(.retry).session.focusedControl == "retry")
    #expect(Hand(.form()).session.focusedControl == "f0")
  }

  @Test func `a knob moves the focus a control each detent, and round at the ends`() {
    var hand = Hand(.retry)
    hand.turn(1)
    #expect(hand.session.focusedControl == "cancel")
    hand.turn(1)
    #expect(hand.session.focusedControl == "retry")
    hand.turn(-1)
    #expect(hand.session.focusedControl == "cancel")
    hand.turn(-9)
    #expect(hand.session.focusedControl == "retry")
  }

  @Test func `a push activates what is focused, not the default button`() {
    var hand = Hand(.delete)
    hand.turn(1)
    hand.push()
    #expect(hand.answers.map(\.choice) == ["delete"])
  }

  @Test func `a push held long is Back`() {
    var hand = Hand(.retry)
    hand.push(for: 900)
    #expect(hand.answers.map(\.outcome) == [.cancelled])
    #expect(hand.answers.count == 1)
  }

  @Test func `turning while pressed is neither`() {
    var hand = Hand(.retry)
    hand.does(.keyDown(KeyPress(code: 28)), .knob)
    hand.turn(-1)
    hand.does(.keyUp(KeyPress(code: 28)), .knob)
    #expect(hand.answers.isEmpty)
  }

  @Test func `the centre of a remote activates what is focused`() {
    var hand = Hand(.delete)
    hand.remote(106)
    #expect(hand.session.focusedControl == "delete")
    hand.remote(28)
    #expect(hand.answers.map(\.choice) == ["delete"])
  }

  @Test func `Tab goes round`() {
    var hand = Hand(.retry)
    hand.key(15)
    #expect(hand.session.focusedControl == "cancel")
    hand.key(15)
    #expect(hand.session.focusedControl == "retry")
  }

  @Test func `arrows go where they point`() {
    var hand = Hand(.retry)
    hand.key(106)
    #expect(hand.session.focusedControl == "retry")
    hand.key(105)
    #expect(hand.session.focusedControl == "cancel")
  }

  @Test func `in a right-to-left row the arrows still go where they point`() {
    var hand = Hand(.retry, language: "ar")
    #expect(hand.session.focusedControl == "retry")
    hand.key(106)
    #expect(hand.session.focusedControl == "cancel")
  }

  @Test func `a focus that does not show is shown first`() {
    var hand = Hand(.delete, profile: .sample(showsFocus: false))
    hand.push()
    #expect(hand.answers.isEmpty)
    hand.push()
    #expect(hand.answers.map(\.outcome) == [.cancelled])
  }

  @Test func `a pointer clicks, and its wheel moves no focus`() throws {
    var hand = Hand(.retry)
    hand.does(.turned(detents: -1), .pointer)
    #expect(hand.session.focusedControl == "retry")
    let frame = try #require(hand.session.glass.frame(ofControl: "cancel"))
    let point = PixelPoint(x: frame.midX, y: frame.midY)
    hand.does(.pointerMoved(at: point), .pointer)
    hand.does(.pointerDown(at: point), .pointer)
    hand.wait(5)
    hand.does(.pointerUp(at: point), .pointer)
    #expect(hand.answers.map(\.outcome) == [.cancelled])
  }

  @Test func `text that scrolls is read to its end by the knob before the focus goes on`() throws {
    let alert = Alert(
      title: "Route Not Loaded",
      message: TextContent(String(repeating: "It is a long story. ", count: 120)),
      buttons: [AlertButton(id: "ok", title: "OK")])
    var hand = Hand(alert)
    #expect(hand.session.focusedControl == "ok")
    hand.turn(-1)
    #expect(hand.session.focusedControl == "text")
    let before = hand.session
    hand.turn(1)
    #expect(hand.session.focusedControl == "text")
    #expect(hand.session != before)
    for _ in 0..<80 where hand.session.focusedControl == "text" { hand.turn(1) }
    #expect(hand.session.focusedControl == "ok")
    let area = try #require(hand.session.placement?.areas.first)
    #expect(area.offset == area.maximumOffset)
    hand.push()
    #expect(hand.answers.map(\.choice) == ["ok"])
  }
}
