import TelltaleGraphics
import TelltaleInput
import TelltaleModel
import TelltaleSession
import TelltaleTestSupport
import Testing

/// What a hand is in the midst of answers no question that comes meanwhile.
@Suite struct BusyHandTests {
  /// Someone is at something, and a question with a likely button comes.
  private func asked(_ profile: Profile = .sample()) -> Hand {
    var hand = Hand(
      environment: Environment(profile: profile, typesetter: GridTypesetter(), reducesMotion: true))
    hand.ask(.retry)
    hand.present()
    return hand
  }

  @Test func `running text chooses nothing, at nine keys a second`() {
    var hand = asked()
    for _ in 0..<40 {
      hand.wait(111)
      hand.key(57)
      hand.key(28)
    }
    #expect(hand.answers.isEmpty)
    hand.wait(300)
    hand.key(28)
    #expect(hand.answers.map(\.choice) == ["retry"])
  }

  @Test func `nor does a knob that is still turning`() {
    var hand = asked()
    for _ in 0..<10 {
      hand.turn(1)
      hand.wait(100)
      hand.push()
    }
    #expect(hand.answers.isEmpty)
    hand.wait(300)
    hand.turn(1)
    hand.push()
    #expect(hand.answers.count == 1)
  }

  @Test func `nor do fingers that drum`() {
    var hand = asked()
    for _ in 0..<10 {
      hand.tap("retry")
      hand.wait(200)
    }
    #expect(hand.answers.isEmpty)
    hand.wait(300)
    hand.tap("retry")
    #expect(hand.answers.map(\.choice) == ["retry"])
  }

  @Test func `a pointer that only moves keeps nobody from answering`() {
    var hand = asked()
    for _ in 0..<30 {
      hand.does(.pointerMoved(at: PixelPoint(x: 5, y: 5)), .pointer)
      hand.wait(10)
    }
    hand.key(28)
    #expect(hand.answers.map(\.choice) == ["retry"])
  }
}

/// A question with a limit of time does not end under a hand that is at it.
@Suite struct TimeLimitTests {
  private func limited(_ alert: Alert = .retry) -> Hand {
    var alert = alert
    alert.timeoutMilliseconds = 5000
    return Hand(alert)
  }

  @Test func `the limit starts anew with what a hand does`() {
    var hand = limited()
    hand.wait(3500)
    hand.does(.turned(detents: 1), .knob)
    let turned = hand.now
    hand.wait(4900)
    #expect(hand.answers.isEmpty)
    hand.wait(5000 - hand.now.milliseconds(since: turned))
    #expect(hand.answers.map(\.outcome) == [.timedOut])
  }

  @Test func `typing goes on past it, and four times the limit is the longest`() {
    var hand = limited(.form())
    // It has been on the glass for a second.
    let start = hand.now.advanced(byMilliseconds: -1000)
    while hand.answers.isEmpty, hand.now.milliseconds(since: start) < 60_000 {
      hand.key(30, text: "a")
      hand.wait(440)
    }
    let milliseconds = hand.now.milliseconds(since: start)
    #expect(hand.answers.map(\.outcome) == [.timedOut])
    #expect((19_000...21_000).contains(milliseconds), "\(milliseconds) ms")
    #expect(hand.answers.first?.fields.first?.count ?? 0 > 20)
  }

  @Test func `a press in progress is not overtaken`() {
    var hand = limited()
    hand.wait(3900)
    let point = hand.middle(of: "cancel")
    hand.does(.contactDown(contact: 0, at: point), .touch)
    hand.wait(6000)
    #expect(hand.answers.isEmpty)
    hand.does(.contactUp(contact: 0, at: point), .touch)
    #expect(hand.answers.map(\.outcome) == [.cancelled])
  }

  @Test func `a contact that never ends keeps no question for ever`() {
    var hand = limited()
    hand.does(.contactDown(contact: 0, at: hand.middle(of: "cancel")), .touch)
    hand.wait(25_000)
    #expect(hand.answers.map(\.outcome) == [.timedOut])
  }
}

/// A contact that lies somewhere and does nothing stops no finger.
@Suite struct RestingFingerTests {
  private let ground = PixelPoint(x: 3, y: 3)

  /// Beside a sheet is no empty ground: that stands for its Cancel.
  @Test(arguments: [ShownKind.alert, .screen, .modal])
  func `a thumb on empty ground leaves the next finger alone`(front: ShownKind) {
    var hand = front.armed()
    hand.does(.contactDown(contact: 7, at: ground), .touch)
    hand.wait(310)
    hand.goesDown(by: .touch)
    hand.wait(60)
    hand.comesUp(by: .touch)
    #expect(hand.emitted == ["gone"])
  }

  @Test(arguments: ShownKind.allCases)
  func `a finger that has rested on a control for a second does so too`(front: ShownKind) {
    for (rest, result) in [(900, []), (1100, ["gone"])] {
      var hand = front.armed()
      hand.does(.contactDown(contact: 7, at: hand.middle(of: "go")), .touch)
      hand.wait(rest)
      hand.goesDown(by: .touch, contact: 8)
      hand.wait(60)
      hand.comesUp(by: .touch, contact: 8)
      hand.does(.contactUp(contact: 7, at: hand.middle(of: "go")), .touch)
      #expect(hand.emitted == result, "after \(rest) ms")
    }
  }

  /// Its contacts come together, and most of the display is empty ground.
  @Test(arguments: [ShownKind.alert, .screen, .modal])
  func `a palm that comes down on nothing first chooses nothing`(front: ShownKind) {
    var hand = front.armed()
    hand.does(.contactDown(contact: 7, at: ground), .touch)
    hand.wait(10)
    hand.goesDown(by: .touch, contact: 8)
    hand.wait(60)
    hand.comesUp(by: .touch, contact: 8)
    #expect(hand.emitted.isEmpty)
  }

  @Test(arguments: [ShownKind.alert, .screen, .modal])
  func `nor does a thumb stop the knob`(front: ShownKind) {
    var hand = front.armed()
    hand.does(.contactDown(contact: 7, at: ground), .touch)
    hand.wait(400)
    for _ in 0..<4 where hand.session.focusedControl != "go" || !hand.session.isArmed {
      hand.turn(1)
    }
    hand.push()
    hand.push()
    #expect(hand.emitted.first == "gone")
  }

  @Test func `a thumb that trembles lets a question be answered`() {
    var hand = Hand(
      environment: Environment(
        profile: .sample(), typesetter: GridTypesetter(), reducesMotion: true))
    hand.ask(.retry)
    hand.present()
    hand.does(.contactDown(contact: 7, at: ground), .touch)
    for step in 0..<60 {
      hand.wait(50)
      hand.does(.contactMoved(contact: 7, at: PixelPoint(x: 3 + step % 3, y: 3)), .touch)
    }
    hand.key(28)
    #expect(hand.answers.map(\.choice) == ["retry"])
  }

  @Test(arguments: ShownKind.allCases)
  func `five contacts over a control choose nothing`(front: ShownKind) {
    var hand = front.armed()
    let point = hand.middle(of: "go")
    for contact in 0..<5 { hand.does(.contactDown(contact: contact, at: point), .touch) }
    hand.wait(2000)
    for contact in 0..<5 { hand.does(.contactUp(contact: contact, at: point), .touch) }
    #expect(hand.emitted.isEmpty && hand.answers.isEmpty)
  }
}
