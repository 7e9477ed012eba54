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

  /// What the bus of a scanner adds to its keys, in milliseconds.
  private static let unsteady = [0, 8, -6, 3, -9, 5, 9, -8]

  @Test(arguments: [(4, 36), (8, 50), (13, 36), (13, 43), (13, 50), (40, 40)], [false, true])
  func `a slow code in a field is known by its evenness, and its Enter answers nothing`(
    _ code: (count: Int, milliseconds: Int), isUnsteady: Bool
  ) {
    var hand = Hand(.form())
    for index in 0...code.count {
      let late = isUnsteady ? Self.unsteady[index % Self.unsteady.count] : 0
      let isEnd = index == code.count
      hand.fast(
        isEnd ? 28 : UInt16(2 + index % 9), code.milliseconds + late, text: isEnd ? "" : "7")
    }
    #expect(hand.answers.isEmpty)
    #expect(ignored(hand) == [.fast])
    hand.wait(200)
    hand.key(28)
    #expect(hand.answers.map(\.fields) == [[String(repeating: "7", count: code.count)]])
  }

  @Test(arguments: [1, 2, 3, 5], [36, 50])
  func `a code where nothing can be typed into answers nothing, however short and slow it is`(
    count: Int, milliseconds: Int
  ) {
    var hand = Hand(.notice)
    scan(count, every: milliseconds, into: &hand)
    #expect(hand.answers.isEmpty)
    #expect(ignored(hand) == [.fast])
    hand.wait(100)
    hand.key(28)
    #expect(hand.answers.count == 1)
  }

  @Test func `a space and a Tab in a slow code press and move nothing`() {
    var hand = Hand(.notice)
    for code in [30, 57, 31, 15, 1, 32, 28] as [UInt16] { hand.fast(code, 45) }
    #expect(hand.answers.isEmpty)
    #expect(ignored(hand) == [.fast, .fast])
  }

  @Test(arguments: [
    // Rolled: two keys at once, then a way. 21 keys a second.
    [15, 80], [20, 20, 100], [38, 58, 30, 64],
  ])
  func `fingers as fast as a slow scanner are uneven, and are heard`(times: [Int]) {
    var hand = Hand(.form())
    for index in 0..<30 { hand.fast(UInt16(16 + index % 8), times[index % times.count], text: "a") }
    hand.wait(60)
    hand.key(28)
    #expect(hand.answers.count == 1)
  }

  @Test func `fingers that overlap are heard, however even they are`() {
    var hand = Hand(.form())
    for index in 0..<12 {
      hand.does(.keyDown(KeyPress(code: UInt16(16 + index % 8), text: "a")), .keys)
      hand.wait(20)
      if index > 0 { hand.does(.keyUp(KeyPress(code: UInt16(16 + (index - 1) % 8))), .keys) }
      hand.wait(24)
    }
    hand.does(.keyDown(KeyPress(code: 28)), .keys)
    hand.wait(44)
    hand.does(.keyUp(KeyPress(code: 28)), .keys)
    #expect(hand.answers.count == 1)
  }

  @Test
  func `a key that is brushed beside Return, and one a moment before it, keep nobody waiting`() {
    var hand = Hand(.notice)
    hand.does(.keyDown(KeyPress(code: 40)), .keys)
    hand.wait(10)
    hand.key(28)
    #expect(hand.answers.count == 1)
    var second = Hand(.notice)
    second.fast(30, 100)
    second.key(28)
    #expect(second.answers.count == 1)
  }

  @Test(arguments: [15, 108] as [UInt16], [36, 40, 50])
  func `an encoder that makes Tabs or arrows is turned by a hand, and the key after them counts`(
    code: UInt16, milliseconds: Int
  ) {
    let buttons = (0..<3).map { AlertButton(id: "b\($0)", title: "Button") }
    var hand = Hand(Alert(title: "Where To?", buttons: buttons))
    let first = hand.session.focusedControl
    for _ in 0..<7 { hand.fast(code, milliseconds) }
    #expect(hand.session.focusedControl != first)
    #expect(ignored(hand).isEmpty)
    hand.key(57)
    #expect(hand.answers.count == 1)
  }

  @Test func `a modifier long after a code is no key of it, and what it is held for counts`() {
    var hand = Hand(.notice)
    for code in [30, 31, 32] as [UInt16] { hand.fast(code, 60) }
    hand.wait(200)
    hand.does(.keyDown(KeyPress(code: 42)), .keys)
    hand.key(28, held: [42])
    #expect(hand.answers.count == 1)
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
      (DeviceUse.Writing.codes(layout: "us"), FieldKeyboard.text, true),
      (.codes(layout: "us"), .number, true),
      (.digits, .text, true), (.digits, .number, false), (.letters, .text, false),
    ] {
      var alert = Alert.form()
      alert.fields[0].keyboard = keyboard
      var hand = Hand(alert, keyboard: .letters)
      hand.does(.attached(name: "device", writing: writing), .keys)
      hand.tap("f0")
      #expect(
        (hand.session.glass.frame(ofControl: "done") != nil) == isOnScreen, "\(writing) \(keyboard)"
      )
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
