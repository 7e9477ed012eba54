import TelltaleGraphics
import TelltaleInput
import TelltaleModel
import TelltaleSession
import TelltaleTestSupport
import Testing

@Suite struct QuestionTests {
  @Test func `one alert at a time, the others in order`() {
    var hand = Hand(.retry)
    hand.ask(.notice)
    hand.ask(.delete)
    hand.tap("retry")
    #expect(hand.answers.map(\.question) == [1])
    hand.arm()
    hand.tap("ok")
    hand.arm()
    hand.tap("cancel")
    #expect(hand.answers.map(\.question) == [1, 2, 3])
  }

  @Test func `a critical one comes over what is shown, which is there again after it`() {
    var critical = Alert.notice
    critical.reason = .critical
    var hand = Hand(.retry)
    hand.ask(.delete)
    let before = hand.session.placement
    hand.ask(critical)
    hand.arm()
    hand.tap("ok")
    #expect(hand.answers.map(\.question) == [3])
    #expect(hand.session.placement == before)
    hand.tap("retry")
    #expect(hand.answers.count == 1, "it is guarded anew")
    hand.arm()
    hand.tap("retry")
    hand.arm()
    hand.tap("cancel")
    #expect(hand.answers.map(\.question) == [3, 1, 2])
  }

  @Test func `an equal waiting alert is merged, and its asker told`() {
    var alert = Alert.notice
    alert.id = "same"
    var hand = Hand(.retry)
    hand.ask(alert)
    hand.ask(alert)
    #expect(hand.answers.map(\.question) == [2])
    #expect(hand.answers.map(\.outcome) == [.withdrawn])
  }

  @Test func `a timeout counts from the glass, and answers once`() {
    var alert = Alert.retry
    alert.timeoutMilliseconds = 2000
    var hand = Hand(environment: Environment(profile: .sample(), typesetter: GridTypesetter()))
    hand.ask(alert)
    hand.wait(10_000)
    #expect(hand.answers.isEmpty)
    hand.present()
    hand.wait(1999)
    #expect(hand.answers.isEmpty)
    hand.wait(1)
    #expect(hand.answers.map(\.outcome) == [.timedOut])
    #expect(hand.answers[0].choice == nil)
    hand.wait(10_000)
    hand.key(28)
    #expect(hand.answers.count == 1)
  }

  @Test func `a withdrawn question is answered as withdrawn, shown or waiting`() {
    var hand = Hand(.retry)
    hand.ask(.notice)
    hand.send(.withdrawn(question: 2))
    hand.send(.withdrawn(question: 1))
    hand.send(.withdrawn(question: 1))
    #expect(hand.answers.map(\.question) == [2, 1])
    #expect(hand.answers.allSatisfy { $0.outcome == .withdrawn })
    #expect(!hand.session.isBusy)
  }

  @Test func `an action opens the next alert`() {
    let alert = Alert(
      title: "Route Lost",
      buttons: [AlertButton(id: "more", title: "Show", action: .open(.alert(.notice)))])
    var hand = Hand(alert)
    hand.tap("more")
    hand.arm()
    hand.tap("ok")
    #expect(hand.answers.map(\.choice) == ["more", "ok"])
    #expect(hand.answers.map(\.question) == [1, .opened(1)])
  }

  @Test func `an alert too many is noted with all times, and shown`() {
    var hand = Hand(
      environment: Environment(profile: .sample(alertBudget: 3), typesetter: GridTypesetter()))
    for number in 1...4 {
      hand.ask(.notice)
      hand.arm()
      #expect(hand.notes.count == (number > 3 ? 1 : 0))
      hand.tap("ok")
    }
    #expect(hand.answers.count == 4)
    #expect(hand.notes.first?.rule == "ALERT-CARPLAY-INFREQUENT")
    #expect(hand.notes.first?.message.components(" at ") == 5)
  }

  @Test func `alerts long apart are not too many`() {
    var hand = Hand(
      environment: Environment(profile: .sample(alertBudget: 3), typesetter: GridTypesetter()))
    for _ in 1...6 {
      hand.ask(.notice)
      hand.arm()
      hand.tap("ok")
      hand.wait(5 * 60_000)
    }
    #expect(hand.notes.isEmpty)
  }
}

extension Hand {
  fileprivate var notes: [Finding] {
    effects.compactMap { if case .note(let finding) = $0 { finding } else { nil } }
  }
}

extension String {
  fileprivate func components(_ separator: String) -> Int {
    var count = 1
    var rest = self[...]
    while let range = rest.firstRange(of: separator) {
      count += 1
      rest = rest[range.upperBound...]
    }
    return count
  }
}

@Suite struct ScrollNoteTests {
  private func notes(_ message: String, textSize: Double) -> [Finding] {
    let alert = Alert(
      title: "Route Not Loaded", message: TextContent(message),
      buttons: [AlertButton(id: "ok", title: "OK")])
    var hand = Hand(
      environment: Environment(profile: .sample(), typesetter: GridTypesetter()),
      size: PixelSize(width: 480, height: 320))
    hand.send(.textSizeChanged(textSize))
    hand.ask(alert)
    return hand.effects.compactMap { if case .note(let finding) = $0 { finding } else { nil } }
  }

  @Test func `an alert that scrolls at a large text size says from which size on`() {
    let found = notes("One.\nTwo.\nThree.\nFour.", textSize: 2)
    #expect(found.map(\.rule) == ["ALERT-LARGE-TEXT-SCROLL"])
    // Five lines of 30 and the rest of some 80, with little between the parts: more than 312 past one and a half.
    let message = found.first?.message ?? ""
    #expect(
      message.contains("from text size 1.5") || message.contains("from text size 1.6"), "\(message)"
    )
  }

  @Test func `an alert that fits says nothing`() {
    #expect(notes("One.", textSize: 1).isEmpty)
  }
}
