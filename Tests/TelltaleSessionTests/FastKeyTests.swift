import TelltaleGraphics
import TelltaleInput
import TelltaleModel
import TelltaleSession
import TelltaleTestSupport
import Testing

/// Keys faster than fingers: scanners and security keys that nobody told us of.
@Suite struct FastKeyTests {
  private func scan(_ count: Int, every milliseconds: Int, into hand: inout Hand) {
    for index in 0..<count {
      hand.fast(UInt16(2 + index % 9), milliseconds, text: "\(1 + index % 9)")
    }
    hand.fast(28, milliseconds)
  }

  private func ignored(_ hand: Hand) -> [IgnoredReason] {
    hand.events.compactMap { if case .ignored(_, let reason) = $0 { reason } else { nil } }
  }

  @Test(arguments: [(13, 15), (44, 4), (3, 10), (20, 30)])
  func `a code and its Enter answer nothing, and that is told`(count: Int, milliseconds: Int) {
    var hand = Hand(.notice)
    scan(count, every: milliseconds, into: &hand)
    #expect(hand.answers.isEmpty)
    #expect(ignored(hand) == [.fast])
    hand.wait(100)
    hand.key(28)
    #expect(hand.answers.count == 1, "a hand that comes after it is heard")
  }

  @Test func `who types as fast as anybody and presses Return is heard`() {
    var hand = Hand(.form())
    // 18 keys a second.
    for _ in 0..<40 { hand.fast(30, 55, text: "a") }
    hand.fast(28, 55)
    #expect(hand.answers.count == 1)
  }

  @Test func `a code goes into the field that has the focus, and its Enter answers nothing`() {
    var hand = Hand(.form())
    scan(8, every: 10, into: &hand)
    #expect(hand.answers.isEmpty)
    hand.wait(200)
    hand.key(28)
    #expect(hand.answers.map(\.fields) == [["12345678"]])
  }

  @Test func `a held key repeats and is no scanner`() {
    var hand = Hand(.notice)
    hand.does(.keyDown(KeyPress(code: 15)), .keys)
    for _ in 0..<9 {
      hand.wait(10)
      hand.does(.keyDown(KeyPress(code: 15, isRepeat: true)), .keys)
    }
    hand.does(.keyUp(KeyPress(code: 15)), .keys)
    hand.key(28)
    #expect(hand.answers.count == 1)
  }

  @Test func `what was scanned is told to the application, whoever is asked meanwhile`() {
    var hand = Hand(.notice)
    hand.does(.scanned(code: "4006381333931"), .keys)
    #expect(hand.events == [.scanned("4006381333931")])
    #expect(hand.answers.isEmpty)
  }

  @Test func `a scanner is no keyboard, and a pad of digits is one for numbers`() {
    for (writing, keyboard, isOnScreen) in [
      (DeviceUse.Writing.codes, FieldKeyboard.text, true), (.codes, .number, true),
      (.digits, .text, true), (.digits, .number, false), (.letters, .text, false),
    ] {
      var alert = Alert.form()
      alert.fields[0].keyboard = keyboard
      var hand = Hand(alert, keyboard: .letters)
      hand.does(.attached(name: "device", writing: writing), .keys)
      hand.tap("f0")
      #expect(
        (hand.session.frame(ofControl: "done") != nil) == isOnScreen, "\(writing) \(keyboard)")
    }
  }

  @Test func `a stuck contact of one device stops no finger on another`() {
    var hand = Hand(.notice)
    let stuck = InputEvent(
      device: DeviceID(99), kind: .touch, time: hand.now,
      occurrence: .contactDown(contact: 1, at: PixelPoint(x: 3, y: 3)))
    hand.send(.input(stuck, handledAt: hand.now))
    hand.tap("ok")
    #expect(hand.answers.count == 1)
  }
}

extension Hand {
  /// A key that is down for a third of the time until the next.
  fileprivate mutating func fast(_ code: UInt16, _ milliseconds: Int, text: String = "") {
    does(.keyDown(KeyPress(code: code, text: text)), .keys)
    wait(milliseconds / 3)
    does(.keyUp(KeyPress(code: code)), .keys)
    wait(milliseconds - milliseconds / 3)
  }
}
