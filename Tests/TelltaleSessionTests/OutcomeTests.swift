import TelltaleModel
import TelltaleSession
import TelltaleTestSupport
import Testing

/// What comes of a question for those who asked and those who wait.
@Suite struct OutcomeTests {
  private func telling(_ more: (inout Alert) -> Void = { _ in }) -> Alert {
    var alert = Alert(
      title: "Delete This Route?",
      buttons: [
        AlertButton(id: "delete", title: "Delete", role: .destructive, action: .emit("deleted")),
        AlertButton(title: "Cancel", role: .cancel, action: .emit("button")),
      ], onCancel: .emit("tidied"))
    more(&alert)
    return alert
  }

  @Test func `who cancels runs the handler of that, and no button's action`() {
    for way in ["button", "Escape", "Home"] {
      var hand = Hand(telling())
      switch way {
      case "button": hand.tap("cancel")
      case "Escape": hand.key(1)
      default: hand.key(172)
      }
      #expect(hand.emitted == ["tidied"], "\(way)")
    }
  }

  @Test func `what nobody answered and what nobody asks any more runs nothing`() {
    var late = Hand(telling { $0.timeoutMilliseconds = 3000 })
    late.wait(5000)
    #expect(late.answers.map(\.outcome) == [.timedOut])
    #expect(late.answers.map(\.choice) == [nil])
    var withdrawn = Hand(telling())
    withdrawn.send(.withdrawn(question: 1))
    #expect(withdrawn.answers.map(\.outcome) == [.withdrawn])
    #expect(late.emitted.isEmpty && withdrawn.emitted.isEmpty)
  }

  // ALERT-CARPLAY-HOME-EQUALS-CANCEL
  @Test func `Home answers those that wait with their Cancel button`() {
    var hand = Hand(.retry)
    hand.ask(.notice)
    hand.ask(telling())
    hand.key(172)
    #expect(hand.answers.map(\.choice) == ["cancel", nil, "cancel"])
    #expect(hand.answers.allSatisfy { $0.outcome == .cancelled })
  }

  @Test func `Home leaves nothing behind that a handler has opened`() {
    var hand = Hand(telling { $0.onCancel = .open(.alert(.notice)) })
    hand.key(172)
    #expect(!hand.session.isBusy)
    #expect(hand.answers.map(\.question) == [1, .opened(1)])
    #expect(hand.answers.allSatisfy { $0.outcome == .cancelled })
    #expect(hand.effects.last == .exitHome)
  }

  @Test func `what an action opens comes before those that wait`() {
    let alert = Alert(
      title: "Route Lost",
      buttons: [AlertButton(id: "more", title: "Show", action: .open(.alert(.notice)))])
    var hand = Hand(alert)
    hand.ask(.retry)
    hand.tap("more")
    #expect(hand.session.glass.frame(ofControl: "ok") != nil)
    hand.arm()
    hand.tap("ok")
    hand.arm()
    hand.tap("retry")
    #expect(hand.answers.map(\.choice) == ["more", "ok", "retry"])
  }

  @Test func `critical ones keep the order in which they were asked`() {
    var hand = Hand(.retry)
    var names: [String] = []
    for (name, reason) in [("a", nil), ("b", AlertReason.critical), ("c", nil), ("d", .critical)] {
      names.append(name)
      hand.ask(Alert(title: "Stop", reason: reason, buttons: [AlertButton(id: name, title: "OK")]))
    }
    for number in 0...names.count {
      hand.arm()
      if number == 2 { hand.tap("retry") } else { hand.key(28) }
    }
    #expect(hand.answers.map(\.choice) == ["b", "d", "retry", "a", "c"])
  }
}

/// How many alerts are too many (ALERT-CARPLAY-INFREQUENT).
@Suite struct AlertBudgetTests {
  private func hand(budget: Int) -> Hand {
    Hand(
      environment: Environment(
        profile: .sample(alertBudget: budget), typesetter: GridTypesetter(), keyboard: .letters))
  }

  private func notes(_ hand: Hand) -> [String] {
    hand.effects.compactMap { if case .note(let finding) = $0 { finding.rule } else { nil } }
  }

  @Test func `without a budget none is too many`() {
    var hand = hand(budget: 0)
    for _ in 0..<5 {
      hand.ask(.notice)
      hand.arm()
      hand.tap("ok")
    }
    #expect(notes(hand).isEmpty)
  }

  // ALERT-CARPLAY-INFREQUENT
  @Test func `an alert counts for ten minutes, to the millisecond`() {
    for (pause, count) in [(599_999, 1), (600_000, 0)] {
      var hand = hand(budget: 1)
      hand.ask(.notice)
      hand.present()
      let start = hand.now
      hand.wait(1000)
      hand.tap("ok")
      hand.wait(pause - hand.now.milliseconds(since: start))
      hand.ask(.notice)
      hand.present()
      #expect(notes(hand).count == count, "after \(pause) ms")
    }
  }

  // ALERT-CARPLAY-INFREQUENT
  @Test func `one that was hidden, or placed anew, is still the same one`() {
    var hand = hand(budget: 1)
    hand.ask(.notice)
    hand.arm()
    for _ in 0..<3 {
      hand.send(.visibilityChanged(false, at: hand.now))
      hand.send(.visibilityChanged(true, at: hand.now))
      hand.arm()
      hand.send(.textSizeChanged(1))
      hand.arm()
    }
    #expect(notes(hand).isEmpty)
  }

  // ALERT-CARPLAY-INFREQUENT
  @Test func `sheets and pages with keys, which people ask for, are no alerts`() {
    var hand = hand(budget: 1)
    let (environment, now) = (hand.environment, hand.now)
    hand.perform { session in
      session.open(
        .screen(.field(TextField(id: "name"))), question: 1, language: "en", words: .english,
        at: now, in: environment)
    }
    hand.arm()
    let sheet = ActionSheet(
      title: "Choose One", trigger: Trigger("b"), buttons: [AlertButton(id: "a", title: "A")])
    for number in 50..<54 {
      hand.tap("name")
      hand.arm()
      hand.tap("done")
      hand.arm()
      hand.send(.asked(Question(id: .asked(number), sheet: sheet, language: "en")))
      hand.arm()
      hand.tap("a")
      hand.arm()
    }
    #expect(hand.answers.count == 4)
    #expect(notes(hand).isEmpty)
  }
}
