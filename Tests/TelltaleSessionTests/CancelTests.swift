import TelltaleInput
import TelltaleModel
import TelltaleSession
import TelltaleTestSupport
import Testing

@Suite struct CancelTests {
  @Test func `Return beside a destructive button cancels and deletes nothing`() {
    var alert = Alert.delete
    alert.buttons[0].action = .emit("deleted")
    var hand = Hand(alert)
    hand.key(28)
    #expect(hand.answers.map(\.outcome) == [.cancelled])
    #expect(hand.answers.map(\.choice) == ["cancel"])
    #expect(hand.emitted.isEmpty)
  }

  @Test func `Return without a destructive button runs the likely one`() {
    var hand = Hand(.retry)
    hand.key(28)
    #expect(hand.answers.map(\.choice) == ["retry"])
    #expect(hand.answers.map(\.outcome) == [.chosen])
  }

  @Test func `Return stands for the default button wherever the focus is`() {
    var hand = Hand(.delete)
    hand.key(103)
    hand.key(105)
    hand.turn(1)
    #expect(hand.session.focusedControl == "delete")
    hand.key(28)
    #expect(hand.answers.map(\.outcome) == [.cancelled])
  }

  @Test func `Escape cancels with and without a Cancel button, and at once`() {
    for alert in [Alert.delete, .notice] {
      var hand = Hand(alert)
      hand.does(.keyDown(KeyPress(code: 1)), .keys)
      #expect(hand.answers.map(\.outcome) == [.cancelled])
    }
    var hand = Hand(.notice)
    hand.key(1)
    #expect(hand.answers.first?.choice == nil)
  }

  // ALERT-ESC-CANCELS
  @Test func `Escape cancels and goes nowhere else`() {
    var hand = Hand(.delete)
    hand.key(1)
    #expect(hand.effects.last == .answer(hand.answers[0]))
    #expect(!hand.effects.contains(.exitHome))
  }

  @Test(arguments: [KeyPress(code: 1), KeyPress(code: 158), KeyPress(code: 52, held: [125])])
  func `a way out that is held down since before cancels nothing`(key: KeyPress) {
    var hand = Hand(.retry)
    var held = key
    held.isRepeat = true
    for _ in 0..<3 {
      hand.does(.keyDown(held), .keys)
      hand.wait(40)
    }
    #expect(hand.answers.isEmpty)
    hand.does(.keyDown(key), .keys)
    #expect(hand.answers.map(\.outcome) == [.cancelled])
  }

  @Test func `Home has to be pressed now`() {
    var hand = Hand(.retry)
    hand.does(.keyDown(KeyPress(code: 172, isRepeat: true)), .keys)
    hand.does(.keyDown(KeyPress(code: 172)), .keys, late: 300)
    #expect(hand.effects.allSatisfy { $0 != .exitHome })
    #expect(hand.answers.isEmpty)
  }

  @Test func `Escape with nothing open cancels nothing`() {
    var hand = Hand(.notice)
    hand.key(1)
    hand.key(1)
    #expect(hand.answers.count == 1)
  }

  @Test(arguments: [UInt16(125), 126], [UInt16(52), 83])
  func `Command-Period cancels with either key of both`(meta: UInt16, period: UInt16) {
    var hand = Hand(.retry)
    hand.key(period, held: [meta])
    #expect(hand.answers.map(\.outcome) == [.cancelled])
  }

  @Test func `a period alone, or with Control, does nothing`() {
    var hand = Hand(.retry)
    hand.key(52)
    hand.key(52, held: [29])
    hand.key(52, held: [29, 125])
    #expect(hand.answers.isEmpty)
  }

  @Test func `Home cancels first and leaves second`() {
    var hand = Hand(.delete)
    hand.key(172)
    let last = hand.effects.suffix(2)
    #expect(last.first == .answer(hand.answers[0]))
    #expect(last.last == .exitHome)
    #expect(hand.answers.map(\.outcome) == [.cancelled])
  }

  @Test func `Home runs no button of an alert with one`() {
    var hand = Hand(.notice)
    hand.key(172)
    #expect(hand.answers.map(\.outcome) == [.cancelled])
    #expect(hand.answers[0].choice == nil)
    #expect(!hand.session.isBusy)
  }

  @Test func `Home without an alert only leaves`() {
    var hand = Hand(environment: Environment(profile: .sample(), typesetter: GridTypesetter()))
    hand.key(172)
    #expect(hand.effects == [.exitHome])
  }

  @Test func `Home stays where there is nowhere to go`() {
    var hand = Hand(.delete, profile: .sample(homeExits: false))
    hand.key(172)
    #expect(hand.answers.map(\.outcome) == [.cancelled])
    #expect(!hand.effects.contains(.exitHome))
  }

  @Test func `the cursor key Home is no Home`() {
    var hand = Hand(.delete)
    hand.key(102)
    #expect(hand.answers.isEmpty)
  }

  @Test func `Home and the Cancel button give the same record and the same handler`() {
    let alert = Alert(
      title: "Delete This Route?",
      buttons: [
        AlertButton(id: "delete", title: "Delete", role: .destructive, action: .emit("deleted")),
        AlertButton(title: "Cancel", role: .cancel),
      ], onCancel: .emit("tidied"))
    var byHome = Hand(alert)
    byHome.key(172)
    var byButton = Hand(alert)
    byButton.tap("cancel")
    #expect(byHome.answers == byButton.answers)
    #expect(byHome.effects.contains(.emit("tidied")))
    #expect(byButton.effects.contains(.emit("tidied")))
    #expect(!byHome.effects.contains(.emit("deleted")))
  }

  @Test func `Home cancels those that wait, too`() {
    var hand = Hand(.retry)
    hand.ask(.notice)
    hand.ask(.delete)
    hand.key(172)
    #expect(hand.answers.map(\.question) == [1, 2, 3])
    #expect(hand.answers.allSatisfy { $0.outcome == .cancelled })
    #expect(!hand.session.isBusy)
  }
}
