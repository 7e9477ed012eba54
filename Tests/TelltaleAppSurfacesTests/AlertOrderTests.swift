import TelltaleGraphics
import TelltaleInput
import TelltaleLayout
import TelltaleModel
import TelltaleSession
import TelltaleTestSupport
import Testing

@Suite struct AlertOrderTests {
  private static let sheet = """
    start: main
    screens:
      main:
        content:
          - button:
              id: share
              title: Share
              action:
                open:
                  action-sheet:
                    {title: Share This, trigger: share, buttons: [{id: mail, title: Mail}, {id: text, title: Message}]}
    """

  private func alert(_ id: String, _ reason: AlertReason = .problem) -> Alert {
    Alert(id: id, title: "Stop", reason: reason, buttons: [AlertButton(id: id, title: "OK")])
  }

  // MODALITY-ALERT-ABOVE-ALL
  @Test(arguments: Platforms.names)
  func `an alert stands above a modal and takes all input`(name: String) throws {
    for style in try ModalScenes.styles(name) { try expectAlert(above: style, on: name) }
  }

  private func expectAlert(above style: String, on name: String) throws {
    var hand = try Hand.inModal(ModalScenes.scene(style: style), on: name)
    let done = try #require(hand.session.glass.frame(ofControl: "dismiss"))
    let covered = hand.glyphRuns
    hand.ask(alert("stop", .critical))
    hand.arm()
    let card = try #require(hand.session.placement?.frame)
    // Nothing is drawn over the card that is not the alert's, but for the pointer.
    let last = try #require(hand.fills.lastIndex { $0.contains(card) })
    #expect(hand.fills[(last + 1)...].dropLast().allSatisfy { card.contains($0) || $0.isEmpty })
    #expect(covered.isSubset(of: hand.glyphRuns), "the modal is still there below it")
    if !card.intersects(done) {
      let point = PixelPoint(x: done.midX, y: done.midY)
      hand.tap(point)
      hand.click(point)
      #expect(hand.answers.isEmpty && hand.closings.isEmpty, "\(style)")
    }
    hand.key(1)
    #expect(hand.answers.map(\.outcome) == [.cancelled])
    hand.arm()
    #expect(hand.isModalOpen)
    hand.open("dismiss")
    #expect(!hand.isModalOpen)
  }

  // MODALITY-ALERT-ABOVE-ALL, MODALITY-ONE-ALERT-AT-A-TIME
  @Test(arguments: ["ios", "kiosk", "macos", "tvos", "watchos-s4"])
  func `an alert comes over a sheet at once, and the sheet is back after it`(name: String) throws {
    let size = name == "kiosk" ? PixelSize(width: 800, height: 480) : nil
    var hand = try Hand.armed(Self.sheet, on: name, size: size)
    hand.open("share")
    #expect(hand.session.glass.frame(ofControl: "mail") != nil)
    hand.ask(alert("stop"))
    hand.ask(alert("again"))
    hand.arm()
    #expect(hand.session.glass.frame(ofControl: "stop") != nil)
    #expect(hand.scrims.count == 2, "both are dimmed apart")
    hand.open("stop")
    #expect(hand.session.glass.frame(ofControl: "again") != nil)
    hand.open("again")
    #expect(hand.session.glass.frame(ofControl: "mail") != nil)
    hand.open("text")
    #expect(hand.answers.map(\.choice) == ["stop", "again", "text"])
  }

  @Test func `a touch that was meant for the sheet answers no alert, nor the other way round`()
    throws
  {
    var hand = try Hand.armed(Self.sheet, on: "ios")
    hand.open("share")
    let mail = try #require(hand.session.glass.frame(ofControl: "mail"))
    hand.does(.contactDown(contact: 0, at: PixelPoint(x: mail.midX, y: mail.midY)), .touch)
    hand.wait(60)
    hand.ask(alert("stop"))
    hand.does(.contactUp(contact: 0, at: PixelPoint(x: mail.midX, y: mail.midY)), .touch)
    #expect(hand.answers.isEmpty)
    hand.arm()
    hand.tap("stop")
    hand.tap("mail")
    #expect(hand.answers.map(\.choice) == ["stop"], "the sheet is not armed before it was seen")
  }

