import TelltaleGraphics
import TelltaleInput
import TelltaleModel
import TelltaleSession
import TelltaleTestSupport
import Testing

/// Much that comes in one moment: what came first counts, and nothing twice.
@Suite struct SameMomentTests {
  private let enter = KeyPress(code: 28)
  private let escape = KeyPress(code: 1)

  @Test func `two hands in one moment give one answer, that of the first to finish`() {
    var hand = Hand(.retry)
    hand.does(.keyDown(enter), .knob)
    hand.wait(60)
    hand.does(.keyUp(enter), .knob)
    hand.does(.keyDown(escape), .keys)
    hand.does(.keyUp(escape), .keys)
    #expect(hand.answers.map(\.outcome) == [.chosen])

    hand = Hand(.retry)
    hand.does(.keyDown(enter), .knob)
    hand.wait(60)
    hand.does(.keyDown(escape), .keys)
    hand.does(.keyUp(enter), .knob)
    hand.does(.keyUp(escape), .keys)
    #expect(hand.answers.count == 1)
  }

  @Test func `an answer and its withdrawal in one moment are one outcome, the first`() {
    for isWithdrawnFirst in [true, false] {
      var hand = Hand(Scene.app([("main", Screen(content: []))]))
      hand.tell(.ask(Question(id: 3, alert: .retry, language: "en")))
      hand.arm()
      hand.does(.keyDown(enter), .keys)
      hand.wait(60)
      if isWithdrawnFirst { hand.tell(.withdraw(3)) }
      hand.does(.keyUp(enter), .keys)
      if !isWithdrawnFirst { hand.tell(.withdraw(3)) }
      #expect(hand.answers.map(\.outcome) == [isWithdrawnFirst ? .withdrawn : .chosen])
    }
  }

  @Test func `what is due in one moment comes once each, in the order of the screen`() {
    let count = 200
    let tables = (0..<count).map { number in
      Element.table(
        Table(
          rows: .numbered(0..<1), source: DataSource("s\(number)", isAsync: false),
          refresh: .every(milliseconds: 2000)))
    }
    var hand = Hand(Scene.app([("main", Screen(content: tables))]))
    let before = hand.events.count
    hand.now = hand.now.advanced(byMilliseconds: 2000)
    hand.send(.elapsed(hand.now))
    let wanted = hand.events.dropFirst(before).compactMap { event -> String? in
      if case .wanted(let source) = event { "\(source)" } else { nil }
    }
    #expect(wanted == (0..<count).map { "s\($0)" })
  }

  @Test func `a finger that is told of eight times a millisecond is pressed and lifted once`() {
    var hand = Hand(.retry)
    let point = hand.middle(of: "retry")
    hand.does(.contactDown(contact: 0, at: point), .touch)
    for step in 0..<4000 {
      hand.now = Instant(microseconds: hand.now.microseconds + 125)
      let near = PixelPoint(x: point.x + step % 2, y: point.y)
      hand.does(.contactMoved(contact: 0, at: near), .touch)
    }
    hand.does(.contactUp(contact: 0, at: point), .touch)
    #expect(hand.answers.map(\.choice) == ["retry"])
  }
}
