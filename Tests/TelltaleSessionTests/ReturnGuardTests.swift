import TelltaleGraphics
import TelltaleInput
import TelltaleModel
import TelltaleSession
import TelltaleTestSupport
import Testing

/// What was in front is gone, and other things lie under the finger: they take input only after they
/// have been seen for a while.
@Suite struct ReturnGuardTests {
  private static func form(_ role: ButtonRole = .plain) -> Alert {
    Alert(
      title: "Name This Place",
      buttons: [
        AlertButton(id: "save", title: "Save", role: role),
        AlertButton(title: "Cancel", role: .cancel),
      ],
      fields: [TextField(id: "name", placeholder: "Name")])
  }

  @Test func `after the page with keys an alert guards as it did at first`() {
    for (alert, time) in [(Self.form(), 300), (Self.form(.destructive), 500)] {
      for (wait, choices) in [(time - 1, []), (time, ["save"])] {
        var hand = Hand(alert, keyboard: .letters)
        hand.tap("name")
        hand.present()
        hand.tap("done")
        let point = hand.middle(of: "save")
        hand.tap(point)
        hand.present()
        hand.wait(wait)
        hand.tap(point)
        #expect(hand.answers.map(\.choice) == choices, "after \(wait) ms")
      }
    }
  }

  @Test func `after the page with keys a screen has to be seen before it takes input`() {
    for (wait, result) in [(nil, []), (99, []), (100, ["gone"])] {
      var hand = Hand(
        .screen(
          .field(TextField(id: "name")),
          .button(Button(id: "go", title: "Go", action: .emit("gone")))), keyboard: .letters)
      let point = hand.middle(of: "go")
      hand.tap("name")
      hand.present()
      hand.wait(100)
      hand.tap("done")
      #expect(hand.session.glass.frame(ofControl: "go") != nil)
      if let wait {
        hand.present()
        hand.wait(wait)
      }
      hand.tap(point)
      #expect(hand.emitted == result, "after \(wait ?? 0) ms")
    }
  }

  // MODALITY-ALERT-ABOVE-ALL
  @Test func `a sheet that an alert came over guards as it did at first`() {
    for (role, time) in [(ButtonRole.plain, 300), (.destructive, 500)] {
      for (wait, choices) in [(time - 1, ["ok"]), (time, ["ok", "second"])] {
        var hand = Hand.sheet(count: 2, role: role)
        let point = hand.middle(of: "second")
        hand.ask(.notice)
        hand.arm()
        hand.tap("ok")
        hand.tap(point)
        hand.present()
        hand.wait(wait)
        hand.tap(point)
        #expect(hand.answers.map(\.choice) == choices, "after \(wait) ms")
      }
    }
  }

  @Test(arguments: ShownKind.screens, PressKind.allCases)
  func `after a question a screen has to be seen before it takes input`(
    front: ShownKind, way: PressKind
  ) {
    for (wait, result) in [(nil, []), (99, []), (100, ["gone"])] {
      var hand = front.armed()
      hand.ask(.notice)
      hand.arm()
      hand.key(1)
      #expect(hand.answers.count == 1)
      if let wait {
        hand.present()
        hand.wait(wait)
      }
      hand.presses(by: way)
      #expect(hand.emitted == result, "after \(wait ?? 0) ms")
    }
  }

  @Test(arguments: [true, false])
  func `what a question uncovers that goes by itself guards as long as a question`(
    isWithdrawn: Bool
  ) {
    for (wait, result) in [(100, []), (299, []), (300, ["gone"])] {
      var hand = Hand(.screen(.button(Button(id: "go", title: "Go", action: .emit("gone")))))
      hand.arm()
      let point = hand.middle(of: "go")
      var notice = Alert.notice
      notice.timeoutMilliseconds = isWithdrawn ? nil : 5000
      hand.ask(notice)
      hand.arm()
      if isWithdrawn { hand.send(.withdrawn(question: 1)) } else { hand.wait(5000) }
      #expect(hand.answers.map(\.outcome) == [isWithdrawn ? .withdrawn : .timedOut])
      hand.present()
      hand.wait(wait)
      hand.tap(point)
      #expect(hand.emitted == result, "after \(wait) ms")
    }
  }

  @Test func `a modal takes no input before it has come up`() throws {
    let time = 1 + (try Platforms.profile("ios").behaviour.screenGuardMilliseconds)
    for (wait, isOpen) in [(time - 1, true), (time, false)] {
      var hand = try Hand.armed(ModalScenes.scene(style: "sheet"), on: "ios", moves: true)
      hand.changeProfile { $0.overlay.transitionMilliseconds = time }
      hand.tap("add")
      hand.present()
      hand.wait(wait)
      hand.key(1)
      #expect(hand.isModalOpen == isOpen, "after \(wait) ms")
    }
  }

  @Test func `what a swiped modal uncovers takes no input before that is gone`() throws {
    let time = 1 + (try Platforms.profile("ios").behaviour.screenGuardMilliseconds)
    for (wait, opens) in [(time - 1, false), (time, true)] {
      var hand = try Hand.inModal(ModalScenes.scene(style: "sheet"), on: "ios", moves: true)
      hand.changeProfile { $0.overlay.transitionMilliseconds = time }
      let frame = try #require(hand.session.screenPlacement?.frame)
      let top = PixelPoint(x: frame.midX, y: frame.y + 10)
      hand.does(.contactDown(contact: 0, at: top), .touch)
      hand.wait(40)
      let low = PixelPoint(x: frame.midX, y: frame.y + frame.height * 3 / 4)
      hand.does(.contactMoved(contact: 0, at: low), .touch)
      hand.wait(40)
      hand.does(.contactUp(contact: 0, at: low), .touch)
      #expect(!hand.isModalOpen)
      hand.session.showFocus()
      hand.present()
      hand.wait(wait)
      hand.push()
      #expect(hand.isModalOpen == opens, "after \(wait) ms")
    }
  }
}