  @Test func `what is being typed is kept while an alert is in front`() throws {
    var hand = try Hand.inModal(
      ModalScenes.form(style: "sheet"), on: "ios", keyboard: .letters)
    hand.open("name")
    hand.open("q")
    hand.ask(alert("stop"))
    hand.arm()
    #expect(hand.session.glass.frame(ofControl: "stop") != nil)
    var home = hand
    hand.open("stop")
    hand.open("w")
    hand.open("done")
    hand.leave(.button)
    hand.arm()
    hand.open("save")
    #expect(hand.events.contains(.modalClosed("place", kept: true, fields: ["name": "qw"])))
    home.key(172)
    home.arm()
    home.leave(.button)
    home.arm()
    home.open("save")
    #expect(home.events.contains(.modalClosed("place", kept: true, fields: ["name": "q"])))
  }

  // MODALITY-ONE-ALERT-AT-A-TIME
  @Test func `Home cancels the alert, the sheet below it and all that wait`() throws {
    var hand = try Hand.armed(Self.sheet, on: "ios")
    hand.open("share")
    hand.ask(alert("stop"))
    hand.ask(alert("again"))
    hand.arm()
    hand.key(172)
    #expect(hand.answers.count == 3)
    #expect(hand.answers.allSatisfy { $0.outcome == .cancelled })
    #expect(hand.session.placement == nil)
    #expect(hand.effects.last == .exitHome || hand.effects.contains(.exitHome))
  }

  // MODALITY-ONE-ALERT-AT-A-TIME
  @Test(arguments: Platforms.names)
  func `of two alerts in one tick one is seen, the other after its answer`(name: String) throws {
    var hand = try Hand.armed(
      ModalScenes.scene(style: try ModalScenes.style(name)), on: name)
    hand.ask(alert("one"))
    hand.ask(alert("two"))
    hand.arm()
    #expect(hand.session.glass.frame(ofControl: "one") != nil)
    #expect(hand.session.glass.frame(ofControl: "two") == nil)
    #expect(hand.scrims.count == 1)
    hand.open("one")
    #expect(hand.session.glass.frame(ofControl: "two") != nil)
    hand.open("two")
    #expect(hand.answers.map(\.choice) == ["one", "two"])
    #expect(hand.session.placement == nil)
  }

  // MODALITY-ONE-ALERT-AT-A-TIME
  @Test func `a critical one comes over the others, which come back in their order`() throws {
    var hand = try Hand.armed(ModalScenes.scene(), on: "kiosk")
    hand.ask(alert("one"))
    hand.ask(alert("two"))
    hand.ask(alert("three", .critical))
    hand.arm()
    #expect(hand.scrims.count == 1, "one alert is seen at a time")
    for name in ["three", "one", "two"] {
      #expect(hand.session.glass.frame(ofControl: name) != nil)
      hand.open(name)
    }
    #expect(hand.answers.map(\.choice) == ["three", "one", "two"])
  }

  // MODALITY-ONE-ALERT-AT-A-TIME
  @Test func `one that waits is not asked twice`() throws {
    var hand = try Hand.armed(ModalScenes.scene(), on: "kiosk")
    hand.ask(alert("one"))
    hand.ask(alert("two"))
    hand.ask(alert("two"))
    hand.arm()
    hand.open("one")
    hand.open("two")
    #expect(hand.answers.map(\.outcome) == [.withdrawn, .chosen, .chosen])
    #expect(hand.session.placement == nil)
  }

  // MODALITY-NO-STACKING
  @Test func `a modal comes over no other`() throws {
    var hand = try Hand.inModal(ModalScenes.scene(), on: "kiosk")
    let environment = hand.environment
    let other = Modal(style: .sheet, title: "Other", dismiss: DismissControl(title: "Done"))
    let before = hand.session.screenPlacement
    hand.perform { session in session.presentForTest(other, in: environment) }
    #expect(
      hand.events.contains(
        .refused(AppRefusal("a modal is open already", rule: "MODALITY-NO-STACKING"))))
    #expect(hand.session.screenPlacement == before)
  }
}
