import TelltaleGraphics
import TelltaleInput
import TelltaleModel
import TelltaleSession
import TelltaleTestSupport
import Testing

/// What nobody can see is not answered, not left and not held.
@Suite struct HiddenTests {
  @Test(arguments: ShownKind.allCases, PressKind.allCases)
  func `a press that was on its way when the picture went is over`(front: ShownKind, way: PressKind)
  {
    var hand = front.armed()
    hand.goesDown(by: way)
    hand.wait(40)
    hand.send(.visibilityChanged(false, at: hand.now))
    hand.wait(3000)
    #expect(hand.answers.isEmpty && hand.closings.isEmpty, "nor is a held knob Back meanwhile")
    hand.send(.visibilityChanged(true, at: hand.now))
    hand.present()
    hand.wait(front.guardTime)
    hand.comesUp(by: way)
    #expect(hand.emitted.isEmpty)
    hand.wait(100)
    hand.presses(by: way)
    #expect(hand.emitted == ["gone"])
  }

  @Test(arguments: ShownKind.allCases, PressKind.allCases)
  func `nobody presses what they do not see`(front: ShownKind, way: PressKind) {
    var hand = front.armed()
    hand.send(.visibilityChanged(false, at: hand.now))
    hand.presses(by: way)
    hand.key(1)
    hand.key(158)
    hand.turn(1)
    #expect(hand.emitted.isEmpty && hand.answers.isEmpty && hand.closings.isEmpty)
  }

  // ALERT-HOME-EXITS-AND-CANCELS
  @Test(arguments: ShownKind.allCases)
  func `nobody goes Home from what they do not see`(front: ShownKind) {
    var hand = front.armed()
    hand.send(.visibilityChanged(false, at: hand.now))
    hand.key(172)
    #expect(hand.answers.isEmpty && hand.closings.isEmpty && !hand.effects.contains(.exitHome))
    #expect(hand.events.contains(.ignored(control: "home", .hidden)))
    hand.send(.visibilityChanged(true, at: hand.now))
    hand.key(172)
    #expect(hand.effects.contains(.exitHome))
  }

  @Test(arguments: ShownKind.allCases)
  func `what is back has to be seen for as long as at first`(front: ShownKind) {
    for (wait, result) in [(nil, []), (front.guardTime - 1, []), (front.guardTime, ["gone"])] {
      var hand = front.armed()
      hand.send(.visibilityChanged(false, at: hand.now))
      hand.wait(1000)
      hand.send(.visibilityChanged(true, at: hand.now))
      if let wait {
        hand.present()
        hand.wait(wait)
      } else {
        hand.wait(1000)
      }
      hand.presses(by: .touch)
      #expect(hand.emitted == result, "after \(wait ?? 0) ms on the glass")
    }
  }

  @Test(arguments: ShownKind.allCases)
  func `what is said to be seen again, and was all the time, goes on to take input`(
    front: ShownKind
  ) {
    var hand = front.armed()
    hand.send(.visibilityChanged(true, at: hand.now))
    hand.presses(by: .touch)
    #expect(hand.emitted == ["gone"])
  }

  @Test func `all the time that an alert was seen counts, however often it was hidden`() {
    var alert = Alert.retry
    alert.timeoutMilliseconds = 5000
    var hand = Hand(alert)
    // A second has passed.
    for _ in 0..<2 {
      hand.wait(1000)
      hand.send(.visibilityChanged(false, at: hand.now))
      hand.wait(60_000)
      hand.send(.visibilityChanged(true, at: hand.now))
      hand.present()
    }
    hand.wait(1999)
    #expect(hand.answers.isEmpty)
    hand.wait(1)
    #expect(hand.answers.map(\.outcome) == [.timedOut])
  }

  @Test func `another size of the display gives no more time`() {
    var alert = Alert.retry
    alert.timeoutMilliseconds = 5000
    var hand = Hand(alert)
    hand.wait(2000)
    hand.send(.resized(PixelSize(width: 800, height: 480)))
    hand.present()
    hand.wait(1999)
    #expect(hand.answers.isEmpty)
    hand.wait(1)
    #expect(hand.answers.map(\.outcome) == [.timedOut])
  }
}
