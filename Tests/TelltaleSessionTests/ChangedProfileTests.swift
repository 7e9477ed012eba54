import TelltaleGraphics
import TelltaleInput
import TelltaleModel
import TelltaleSession
import TelltaleTestSupport
import Testing

/// All that is shown, once it stands in the environment of another profile.
@Suite struct ChangedProfileTests {
  private static let ask = Alert(
    title: "Print Receipt?",
    buttons: [AlertButton(id: "go", title: "Print"), AlertButton(title: "Cancel", role: .cancel)])

  private func changeProfile(
    _ hand: inout Hand, _ questions: [QuestionID: Question] = [:],
    by change: (inout Profile) -> Void
  ) {
    hand.changeProfile(change)
    hand.send(.profileChanged(questions, at: hand.now))
  }

  @Test func `a question stands by the other profile, and takes input after its guard`() {
    var hand = Hand(Self.ask)
    let before = hand.session.placement?.named("go")?.frame
    changeProfile(&hand) {
      $0.alert.maximumWidth = $0.alert.maximumWidth * 2
      $0.behaviour.guardMilliseconds = 700
    }
    #expect(hand.session.placement?.named("go")?.frame != before)
    #expect(!hand.session.isArmed)
    hand.present()
    hand.wait(600)
    hand.presses(by: .touch)
    #expect(hand.answers.isEmpty)
    hand.wait(2000)
    hand.presses(by: .touch)
    #expect(hand.answers.map(\.choice) == ["go"])
  }

  @Test func `what is asked is what the other profile reads, shown or waiting`() {
    var hand = Hand(Self.ask)
    hand.ask(Self.ask)
    var other = Self.ask
    other.buttons[1].title = "Back"
    let questions = (1...2).map { Question(id: .asked($0), alert: other, language: "en") }
    changeProfile(&hand, Dictionary(uniqueKeysWithValues: questions.map { ($0.id, $0) })) { _ in }
    for _ in 0..<2 {
      #expect(hand.session.placement?.controls.contains { $0.label.string == "Back" } == true)
      hand.arm()
      hand.presses(by: .touch)
    }
    #expect(hand.answers.map(\.question) == [.asked(1), .asked(2)])
  }

  @Test func `the focus shows where the other profile shows it at first`() {
    var hand = Hand(Self.ask)
    for isShown in [false, true, false] {
      changeProfile(&hand) { $0.behaviour.showsFocusInitially = isShown }
      #expect(hand.session.glass.showsFocus == isShown)
    }
  }

  @Test func `a touch beside a sheet cancels it where the other profile has touch`() {
    var hand = Hand.sheet(count: 3)
    hand.arm()
    changeProfile(&hand) { $0.inputs[.touch] = .never }
    hand.arm()
    hand.tap(PixelPoint(x: 2, y: 2))
    #expect(hand.answers.isEmpty)
    changeProfile(&hand) { $0.inputs[.touch] = .always }
    hand.arm()
    hand.tap(PixelPoint(x: 2, y: 2))
    #expect(hand.answers.map(\.outcome) == [.cancelled])
  }

  @Test func `a limit of time goes on`() {
    var alert = Self.ask
    alert.timeoutMilliseconds = 10_000
    var hand = Hand(alert)
    hand.wait(5000)
    changeProfile(&hand) { _ in }
    hand.present()
    hand.wait(3000)
    #expect(hand.answers.isEmpty)
    hand.wait(3000)
    #expect(hand.answers.map(\.outcome) == [.timedOut])
  }

  @Test func `a screen that is shown is placed by the other profile`() {
    var hand = Hand(Scene.screen(.button(Button(id: "go", title: "Go", action: .emit("gone")))))
    let before = hand.session.screenPlacement?.named("go")?.frame
    changeProfile(&hand) { $0.display.density = Density(2 * $0.display.density.pixelsPerPoint) }
    #expect(hand.session.screenPlacement?.named("go")?.frame != before)
  }
}
