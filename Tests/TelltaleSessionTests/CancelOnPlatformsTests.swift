import TelltaleGraphics
import TelltaleInput
import TelltaleModel
import TelltaleSession
import TelltaleTestSupport
import Testing

/// The ways out of an alert on the platforms that are shipped.
@Suite struct CancelOnPlatformsTests {
  static let general = Platforms.names.filter { $0 != "carplay" }

  static let delete = """
    alert:
      title: Delete This Route?
      on-cancel: {emit: tidied}
      buttons: [{id: delete, title: Delete, role: destructive, action: {emit: deleted}}, {role: cancel}]
    """
  static let retry = """
    alert:
      title: Route Not Loaded
      buttons: [{id: retry, title: Retry, action: {emit: retried}}, {role: cancel}]
    """
  static let notice = """
    alert: {title: Route Not Loaded, buttons: [{id: ok, title: OK, action: {emit: read}}]}
    """

  // ALERT-ESC-CANCELS, T-KEYS-IN-CAR
  @Test(arguments: Platforms.names)
  func `Escape cancels as it goes down, runs no button and stays in the app`(name: String) throws {
    for (scene, choice) in [(Self.delete, "cancel"), (Self.retry, "cancel"), (Self.notice, nil)] {
      var hand = try Hand.armed(scene, on: name)
      hand.does(.keyDown(KeyPress(code: 1)), .keys)
      #expect(hand.answers.map(\.outcome) == [.cancelled])
      #expect(hand.answers.map(\.choice) == [choice])
      #expect(hand.emitted == (scene == Self.delete ? ["tidied"] : []))
      #expect(!hand.effects.contains(.exitHome))
      // Neither its way up nor a second press cancels what comes next, before that was seen.
      hand.ask(.retry)
      hand.does(.keyUp(KeyPress(code: 1)), .keys)
      #expect(hand.answers.count == 1)
      hand.arm()
      #expect(hand.session.glass.frame(ofControl: "retry") != nil)
    }
  }

  // ALERT-ESC-CANCELS
  @Test(arguments: Platforms.names)
  func `Escape with nothing open cancels nothing`(name: String) throws {
    var hand = try Hand.armed(
      "screen: {content: [{button: {id: play, title: Play, action: {emit: played}}}]}", on: name)
    let before = hand.effects
    hand.key(1)
    hand.key(52, held: [125])
    let told = hand.effects.dropFirst(before.count)
    #expect(told.count == 2)
    #expect(told.allSatisfy { $0 == .app(.ignored(control: "escape", .nowhere)) })
  }

  // ALERT-COMMAND-PERIOD-CANCELS, T-KEYS-IN-CAR
  @Test(arguments: Platforms.names, [UInt16(52), 83])
  func `Command-Period cancels as Escape does, a period does nothing`(
    name: String, period: UInt16
  ) throws {
    for command in [UInt16(125), 126] {
      for scene in [Self.delete, Self.retry, Self.notice] {
        var hand = try Hand.armed(scene, on: name)
        hand.key(period)
        hand.key(period, held: [29])
        hand.key(period, held: [29, command])
        #expect(hand.answers.isEmpty)
        var byEscape = hand
        hand.key(period, held: [command])
        byEscape.key(1)
        #expect(hand.answers.map(\.outcome) == [.cancelled])
        #expect(hand.effects == byEscape.effects)
      }
    }
  }

  // ALERT-COMMAND-PERIOD-CANCELS
  @Test(arguments: general)
  func `in a field Command-Period cancels and types nothing`(name: String) throws {
    var hand = try Hand.armed(
      """
      alert:
        title: Name This Place
        fields: [{id: name, placeholder: Name}]
        buttons: [{id: save, title: Save}, {role: cancel}]
      """, on: name)
    for _ in 0..<4 where hand.session.focusedControl != "name" { hand.key(15) }
    hand.key(30, text: "a")
    hand.key(52, text: ".")
    #expect(hand.answers.isEmpty)
    hand.key(52, held: [125], text: ".")
    #expect(hand.answers.map(\.outcome) == [.cancelled])
    #expect(hand.answers.map(\.fields) == [["a."]])
  }

  // ALERT-HOME-EXITS-AND-CANCELS, T-HOME-ON-KIOSK
  @Test(arguments: Platforms.names)
  func `Home cancels first and leaves second, where there is somewhere to go`(name: String) throws {
    let leaves = name != "kiosk"
    for (scene, choice) in [(Self.delete, "cancel"), (Self.notice, nil)] {
      var hand = try Hand.armed(scene, on: name)
      hand.key(102)
      #expect(hand.answers.isEmpty, "the cursor key is no Home")
      let before = hand.effects.count
      hand.key(172)
      let answer = Answer(question: 1, outcome: .cancelled, choice: choice, fields: [])
      let tidied = scene == Self.delete ? [Effect.emit("tidied")] : []
      let seen = Array(hand.effects.dropFirst(before))
      #expect(seen.first == .answer(hand.answers[0]))
      #expect(hand.answers.map(\.outcome) == [answer.outcome])
      #expect(hand.answers.map(\.choice) == [answer.choice])
      #expect(Array(seen.dropFirst()) == tidied + (leaves ? [.exitHome] : []))
      #expect(hand.session.placement == nil)
    }
    var idle = Hand(
      environment: Environment(profile: try Platforms.profile(name), typesetter: GridTypesetter()))
    idle.key(172)
    #expect(idle.effects == (leaves ? [.exitHome] : []))
  }

  // ALERT-CARPLAY-HOME-EQUALS-CANCEL, T-HOME-NO-ACTION
  @Test(arguments: Platforms.names)
  func `Cancel, Escape, Command-Period, Back and Home leave the same record`(name: String) throws {
    for scene in [Self.delete, Self.retry] {
      let hand = try Hand.armed(scene, on: name)
      var byButton = hand
      byButton.tap("cancel")
      #expect(byButton.answers.map(\.outcome) == [.cancelled])
      let ways: [(code: UInt16, held: Set<UInt16>)] = [(1, []), (52, [125]), (158, []), (172, [])]
      for way in ways {
        var other = hand
        other.key(way.code, held: way.held)
        #expect(other.effects.filter { $0 != .exitHome } == byButton.effects, "\(way.code)")
      }
    }
  }
}
