import TelltaleInput
import TelltaleModel
import TelltaleSession
import TelltaleTestSupport
import Testing

/// The question before a modal closes is asked on each way out, whatever became of it the last time.
@Suite struct ClosingQuestionTests {
  private static let sheet = """
    confirm-close:
      action-sheet:
        id: keep
        title: Keep This Place?
        trigger: add
        buttons:
          - {id: save, title: Save}
          - {id: discard, title: Discard, role: destructive}
          - {role: cancel}
    """

  private func dirty(_ confirmation: String = ModalScenes.confirmation) throws -> Hand {
    let scene = ModalScenes.scene(
      style: "sheet", content: "- field: {id: name, placeholder: Name}", more: confirmation)
    var hand = try Hand.inModal(scene, on: "ios")
    hand.type("a", into: "name")
    return hand
  }

  private func asks(_ hand: inout Hand) -> Bool {
    hand.key(1)
    hand.arm()
    return hand.session.glass.frame(ofControl: "discard") != nil
  }

  private func alert(onCancel: Action? = nil) -> AppUpdate {
    var alert = Alert(title: "Door Open", buttons: [AlertButton(id: "ok", title: "OK")])
    alert.onCancel = onCancel
    return .ask(Question(id: 7, alert: alert, language: "en"))
  }

  // MODALITY-CONFIRM-ON-EVERY-ROUTE
  @Test func `one that Home took away below an alert is asked again`() throws {
    var hand = try dirty(Self.sheet)
    #expect(asks(&hand))
    hand.tell(alert())
    hand.arm()
    #expect(hand.session.glass.frame(ofControl: "ok") != nil)
    hand.key(172)
    hand.arm()
    #expect(hand.session.placement == nil && hand.closings.isEmpty)
    #expect(asks(&hand))
    hand.open("discard")
    #expect(hand.closings == [false])
  }

  // MODALITY-CONFIRM-ON-EVERY-ROUTE
  @Test func `one that Home brought up and took away is asked again`() throws {
    var hand = try dirty()
    hand.tell(alert(onCancel: .dismiss))
    hand.arm()
    hand.key(172)
    hand.arm()
    #expect(hand.session.placement == nil && hand.closings.isEmpty)
    #expect(hand.isModalOpen)
    #expect(asks(&hand))
    hand.open("discard")
    #expect(hand.closings == [false])
  }

  // MODALITY-CONFIRM-ON-EVERY-ROUTE
  @Test func `one that an alert's answer brings up a second time is asked once`() throws {
    var hand = try dirty(Self.sheet)
    #expect(asks(&hand))
    var door = Alert(title: "Door Open", buttons: [AlertButton(id: "ok", title: "OK")])
    door.buttons[0].action = .dismiss
    hand.tell(.ask(Question(id: 7, alert: door, language: "en")))
    hand.arm()
    hand.open("ok")
    #expect(hand.session.glass.frame(ofControl: "discard") != nil)
    hand.key(1)
    hand.arm()
    #expect(hand.session.placement == nil && hand.closings.isEmpty)
    #expect(asks(&hand))
    hand.open("save")
    #expect(hand.closings == [true])
  }

  @Test func `nobody but its own answer decides`() throws {
    var hand = try dirty(Self.sheet)
    #expect(asks(&hand))
    hand.tell(alert())
    hand.arm()
    hand.open("ok")
    #expect(hand.closings.isEmpty && hand.isModalOpen == false, "the sheet is in front")
    hand.open("save")
    #expect(hand.closings == [true])
  }
}
