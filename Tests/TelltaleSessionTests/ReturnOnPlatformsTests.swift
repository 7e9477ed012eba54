import TelltaleGraphics
import TelltaleInput
import TelltaleModel
import TelltaleSession
import TelltaleTestSupport
import Testing

/// What Return and the push of a knob stand for in an alert, on the platforms that are shipped.
@Suite struct ReturnOnPlatformsTests {
  private func delete(_ language: String = "en", likely: Bool = false) -> String {
    """
    lang: \(language)
    alert:
      title: Delete This Route?
      buttons:
        - {id: delete, title: Delete, role: destructive, likely: \(likely), action: {emit: deleted}}
        - {role: cancel}
    """
  }

  // ALERT-DESTRUCTIVE-CANCEL-IS-DEFAULT, ALERT-CARPLAY-DESTRUCTIVE-CANCEL-BOLD,
  // T-ZH-DESTRUCTIVE-SHORTER, T-DESTRUCTIVE-LIKELY, T-CANCEL-DEFAULT-STYLE
  @Test(arguments: Platforms.names, ["en", "ja", "zh"])
  func `beside what destroys the focus begins with Cancel, and Return cancels`(
    name: String, language: String
  ) throws {
    for code in [UInt16(28), 96] {
      for isLikely in [false, true] {
        var hand = try Hand.armed(delete(language, likely: isLikely), on: name)
        #expect(hand.session.focusedControl == "cancel")
        hand.key(code)
        #expect(hand.answers.map(\.outcome) == [.cancelled])
        #expect(hand.emitted.isEmpty)
      }
    }
  }

  // ALERT-DESTRUCTIVE-CANCEL-IS-DEFAULT, ALERT-CARPLAY-DESTRUCTIVE-CANCEL-BOLD
  @Test(arguments: Platforms.names)
  func `Return cancels wherever focus and pointer were moved to`(name: String) throws {
    var hand = try Hand.armed(delete(), on: name)
    let frame = try #require(hand.session.glass.frame(ofControl: "delete"))
    let point = PixelPoint(x: frame.midX, y: frame.midY)
    hand.does(.pointerMoved(at: point), .pointer)
    for _ in 0..<3 where hand.session.focusedControl != "delete" { hand.key(15) }
    #expect(hand.session.focusedControl == "delete")
    hand.key(28)
    #expect(hand.answers.map(\.outcome) == [.cancelled])
    #expect(hand.emitted.isEmpty)
  }

  // ALERT-DESTRUCTIVE-CANCEL-IS-DEFAULT, T-RETURN-OTHERWISE
  @Test(arguments: Platforms.names)
  func `where nothing destroys Return runs the likely one`(name: String) throws {
    for code in [UInt16(28), 96] {
      var hand = try Hand.armed(CancelOnPlatformsTests.retry, on: name)
      for _ in 0..<3 where hand.session.focusedControl != "cancel" { hand.key(15) }
      hand.key(code)
      #expect(hand.answers.map(\.choice) == ["retry"])
      #expect(hand.emitted == ["retried"])
      hand = try Hand.armed(
        """
        alert:
          title: Message
          buttons: [{id: ignore, title: Ignore}, {id: reply, title: Reply, likely: true}]
        """, on: name)
      hand.key(code)
      #expect(hand.answers.map(\.choice) == ["reply"])
    }
  }

  // T-RETURN-OTHERWISE
  @Test(arguments: ["carplay", "kiosk", "watchos-s3", "watchos-s4"], [UInt16(28), 353])
  func `the push of a knob does what has the focus, though its key is that of Return`(
    name: String, code: UInt16
  ) throws {
    var hand = try Hand.armed(delete(), on: name)
    for _ in 0..<3 where hand.session.focusedControl != "delete" { hand.turn(1) }
    for _ in 0..<3 where hand.session.focusedControl != "delete" { hand.turn(-1) }
    hand.does(.keyDown(KeyPress(code: code)), .knob)
    hand.wait(60)
    hand.does(.keyUp(KeyPress(code: code)), .knob)
    #expect(hand.answers.map(\.choice) == ["delete"])
    #expect(hand.emitted == ["deleted"])
  }
}
