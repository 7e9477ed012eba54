import TelltaleGraphics
import TelltaleInput
import TelltaleModel
import TelltaleSession
import TelltaleTestSupport
import Testing

/// Which touches are a finger's. Devices never give a contact's number again.
@Suite struct ContactTests {
  @Test(arguments: ShownKind.allCases)
  func `contacts that were cancelled leave the next finger alone`(front: ShownKind) {
    var hand = front.armed()
    for contact in 0..<3 {
      hand.goesDown(by: .touch, contact: contact)
      hand.wait(40)
      hand.does(.contactCancelled(contact: contact), .touch)
      hand.wait(40)
    }
    #expect(hand.emitted.isEmpty)
    hand.goesDown(by: .touch, contact: 3)
    hand.wait(60)
    hand.comesUp(by: .touch, contact: 3)
    #expect(hand.emitted == ["gone"])
  }

  @Test(arguments: ShownKind.allCases)
  func `a touchscreen that went with a finger on it leaves the next one alone`(front: ShownKind) {
    var hand = front.armed()
    hand.goesDown(by: .touch)
    hand.wait(40)
    hand.does(.detached(name: "panel"), .touch)
    hand.wait(40)
    let point = hand.middle(of: "go")
    hand.other(.contactDown(contact: 0, at: point))
    hand.wait(60)
    hand.other(.contactUp(contact: 0, at: point))
    #expect(hand.emitted == ["gone"])
  }

  @Test(arguments: ShownKind.allCases)
  func `a touch counts from 30 ms on`(front: ShownKind) {
    for (time, result) in [(29, []), (30, ["gone"])] {
      var hand = front.armed()
      hand.goesDown(by: .touch)
      hand.wait(time)
      hand.comesUp(by: .touch)
      hand.wait(500)
      #expect(hand.emitted == result, "\(time) ms")
    }
  }

  @Test(arguments: ShownKind.allCases)
  func `a finger that is back within 25 ms never left`(front: ShownKind) {
    for (pause, result) in [(25, ["gone"]), (26, [])] {
      var hand = front.armed()
      hand.goesDown(by: .touch)
      hand.wait(20)
      hand.comesUp(by: .touch)
      hand.wait(pause)
      // Neither of the two is long enough by itself.
      hand.goesDown(by: .touch, contact: 1)
      hand.wait(20)
      hand.comesUp(by: .touch, contact: 1)
      hand.wait(500)
      #expect(hand.emitted == result, "\(pause) ms")
    }
  }

  @Test(arguments: ShownKind.allCases)
  func `nor has it left though nobody looked at the clock`(front: ShownKind) {
    for (pause, result) in [(25, ["gone"]), (26, [])] {
      var hand = front.armed()
      hand.goesDown(by: .touch)
      hand.now = hand.now.advanced(byMilliseconds: 20)
      hand.comesUp(by: .touch)
      hand.now = hand.now.advanced(byMilliseconds: pause)
      hand.goesDown(by: .touch, contact: 1)
      hand.now = hand.now.advanced(byMilliseconds: 20)
      hand.comesUp(by: .touch, contact: 1)
      hand.wait(500)
      #expect(hand.emitted == result, "\(pause) ms")
    }
  }

  @Test(arguments: ShownKind.allCases)
  func `a touch too short shows for no longer than a bounce may take`(front: ShownKind) {
    var hand = front.armed()
    let rest = hand.picture
    hand.goesDown(by: .touch)
    hand.wait(20)
    hand.comesUp(by: .touch)
    hand.wait(25)
    #expect(hand.picture != rest)
    hand.wait(1)
    #expect(hand.picture == rest)
  }

  @Test(arguments: ShownKind.allCases)
  func `a finger on another touchscreen is not the one that bounced`(front: ShownKind) {
    var hand = front.armed()
    let point = hand.middle(of: "go")
    hand.goesDown(by: .touch)
    hand.wait(20)
    hand.comesUp(by: .touch)
    hand.wait(6)
    hand.other(.contactDown(contact: 0, at: point))
    hand.wait(20)
    hand.other(.contactUp(contact: 0, at: point))
    hand.wait(500)
    #expect(hand.emitted.isEmpty)
  }

  @Test(arguments: ShownKind.allCases, [PressKind.touch, .pointer])
  func `what is let go elsewhere was not meant, moved in sight or not`(
    front: ShownKind, way: PressKind
  ) {
    var hand = front.armed()
    hand.goesDown(by: way)
    hand.wait(60)
    let away = PixelPoint(x: 2, y: hand.session.size.height - 3)
    if way == .touch {
      hand.does(.contactUp(contact: 0, at: away), .touch)
    } else {
      hand.does(.pointerUp(at: away), .pointer)
    }
    #expect(hand.emitted.isEmpty && hand.answers.isEmpty)
  }

  @Test func `a finger on a button means that, however far another may be missed`() throws {
    var profile = Profile.sample()
    profile.alert.minimumTarget = 120
    let names = ["a", "b", "c"]
    let buttons = names.map { AlertButton(id: $0, title: TextVariants(TextContent($0))) }
    let start = Hand(Alert(title: "Which Way?", buttons: buttons), profile: profile)
    for name in names {
      let frame = try #require(start.session.glass.frame(ofControl: name))
      for y in [frame.y, frame.midY, frame.maxY - 1] {
        var hand = start
        hand.tap(PixelPoint(x: frame.midX, y: y))
        #expect(hand.answers.map(\.choice) == [name], "\(y)")
      }
    }
  }

  @Test func `a finger that comes down elsewhere at once is another finger`() throws {
    var hand = Hand(Alert.retry)
    let retry = try #require(hand.session.glass.frame(ofControl: "retry"))
    let cancel = try #require(hand.session.glass.frame(ofControl: "cancel"))
    let first = PixelPoint(x: retry.midX, y: retry.midY)
    hand.does(.contactDown(contact: 0, at: first), .touch)
    hand.wait(5)
    hand.does(.contactUp(contact: 0, at: first), .touch)
    hand.wait(5)
    // Not what bounced: it is on another button, and slides to the first.
    hand.does(
      .contactDown(contact: 1, at: PixelPoint(x: cancel.midX, y: cancel.midY)), .touch)
    hand.wait(100)
    hand.does(.contactMoved(contact: 1, at: first), .touch)
    hand.does(.contactUp(contact: 1, at: first), .touch)
    #expect(hand.answers.isEmpty)
  }

  @Test func `a pointer's button whose release was lost holds nothing`() throws {
    var hand = Hand(Alert.retry)
    let retry = try #require(hand.session.glass.frame(ofControl: "retry"))
    hand.does(.pointerDown(at: PixelPoint(x: retry.midX, y: retry.midY)), .pointer)
    hand.does(.keysCancelled, .pointer)
    let cancel = try #require(hand.session.glass.frame(ofControl: "cancel"))
    let point = PixelPoint(x: cancel.midX, y: cancel.midY)
    hand.does(.pointerDown(at: point), .pointer)
    hand.wait(100)
    hand.does(.pointerUp(at: point), .pointer)
    #expect(hand.answers.map(\.choice) == ["cancel"])
  }
}

extension Hand {
  /// Something on a second touchscreen.
  mutating func other(_ occurrence: InputEvent.Occurrence) {
    let event = InputEvent(device: DeviceID(99), kind: .touch, time: now, occurrence: occurrence)
    send(.input(event, handledAt: now))
  }
}
