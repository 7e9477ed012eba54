import TelltaleGraphics
import TelltaleInput
import TelltaleModel
import TelltaleSession
import TelltaleTestSupport
import Testing

/// Nothing is answered by accident.
@Suite struct AccidentTests {
  private func fresh(_ alert: Alert = .retry) -> Hand {
    var hand = Hand(environment: Environment(profile: .sample(), typesetter: GridTypesetter()))
    hand.ask(alert)
    return hand
  }

  @Test func `input before the first frame is on the glass does nothing`() {
    var hand = fresh()
    hand.tap("retry")
    hand.key(28)
    hand.key(1)
    hand.push()
    #expect(hand.answers.isEmpty)
  }

  @Test func `input within the guard does nothing, after it counts`() {
    var hand = fresh()
    hand.present()
    hand.wait(100)
    hand.tap("retry")
    #expect(hand.answers.isEmpty)
    // What a hand is at is not meant for what comes: the guard starts again with it.
    hand.wait(200)
    #expect(!hand.effects.contains(.armed))
    hand.wait(100)
    #expect(hand.effects.contains(.armed))
    hand.tap("retry")
    #expect(hand.answers.map(\.choice) == ["retry"])
  }

  @Test func `a destructive alert guards longer`() {
    var hand = fresh(.delete)
    hand.present()
    hand.wait(400)
    #expect(!hand.session.isArmed)
    hand.wait(100)
    #expect(hand.session.isArmed)
  }

  @Test func `a finger that was down before has to be lifted first`() throws {
    var hand = fresh()
    let frame = try #require(hand.session.glass.frame(ofControl: "retry"))
    let point = PixelPoint(x: frame.midX, y: frame.midY)
    hand.does(.contactDown(contact: 0, at: point), .touch)
    hand.arm()
    hand.does(.contactUp(contact: 0, at: point), .touch)
    #expect(hand.answers.isEmpty)
    hand.wait(100)
    hand.tap(point)
    #expect(hand.answers.count == 1)
  }

  @Test func `a key that was held before has to be released first`() {
    var hand = fresh()
    hand.does(.keyDown(KeyPress(code: 28)), .keys)
    hand.arm()
    hand.does(.keyDown(KeyPress(code: 28, isRepeat: true)), .keys)
    hand.does(.keyUp(KeyPress(code: 28)), .keys)
    #expect(hand.answers.isEmpty)
  }

  @Test func `events that come too late never activate`() throws {
    var hand = Hand(.retry)
    let frame = try #require(hand.session.glass.frame(ofControl: "retry"))
    let point = PixelPoint(x: frame.midX, y: frame.midY)
    hand.does(.contactDown(contact: 0, at: point), .touch, late: 300)
    hand.wait(80)
    hand.does(.contactUp(contact: 0, at: point), .touch, late: 300)
    #expect(hand.answers.isEmpty)
  }

  @Test func `a finger that slides off the button and back activates nothing`() throws {
    var hand = Hand(.retry)
    let frame = try #require(hand.session.glass.frame(ofControl: "retry"))
    let inside = PixelPoint(x: frame.midX, y: frame.midY)
    hand.does(.contactDown(contact: 0, at: inside), .touch)
    hand.wait(40)
    hand.does(.contactMoved(contact: 0, at: PixelPoint(x: 5, y: 5)), .touch)
    hand.wait(40)
    hand.does(.contactMoved(contact: 0, at: inside), .touch)
    hand.does(.contactUp(contact: 0, at: inside), .touch)
    #expect(hand.answers.isEmpty)
  }

  @Test func `a contact that was cancelled activates nothing`() throws {
    var hand = Hand(.retry)
    let frame = try #require(hand.session.glass.frame(ofControl: "retry"))
    hand.does(
      .contactDown(contact: 0, at: PixelPoint(x: frame.midX, y: frame.midY)), .touch)
    hand.wait(80)
    hand.does(.contactCancelled(contact: 0), .touch)
    #expect(hand.answers.isEmpty)
    hand.tap("retry")
    #expect(hand.answers.count == 1)
  }

  @Test func `a device that goes with its key down answers nothing`() {
    var hand = Hand(.retry)
    hand.does(.keyDown(KeyPress(code: 28)), .keys)
    hand.does(.detached(name: "keyboard"), .keys)
    hand.does(.keyUp(KeyPress(code: 28)), .keys)
    #expect(hand.answers.isEmpty)
  }

  @Test func `two fingers are a palm`() throws {
    var hand = Hand(.retry)
    let frame = try #require(hand.session.glass.frame(ofControl: "retry"))
    let point = PixelPoint(x: frame.midX, y: frame.midY)
    hand.does(.contactDown(contact: 0, at: point), .touch)
    hand.does(.contactDown(contact: 1, at: PixelPoint(x: 3, y: 3)), .touch)
    hand.wait(80)
    hand.does(.contactUp(contact: 1, at: PixelPoint(x: 3, y: 3)), .touch)
    hand.does(.contactUp(contact: 0, at: point), .touch)
    #expect(hand.answers.isEmpty)
  }

  @Test func `a storm of touches answers nothing until it is over`() {
    var hand = fresh()
    hand.present()
    // The guard passes while it rains.
    for index in 0..<60 {
      let point = PixelPoint(x: (index * 97) % 300, y: (index * 53) % 200)
      hand.does(.contactDown(contact: 0, at: point), .touch)
      hand.wait(10)
      hand.does(.contactUp(contact: 0, at: point), .touch)
      hand.wait(10)
    }
    hand.tap("retry")
    #expect(hand.answers.isEmpty)
    hand.wait(2100)
    hand.tap("retry")
    #expect(hand.answers.count == 1)
  }

