import TelltaleInput
import TelltaleModel
import TelltaleSession
import TelltaleTestSupport
import Testing

/// Several questions at once: whose turn it is, and who is told that theirs is not asked.
@Suite struct QuestionOrderTests {
  private func alert(_ id: String, _ reason: AlertReason = .problem) -> Alert {
    Alert(id: id, title: "Stop", reason: reason, buttons: [AlertButton(id: id, title: "OK")])
  }

  private func sheet(_ id: String, number: Int) -> Event {
    let alert = Alert(
      id: id, title: "",
      buttons: [
        AlertButton(id: "mail", title: "Mail"), AlertButton(id: "text", title: "Message"),
        AlertButton(title: "Cancel", role: .cancel),
      ])
    return .asked(Question(id: .asked(number), alert: alert, language: "en", form: .sheet))
  }

  private var nothingAsked: Hand {
    Hand(
      environment: Environment(
        profile: .sample(), typesetter: GridTypesetter(), reducesMotion: true))
  }

  // MODALITY-ONE-ALERT-AT-A-TIME
  @Test func `an alert that is shown is asked once, and whoever asks again is told at once`() {
    var hand = Hand(alert("door"))
    hand.ask(alert("door"))
    #expect(hand.answers.map(\.question) == [2])
    #expect(hand.answers.map(\.outcome) == [.withdrawn])
    hand.tap("door")
    #expect(hand.answers.map(\.outcome) == [.withdrawn, .chosen])
    #expect(!hand.session.isBusy)
  }

  // MODALITY-ONE-ALERT-AT-A-TIME
  @Test func `a sheet that an alert covers is asked once, too`() {
    var hand = nothingAsked
    hand.send(sheet("share", number: 11))
    hand.arm()
    hand.ask(alert("door"))
    hand.send(sheet("share", number: 12))
    #expect(hand.answers.map(\.question) == [12])
    hand.arm()
    hand.tap("door")
    hand.arm()
    hand.tap("mail")
    #expect(hand.answers.map(\.question) == [12, 1, 11])
    #expect(!hand.session.isBusy)
  }

  @Test func `an alert and a sheet of one id are two questions`() {
    var hand = nothingAsked
    hand.send(sheet("door", number: 11))
    hand.arm()
    hand.ask(alert("door"))
    #expect(hand.answers.isEmpty)
    hand.arm()
    hand.tap("door")
    #expect(hand.answers.map(\.question) == [1])
  }

  // MODALITY-ONE-ALERT-AT-A-TIME
  @Test(arguments: [true, false])
  func `critical ones come in the order in which they were asked`(othersWait: Bool) {
    var hand = Hand(alert("shown"))
    if othersWait { hand.ask(alert("other")) }
    for name in ["first", "second", "third"] { hand.ask(alert(name, .critical)) }
    if !othersWait { hand.ask(alert("other")) }
    for name in ["first", "second", "third", "shown", "other"] {
      hand.arm()
      hand.tap(name)
    }
    #expect(hand.answers.map(\.choice) == ["first", "second", "third", "shown", "other"])
  }

