import TelltaleGraphics
import TelltaleLayout
import TelltaleModel
import TelltaleSession
import TelltaleTestSupport
import Testing

/// What is written to the log about alerts, on the platforms that are shipped.
@Suite struct AlertNoteTests {
  static let general = Platforms.names.filter { $0 != "carplay" }

  /// Shows alerts so many seconds apart; gives the seconds at which each was seen.
  private func show(_ count: Int, every seconds: Int, on name: String) throws -> (Hand, [Int64]) {
    var hand = Hand(
      environment: Environment(profile: try Platforms.profile(name), typesetter: GridTypesetter()))
    var times: [Int64] = []
    for number in 1...count {
      let start = hand.now
      hand.ask(
        Alert(
          id: "alert-\(number)", title: "Route Lost", buttons: [AlertButton(id: "ok", title: "OK")])
      )
      times.append(start.microseconds / 1_000_000)
      hand.arm()
      #expect(hand.session.glass.frame(ofControl: "ok") != nil, "it is shown all the same")
      hand.tap("ok")
      hand.wait(seconds * 1000 - hand.now.milliseconds(since: start))
    }
    #expect(hand.answers.map(\.choice) == Array(repeating: "ok", count: count))
    return (hand, times)
  }

  // ALERT-CARPLAY-INFREQUENT
  @Test func `in the car the fourth alert within ten minutes is noted, with the times of all four`()
    throws
  {
    let (hand, times) = try show(4, every: 199, on: "carplay")
    #expect(hand.logged.map(\.rule) == ["ALERT-CARPLAY-INFREQUENT"])
    #expect(hand.logged.map(\.severity) == [.note])
    let message = try #require(hand.logged.first?.message)
    for (number, time) in times.enumerated() {
      #expect(message.contains("alert-\(number + 1) at \(time) s"))
    }
    #expect(try show(3, every: 10, on: "carplay").0.logged.isEmpty)
    #expect(try show(2, every: 10, on: "carplay").0.logged.isEmpty)
    #expect(try show(8, every: 201, on: "carplay").0.logged.isEmpty)
  }

  // ALERT-CARPLAY-INFREQUENT
  @Test(arguments: general)
  func `elsewhere alerts are not counted`(name: String) throws {
    #expect(try show(6, every: 10, on: name).0.logged.isEmpty)
  }

  /// An alert with so many lines of message on the narrowest screen.
  private func lines(_ count: Int, on name: String, textSize: Double) throws -> Hand {
    let text = (0..<count).map { "L\($0)." }.joined(separator: "\\n")
    return try Hand.armed(
      """
      alert:
        title: Stop
        \(count == 0 ? "" : "message: \"\(text)\"")
        buttons: [{id: go, title: Go}, {role: cancel}]
      """, on: name, textSize: textSize)
  }

  // ALERT-LARGE-TEXT-SCROLL
  @Test(arguments: general)
  func `what scrolls in large text only says from which size on, and keeps its buttons in sight`(
    name: String
  ) throws {
    let count = try #require(
      try (0..<60).first { try lines($0, on: name, textSize: 2).session.placement?.scroll != nil })
    var hand = try lines(count, on: name, textSize: 2)
    #expect(hand.logged.map(\.rule) == ["ALERT-LARGE-TEXT-SCROLL"])
    let message = try #require(hand.logged.first?.message)
    let words = message.split(separator: " ")
    let place = try #require(words.firstIndex(of: "size"))
    let start = try #require(Double(words[place + 1]))
    #expect(start > 1 && start <= 2)
    #expect(try lines(count, on: name, textSize: start).session.placement?.scroll != nil)
    #expect(try lines(count, on: name, textSize: start - 0.05).session.placement?.scroll == nil)
    let display = PixelRect(hand.session.size)
    let viewport = try #require(hand.session.placement?.scroll?.viewport)
    for button in ["go", "cancel"] {
      let frame = try #require(hand.session.glass.frame(ofControl: button))
      #expect(display.contains(frame) && !frame.intersects(viewport), "\(button)")
    }
    hand.tap("go")
    #expect(hand.answers.map(\.choice) == ["go"])
    let plain = try lines(count, on: name, textSize: 1)
    #expect(plain.logged.isEmpty && plain.session.placement?.scroll == nil)
  }

  // ALERT-LARGE-TEXT-SCROLL
  @Test func `two lines of message on a small panel scroll, three words on a large one do not`()
    throws
  {
    let scene = """
      alert:
        title: Route Not Loaded
        message: "The cable is loose.\\nCheck it and try again."
        buttons: [{id: retry, title: Retry}, {role: cancel}]
      """
    let small = try Hand.armed(
      scene, on: "kiosk", size: PixelSize(width: 480, height: 272), textSize: 2)
    #expect(small.logged.map(\.rule) == ["ALERT-LARGE-TEXT-SCROLL"])
    #expect(small.session.placement?.scroll != nil)
    let large = try Hand.armed(
      "alert: {title: Route Not Loaded, buttons: [{title: OK}]}", on: "kiosk",
      size: PixelSize(width: 1280, height: 720), textSize: 2)
    #expect(large.logged.isEmpty && large.session.placement?.scroll == nil)
  }
}

extension Hand {
  /// What was written to the log.
  fileprivate var logged: [Finding] {
    effects.compactMap { if case .note(let finding) = $0 { finding } else { nil } }
  }
}
