import TelltaleInput
import TelltaleModel
import TelltaleSession
import TelltaleTestSupport
import Testing

/// A key whose contact bounces was pressed once.
@Suite struct KeyBounceTests {
  private static let names = ["a", "b", "c", "d"]

  private func question() -> Hand {
    let buttons = Self.names.map { AlertButton(id: $0, title: TextVariants(TextContent($0))) }
    return Hand(Alert(title: "Which Way?", buttons: buttons))
  }

  private func screen() -> Hand {
    let buttons = Self.names.map {
      Element.button(Button(id: $0, title: TextVariants(TextContent($0)), action: .emit($0)))
    }
    return Hand(Scene.app([("main", Screen(content: buttons))]))
  }

  private func both() -> [Hand] { [question(), screen()] }

  private func tab(_ hand: inout Hand, for milliseconds: Int = 40) {
    hand.does(.keyDown(KeyPress(code: 15)), .keys)
    hand.wait(milliseconds)
    hand.does(.keyUp(KeyPress(code: 15)), .keys)
  }

  @Test(arguments: [(0, 1), (24, 1), (25, 2), (60, 2)])
  func `a key that is back within 25 ms has bounced, one that is back later was pressed again`(
    pause: Int, moves: Int
  ) {
    for start in both() {
      var expected = start
      for _ in 0..<moves { expected.key(15) }
      var hand = start
      tab(&hand)
      hand.wait(pause)
      tab(&hand)
      #expect(hand.session.focusedControl == expected.session.focusedControl)
    }
  }

  @Test func `however often a key bounces, the focus moves once`() {
    for start in both() {
      var expected = start
      expected.key(15)
      var hand = start
      for _ in 0..<6 {
        tab(&hand, for: 4)
        hand.wait(4)
      }
      #expect(hand.session.focusedControl == expected.session.focusedControl)
    }
  }

  @Test func `another key right after it has not bounced`() {
    for start in both() {
      var expected = start
      expected.key(15)
      var hand = start
      tab(&hand)
      hand.wait(2)
      hand.key(57)
      let name = expected.session.focusedControl
      #expect(hand.answers.map(\.choice) == [name] || hand.emitted == [name])
    }
  }

  @Test(arguments: ShownKind.allCases)
  func `a key that bounced and was lost counts when it is pressed again`(front: ShownKind) {
    var hand = front.seenAnew()
    hand.wait(front.guardTime - 60)
    hand.goesDown(by: .keys)
    hand.wait(30)
    hand.comesUp(by: .keys)
    hand.wait(10)
    hand.goesDown(by: .keys)
    hand.does(.keysCancelled, .keys)
    hand.wait(500)
    #expect(hand.emitted.isEmpty)
    hand.presses(by: .keys)
    #expect(hand.emitted == ["gone"])
  }
}