  @Test func `those of a higher priority come first, and take nobody's place`() {
    var hand = Hand(alert("shown"))
    let others = [("low", -1), ("usual", 0), ("high", 1), ("higher", 1), ("lower", -1)]
    for (number, (name, priority)) in others.enumerated() {
      var question = Question(id: .asked(20 + number), alert: alert(name), language: "en")
      question.priority = priority
      hand.send(.asked(question))
    }
    for name in ["shown", "high", "higher", "usual", "low", "lower"] {
      hand.tap(name)
      hand.arm()
    }
    #expect(
      hand.answers.map(\.choice) == ["shown", "high", "higher", "usual", "low", "lower"])
  }

  @Test(arguments: [Question.Form.alert, .sheet])
  func `a question of the priority of critical ones comes over what is shown, which comes back`(
    form: Question.Form
  ) {
    var hand = Hand(alert("shown"))
    for (number, name) in ["first", "second"].enumerated() {
      var question = Question(
        id: .asked(20 + number), alert: alert(name), language: "en", form: form)
      question.priority = Question.criticalPriority
      hand.send(.asked(question))
    }
    var high = Question(id: .asked(30), alert: alert("high"), language: "en")
    high.priority = Question.criticalPriority - 1
    hand.send(.asked(high))
    for name in ["first", "second", "shown", "high"] {
      hand.arm()
      hand.tap(name)
    }
    #expect(hand.answers.map(\.choice) == ["first", "second", "shown", "high"])
    #expect(!hand.session.isBusy)
  }

  // MODALITY-ONE-ALERT-AT-A-TIME
  @Test func `what a critical one came over is neither seen nor named`() {
    var hand = Hand(alert("shown"))
    let shown = hand.glyphRuns
    var fire = alert("stop", .critical)
    fire.title = "Fire"
    hand.ask(fire)
    #expect(hand.session.glass.frame(ofControl: "stop") != nil)
    #expect(hand.scrims.isEmpty, "nothing is dimmed below a question by itself")
    #expect(!shown.isSubset(of: hand.glyphRuns))
    #expect(!hand.session.meaning(in: hand.environment).outline.contains("shown"))
  }

  @Test func `Home cancels all that lie upon each other, each once`() {
    var hand = nothingAsked
    hand.send(sheet("share", number: 11))
    hand.arm()
    hand.ask(alert("door"))
    hand.ask(alert("stop", .critical))
    hand.arm()
    hand.key(172)
    #expect(hand.answers.map(\.outcome) == [.cancelled, .cancelled, .cancelled])
    #expect(Set(hand.answers.map(\.question)).count == 3)
    #expect(hand.session.placement == nil)
  }

  @Test func `what lies under a critical one is withdrawn at once`() {
    var hand = Hand(alert("shown"))
    hand.ask(alert("stop", .critical))
    hand.arm()
    hand.send(.withdrawn(question: 1))
    #expect(hand.answers.map(\.outcome) == [.withdrawn])
    hand.tap("stop")
    #expect(hand.session.placement == nil)
  }

  @Test func `what an answer opens comes before what waits`() {
    var opening = alert("more")
    opening.buttons[0].action = .open(.alert(alert("details")))
    var hand = Hand(opening)
    hand.ask(alert("other"))
    hand.tap("more")
    hand.arm()
    hand.tap("details")
    hand.arm()
    hand.tap("other")
    #expect(hand.answers.map(\.choice) == ["more", "details", "other"])
  }

  @Test func `a covered question is withdrawn at once, and does not come back`() {
    var hand = nothingAsked
    hand.send(sheet("share", number: 11))
    hand.arm()
    hand.ask(alert("door"))
    hand.arm()
    hand.send(.withdrawn(question: 12))
    #expect(hand.answers.isEmpty, "there is no such question")
    let covered = hand.picture
    let effects = hand.send(.withdrawn(question: 11))
    #expect(hand.answers.map(\.question) == [11])
    #expect(hand.answers.map(\.outcome) == [.withdrawn])
    #expect(effects.contains { if case .redraw = $0 { true } else { false } })
    #expect(hand.picture != covered, "it is not seen below the alert any more")
    hand.tap("door")
    hand.arm()
    #expect(hand.session.placement == nil)
    #expect(!hand.session.isBusy)
    #expect(hand.answers.count == 2)
  }

  @Test func `a press that an alert came over does not count when the sheet is back`() throws {
    var hand = nothingAsked
    hand.send(sheet("share", number: 11))
    hand.arm()
    let frame = try #require(hand.session.glass.frame(ofControl: "mail"))
    hand.does(.keyDown(KeyPress(code: 28)), .remote)
    #expect(frame == hand.session.glass.frame(ofControl: "mail"))
    hand.ask(alert("door"))
    hand.send(.withdrawn(question: 1))
    hand.arm()
    hand.does(.keyUp(KeyPress(code: 28)), .remote)
    #expect(hand.answers.map(\.question) == [1])
  }

  @Test func `Home gives a question that waits the answer of its own Cancel button`() {
    var hand = Hand(alert("shown"))
    hand.ask(.delete)
    hand.key(172)
    #expect(hand.answers.map(\.choice) == [nil, "cancel"])
  }
}
