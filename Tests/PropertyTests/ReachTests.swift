import TelltaleGraphics
import TelltaleInput
import TelltaleLayout
import TelltaleModel
import TelltaleSession
import TelltaleTestSupport
import Testing

/// A person with only a knob, only touch, only keys or only a remote can give every answer to every
/// alert on every profile that has that input, and can leave without an answer.
@Suite struct ReachTests {
  private func has(_ kind: InputKind, _ profile: Profile) -> Bool {
    (profile.inputs[kind] ?? .never) != .never
  }

  private func buttons(_ dialog: DialogCase) -> [String] { dialog.alert.buttons.map(\.answer) }

  private func expect(
    _ hand: Hand, answers name: String, _ dialog: DialogCase,
    _ location: Testing.SourceLocation = #_sourceLocation
  ) {
    #expect(
      hand.answers.map(\.choice) == [name], "\(dialog): \(name)", sourceLocation: location)
  }

  @Test(arguments: Platforms.names)
  func `by knob alone`(name: String) throws {
    for dialog in try DialogCase.cases(profile: name) where has(.knob, dialog.profile) {
      for button in buttons(dialog) {
        var hand = dialog.hand()
        for _ in 0..<400 { hand.turn(-1) }
        for _ in 0..<400 where hand.session.focusedControl != button { hand.turn(1) }
        hand.push()
        if hand.answers.isEmpty { hand.push() }
        expect(hand, answers: button, dialog)
      }
      var leaving = dialog.hand()
      leaving.push(for: 2000)
      #expect(leaving.answers.map(\.outcome) == [.cancelled], "\(dialog)")
    }
  }

  @Test(arguments: Platforms.names)
  func `by touch alone`(name: String) throws {
    for dialog in try DialogCase.cases(profile: name) where has(.touch, dialog.profile) {
      for (index, button) in buttons(dialog).enumerated() {
        var hand = dialog.hand()
        hand.drag(into: .button(index))
        hand.tap(.button(index))
        expect(hand, answers: button, dialog)
      }
    }
  }

  @Test(arguments: Platforms.names)
  func `by keys alone`(name: String) throws {
    for dialog in try DialogCase.cases(profile: name) where has(.keys, dialog.profile) {
      for button in buttons(dialog) {
        var hand = dialog.hand()
        for _ in 0..<400 where hand.session.focusedControl != button { hand.key(15) }
        hand.key(57)
        // Where the focus did not show yet, the first press only shows it.
        if hand.answers.isEmpty { hand.key(57) }
        expect(hand, answers: button, dialog)
      }
      var leaving = dialog.hand()
      leaving.key(1)
      #expect(leaving.answers.map(\.outcome) == [.cancelled], "\(dialog)")
    }
  }

  @Test(arguments: Platforms.names)
  func `by remote alone`(name: String) throws {
    for dialog in try DialogCase.cases(profile: name) where has(.remote, dialog.profile) {
      for button in buttons(dialog) {
        var hand = dialog.hand()
        for _ in 0..<200 { hand.remote(103) }
        for _ in 0..<200 where hand.session.focusedControl != button {
          let before = hand.session
          hand.remote(108)
          if hand.session == before { hand.remote(106) }
          if hand.session == before { hand.remote(105) }
        }
        hand.remote(28)
        if hand.answers.isEmpty { hand.remote(28) }
        expect(hand, answers: button, dialog)
      }
      var leaving = dialog.hand()
      leaving.remote(158)
      #expect(leaving.answers.map(\.outcome) == [.cancelled], "\(dialog)")
    }
  }
}

extension Hand {
  /// Drags the content until the control is in the viewport, as a finger would.
  mutating func drag(into id: ControlID) {
    for _ in 0..<60 {
      guard let placement = session.placement, let scroll = placement.scroll,
        let control = placement.control(id), control.scrolls,
        let frame = session.glass.frame(ofControl: control.name),
        frame.midY >= scroll.viewport.maxY
      else { return }
      let x = scroll.viewport.x + 2
      let from = PixelPoint(x: x, y: scroll.viewport.maxY - 4)
      let to = PixelPoint(x: x, y: scroll.viewport.y + 4)
      move(from: from, to: to, steps: 1)
    }
  }

  mutating func tap(_ id: ControlID) {
    guard let control = session.placement?.control(id),
      let frame = session.glass.frame(ofControl: control.name)
    else { return }
    tap(PixelPoint(x: frame.midX, y: frame.midY))
  }
}

/// Home has to come to the same thing as Cancel (ALERT-CARPLAY-HOME-EQUALS-CANCEL).
@Suite struct HomeTests {
  // ALERT-CARPLAY-HOME-EQUALS-CANCEL
  @Test(arguments: Platforms.names)
  func `Home and Cancel leave the same record of every alert`(name: String) throws {
    for dialog in try DialogCase.cases(profile: name) {
      guard let index = dialog.alert.cancelIndex else { continue }
      var byHome = dialog.hand()
      byHome.key(172)
      var byCancel = dialog.hand()
      byCancel.drag(into: .button(index))
      byCancel.tap(.button(index))
      #expect(byHome.answers == byCancel.answers && !byHome.answers.isEmpty, "\(dialog)")
      #expect(byHome.effects.filter { $0 != .exitHome } == byCancel.effects, "\(dialog)")
      #expect(!byHome.effects.contains(.exitHome) || byHome.effects.last == .exitHome, "\(dialog)")
    }
  }
}