  @Test func `a bouncing contact is one press`() throws {
    var hand = Hand(.retry)
    let frame = try #require(hand.session.glass.frame(ofControl: "retry"))
    let point = PixelPoint(x: frame.midX, y: frame.midY)
    hand.does(.contactDown(contact: 0, at: point), .touch)
    hand.wait(8)
    hand.does(.contactUp(contact: 0, at: point), .touch)
    hand.wait(6)
    hand.does(.contactDown(contact: 0, at: point), .touch)
    hand.wait(80)
    hand.does(.contactUp(contact: 0, at: point), .touch)
    #expect(hand.answers.map(\.choice) == ["retry"])
  }

  @Test func `a touch too short for a finger is none`() {
    var hand = Hand(.retry)
    let frame = hand.session.glass.frame(ofControl: "retry") ?? .empty
    hand.tap(PixelPoint(x: frame.midX, y: frame.midY), for: 10)
    #expect(hand.answers.isEmpty)
  }

  @Test func `a press that went down on another size of screen is over`() throws {
    var hand = Hand(.retry)
    let frame = try #require(hand.session.glass.frame(ofControl: "retry"))
    let point = PixelPoint(x: frame.midX, y: frame.midY)
    hand.does(.contactDown(contact: 0, at: point), .touch)
    hand.wait(50)
    hand.send(.resized(PixelSize(width: 1280, height: 721)))
    hand.arm()
    hand.does(.contactUp(contact: 0, at: point), .touch)
    #expect(hand.answers.isEmpty)
  }

  @Test func `a dialog that nobody sees takes no input and does not time out`() {
    var alert = Alert.retry
    alert.timeoutMilliseconds = 5000
    var hand = Hand(alert)
    hand.send(.visibilityChanged(false, at: hand.now))
    hand.key(28)
    hand.wait(60_000)
    #expect(hand.answers.isEmpty)
    hand.send(.visibilityChanged(true, at: hand.now))
    hand.arm()
    hand.key(28)
    #expect(hand.answers.count == 1)
  }

  @Test func `a touch too short leaves knob and keys as they were`() {
    for answer in ["knob", "keys"] {
      var hand = Hand(.retry)
      let frame = hand.session.glass.frame(ofControl: "retry") ?? .empty
      hand.tap(PixelPoint(x: frame.midX, y: frame.midY), for: 10)
      if answer == "knob" { hand.push() } else { hand.key(28) }
      #expect(hand.answers.map(\.choice) == ["retry"], "\(answer)")
    }
  }

  @Test func `a press that was in time is in time, however late it is handled`() {
    var alert = Alert.retry
    alert.timeoutMilliseconds = 3000
    var hand = Hand(alert)
    // Shown at 1000 ms on the hand's clock, so it times out at 4000; now it is 2000.
    hand.wait(1900)
    hand.does(.keyDown(KeyPress(code: 28)), .keys)
    hand.now = hand.now.advanced(byMilliseconds: 60)
    hand.does(.keyUp(KeyPress(code: 28)), .keys, late: 100)
    #expect(hand.answers.map(\.choice) == ["retry"])
  }

  @Test func `moisture takes nothing from the knob`() {
    var hand = Hand(.delete, profile: .sample(showsFocus: false))
    func rain(_ hand: inout Hand) {
      for index in 0..<30 {
        hand.does(.contactDown(contact: 0, at: PixelPoint(x: index, y: 5)), .touch)
        hand.wait(5)
        hand.does(.contactUp(contact: 0, at: PixelPoint(x: index, y: 5)), .touch)
        hand.wait(5)
      }
    }
    rain(&hand)
    hand.turn(1)
    hand.turn(1)
    rain(&hand)
    hand.push()
    #expect(hand.answers.map(\.choice) == ["delete"])
  }

  @Test func `time that a dialog was seen counts on after it was hidden`() {
    var alert = Alert.retry
    alert.timeoutMilliseconds = 5000
    var hand = Hand(alert)
    hand.wait(2000)
    hand.send(.visibilityChanged(false, at: hand.now))
    hand.wait(60_000)
    hand.send(.visibilityChanged(true, at: hand.now))
    hand.present()
    hand.wait(1900)
    #expect(hand.answers.isEmpty)
    hand.wait(200)
    #expect(hand.answers.map(\.outcome) == [.timedOut])
  }

  @Test func `a key on the rim of a touchscreen makes no keyboard of it`() {
    let layout = KeyboardLayout(pages: [
      KeyboardPage(name: "ABC", rows: [[KeyCap(plain: "q", shifted: "Q")]])
    ])
    var hand = Hand(.form(), keyboard: layout)
    let touch = DeviceID(1)
    for kind in [InputKind.touch, .keys] {
      hand.send(
        .input(
          InputEvent(
            device: touch, kind: kind, time: hand.now,
            occurrence: kind == .touch
              ? .attached(name: "panel") : .keyDown(KeyPress(code: 139))),
          handledAt: hand.now))
    }
    hand.wait(50)
    hand.tap("f0")
    #expect(hand.session.glass.frame(ofControl: "done") != nil)
  }
}
