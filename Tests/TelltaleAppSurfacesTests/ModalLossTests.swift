import TelltaleGraphics
import TelltaleInput
import TelltaleModel
import TelltaleSession
import TelltaleTestSupport
import Testing

@Suite struct ModalLossTests {
  private func dirty(_ name: String) throws -> Hand {
    let style = try #require(try ModalScenes.styles(name).first)
    var hand = try Hand.inModal(ModalScenes.form(style: style), on: name)
    hand.type("a", into: "name")
    return hand
  }

  /// The platforms on which something can be typed.
  static let typing = Platforms.names.filter { $0 != "carplay" }

  // MODALITY-CONFIRM-BEFORE-LOSS
  @Test(arguments: typing)
  func `nothing typed, nothing asked`(name: String) throws {
    let style = try #require(try ModalScenes.styles(name).first)
    for way in Way.allCases where way != .home && way.isOn(name) {
      var hand = try Hand.inModal(ModalScenes.form(style: style), on: name)
      hand.leave(way)
      #expect(!hand.isModalOpen, "\(way)")
      #expect(hand.session.placement == nil)
    }
  }

  // MODALITY-CONFIRM-ON-EVERY-ROUTE
  @Test(arguments: typing)
  func `every way out asks the same question first`(name: String) throws {
    for way in Way.allCases where way != .home && way.isOn(name) {
      var hand = try dirty(name)
      hand.leave(way)
      hand.arm()
      #expect(
        hand.session.placement?.texts.map(\.string) == ["Keep This Place?"], "\(way)")
      #expect(hand.session.glass.frame(ofControl: "discard") != nil, "\(way)")
      #expect(hand.session.glass.frame(ofControl: "save") != nil, "\(way)")
      #expect(hand.closings.isEmpty, "\(way)")
      // Cancel stays, and what was typed is there.
      hand.key(1)
      hand.arm()
      #expect(hand.isModalOpen, "\(way)")
      #expect(hand.closings.isEmpty)
    }
  }

  // MODALITY-CONFIRM-BEFORE-LOSS
  @Test(arguments: typing)
  func `the answer decides what becomes of it`(name: String) throws {
    var saved = try dirty(name)
    saved.key(1)
    saved.arm()
    #expect(saved.session.glass.frame(ofControl: "discard") != nil && saved.closings.isEmpty)
    var discarded = saved
    saved.open("save")
    #expect(
      saved.events.contains(.modalClosed("place", kept: true, fields: ["name": "a"])))
    #expect(saved.emitted == ["kept"])
    discarded.open("discard")
    #expect(discarded.events.contains(.modalClosed("place", kept: false, fields: [:])))
    #expect(discarded.emitted.isEmpty)
  }

  @Test func `what is typed and taken back is nothing to lose`() throws {
    var hand = try dirty("kiosk")
    hand.key(14)
    hand.key(1)
    #expect(hand.closings == [false])
  }

  // MODALITY-CONFIRM-BEFORE-LOSS
  @Test func `a text that was changed is something to lose as well`() throws {
    let scene = ModalScenes.form().replacing(
      "field: {id: name, placeholder: Name}",
      with: "text-view: {id: name, text: Mole, editable: true}")
    var hand = try Hand.inModal(scene, on: "kiosk")
    hand.key(106)
    hand.key(1)
    #expect(hand.closings == [false], "moving about in it is none")
    hand = try Hand.inModal(scene, on: "kiosk")
    hand.type("s", into: "name")
    hand.key(1)
    hand.arm()
    #expect(hand.closings.isEmpty)
    hand.open("save")
    #expect(hand.events.contains(.modalClosed("place", kept: true, fields: ["name": "Moles"])))
    #expect(hand.events.allSatisfy { if case .typed = $0 { false } else { true } })
  }

  @Test func `looking at the keyboard is nothing to lose`() throws {
    var hand = try Hand.inModal(
      ModalScenes.form(style: "sheet"), on: "ios", keyboard: .letters)
    hand.open("name")
    #expect(hand.session.placement != nil, "the keyboard is there")
    hand.open("done")
    hand.leave(.button)
    #expect(hand.closings == [true])
  }

  @Test func `a button of the question that closes asks no second time`() throws {
    let scene = ModalScenes.form().replacing(
      "{id: discard, title: Discard, role: destructive}",
      with: "{id: discard, title: Discard, role: destructive, action: dismiss}")
    var hand = try Hand.inModal(scene, on: "kiosk")
    hand.type("a", into: "name")
    hand.key(1)
    hand.arm()
    hand.open("discard")
    #expect(hand.closings == [false])
    #expect(hand.session.placement == nil)
  }

  // MODALITY-CONFIRM-BEFORE-LOSS
  @Test(arguments: Platforms.names)
  func `an application that says so has something to lose`(name: String) throws {
    let scene = ModalScenes.scene(
      style: try ModalScenes.style(name),
      more: ModalScenes.confirmation + "\nunsaved: {bind: changed}")
    var hand = try Hand.inModal(scene, on: name)
    hand.send(.requested(AppRequest(number: 0, updates: [.text("changed", "true")]), at: hand.now))
    hand.key(1)
    hand.arm()
    #expect(hand.session.glass.frame(ofControl: "discard") != nil)
    hand.key(1)
    hand.arm()
    hand.send(.requested(AppRequest(number: 0, updates: [.text("changed", "false")]), at: hand.now))
    hand.key(1)
    #expect(hand.closings == [false])
  }

  // MODALITY-CONFIRM-ON-EVERY-ROUTE, T-HOME-UNSAVED: Home asks nothing, and what was typed is there
  // afterwards.
  @Test(arguments: typing)
  func `Home leaves the app and keeps what was typed`(name: String) throws {
    var hand = try dirty(name)
    hand.key(172)
    #expect(hand.session.placement == nil)
    #expect(hand.closings.isEmpty)
    #expect(hand.isModalOpen)
    let exits = hand.environment.profile.behaviour.homeExits
    #expect(hand.effects.contains(.exitHome) == exits)
    #expect(hand.events.contains(.modalLeft("place", fields: ["name": "a"])) == exits)
    // Pressed while the question is there, it takes the question away and nothing else.
    hand.key(1)
    hand.arm()
    hand.key(172)
    #expect(hand.session.placement == nil)
    #expect(hand.closings.isEmpty)
    hand.arm()
    hand.key(1)
    hand.arm()
    hand.open("save")
    #expect(hand.events.contains(.modalClosed("place", kept: true, fields: ["name": "a"])))
  }

  @Test func `what was typed on an inner screen is neither lost nor forgotten on the way back`()
    throws
  {
    let scene = """
      start: main
      screens:
        main:
          content:
            - button:
                id: add
                title: Add
                action:
                  open:
                    modal:
                      id: place
                      style: fullscreen
                      purpose: separate-task
                      title: New Place
                      dismiss: {title: Done}
                      start: first
                      screens:
                        first:
                          navigation-bar: {title: Name}
                          content:
                            - button: {id: on, title: Next, action: {push: second}}
                        second:
                          navigation-bar: {title: Street}
                          content:
                            - scroll-view: {content: [{field: {id: street}}]}
      \(ModalScenes.confirmation.split(separator: "\n").map { "                " + $0 }.joined(separator: "\n"))
      """
    var hand = try Hand.inModal(scene, on: "kiosk")
    hand.open("on")
    #expect(hand.session.screenName == "second")
    #expect(hand.session.glass.frame(ofControl: "back") != nil, "inner screens have a way back")
    #expect(hand.session.glass.frame(ofControl: "dismiss") != nil, "and the way out")
    hand.type("a", into: "street")
    hand.open("back")
    #expect(hand.session.screenName == "first")
    hand.key(1)
    hand.arm()
    #expect(hand.session.glass.frame(ofControl: "discard") != nil, "it is asked about")
    hand.key(1)
    hand.arm()
    hand.open("on")
    hand.type("b", into: "street")
    hand.leave(.button)
    hand.arm()
    hand.open("save")
    #expect(hand.events.contains(.modalClosed("place", kept: true, fields: ["street": "ab"])))
  }
}

/// How people leave a modal.
enum Way: CaseIterable {
  case button, cancel, swipe, escape, commandPeriod, back, heldKnob, content, home

  func isOn(_ name: String) -> Bool {
    self != .swipe || ModalClosingTests.swiped.contains(name)
  }
}

extension Hand {
  mutating func leave(_ way: Way) {
    switch way {
    case .button: open("dismiss")
    case .cancel: open("dismiss-cancel")
    case .swipe: swipe(from: 10, by: 60)
    case .escape: key(1)
    case .commandPeriod: key(52, held: [125])
    case .back: key(158)
    case .heldKnob: push(for: 2000)
    case .content: open("leave")
    case .home: key(172)
    }
  }
}
