import TelltaleGraphics
import TelltaleInput
import TelltaleModel
import TelltaleSession
import TelltaleTestSupport
import Testing

/// What comes in too late to be meant for what is shown now does nothing: 250 ms late is in time.
@Suite struct LateEventTests {
  private static let delays: [(late: Int, counts: Bool)] = [(250, true), (251, false)]

  @Test(arguments: ShownKind.allCases, PressKind.allCases)
  func `a press that comes in late`(front: ShownKind, way: PressKind) {
    for delay in Self.delays {
      var hand = front.armed()
      hand.wait(100)
      hand.goesDown(by: way, late: delay.late)
      hand.wait(60)
      hand.comesUp(by: way)
      #expect(hand.emitted == (delay.counts ? ["gone"] : []), "\(delay.late) ms late")
    }
  }

  @Test(arguments: ShownKind.allCases, PressKind.allCases)
  func `a release that comes in late`(front: ShownKind, way: PressKind) {
    for delay in Self.delays {
      var hand = front.armed()
      hand.goesDown(by: way)
      hand.wait(60)
      hand.comesUp(by: way, late: delay.late)
      #expect(hand.emitted == (delay.counts ? ["gone"] : []), "\(delay.late) ms late")
      hand.wait(60)
      hand.presses(by: way)
      #expect(hand.emitted.last == "gone" || delay.counts, "and the next one is as any other")
    }
  }

  @Test func `a turn that comes in late`() {
    for delay in Self.delays {
      var hand = Hand(.retry)
      hand.does(.turned(detents: -1), .knob, late: delay.late)
      #expect(hand.session.focusedControl == (delay.counts ? "cancel" : "retry"))
    }
  }

  // ALERT-HOME-EXITS-AND-CANCELS
  @Test(arguments: ShownKind.allCases)
  func `Home that comes in late`(front: ShownKind) {
    for delay in Self.delays {
      var hand = front.armed()
      hand.does(.keyDown(KeyPress(code: 172)), .keys, late: delay.late)
      #expect(hand.effects.contains(.exitHome) == delay.counts, "\(delay.late) ms late")
      #expect(hand.answers.isEmpty || delay.counts)
    }
  }

  @Test func `what was due before a press comes before it`() {
    var alert = Alert.retry
    alert.timeoutMilliseconds = 3000
    for (wait, outcome) in [(1999, Answer.Outcome.chosen), (2000, .timedOut)] {
      // It has been on the glass for a second.
      var hand = Hand(alert)
      hand.now = hand.now.advanced(byMilliseconds: wait)
      hand.does(.keyDown(KeyPress(code: 28)), .keys)
      hand.now = hand.now.advanced(byMilliseconds: 60)
      hand.does(.keyUp(KeyPress(code: 28)), .keys)
      #expect(hand.answers.map(\.outcome) == [outcome], "after \(wait) ms")
    }
  }
}
