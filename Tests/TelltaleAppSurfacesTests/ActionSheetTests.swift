import TelltaleGraphics
import TelltaleInput
import TelltaleLayout
import TelltaleModel
import TelltaleSession
import TelltaleTestSupport
import Testing

@Suite struct ActionSheetTests {
  static let sheets = Platforms.names.filter { $0 != "carplay" }

  /// A screen with a control that opens a sheet, and another one below it.
  private func scene(cancel: Bool = true, native: Bool = true) -> String {
    """
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
                    title: Share This Route
                    trigger: share
                    native-style: \(native)
                    \(cancel ? "" : "no-cancel: true")
                    buttons:
                      - {id: mail, title: Mail, action: {emit: mail}}
                      - {id: message, title: Message}
          - button: {id: play, title: Play, action: {emit: played}}
    """
  }

  private let root = """
    action-sheet:
      title: Keep This Draft?
      trigger: close-button
      native-style: true
      buttons:
        - {id: delete, title: Delete Draft, role: destructive, action: {emit: deleted}}
        - {id: save, title: Save Draft}
    """

  private func open(
    _ name: String, cancel: Bool = true, size: PixelSize? = nil
  ) throws -> Hand {
    var hand = try Hand.armed(scene(cancel: cancel), on: name, size: size)
    if hand.environment.profile.inputs[.touch] == .never {
      let frame = try #require(hand.session.glass.frame(ofControl: "share"))
      hand.click(PixelPoint(x: frame.midX, y: frame.midY))
      hand.arm()
    } else {
      hand.press("share")
    }
    #expect(hand.session.glass.frame(ofControl: "message") != nil)
    return hand
  }

  // ACTION-SHEET-MODAL
  @Test(arguments: sheets)
  func `a control under an open sheet receives nothing`(name: String) throws {
    var hand = try Hand.armed(scene(), on: name)
    let play = try #require(hand.session.glass.frame(ofControl: "play"))
    let point = PixelPoint(x: play.midX, y: play.midY)
    hand.tap(point)
    #expect(hand.emitted == ["played"], "without a sheet it works")
    hand = try open(name)
    hand.tap(point)
    hand.click(point)
    #expect(!hand.emitted.contains("played"))
  }

  // ACTION-SHEET-MODAL
  @Test(arguments: [
    ("ios", true), ("ipados", true), ("kiosk", true), ("macos", false), ("tvos", false),
  ])
  func `beside a sheet is Cancel where people touch`(name: String, isTouched: Bool) throws {
    var hand = try open(name)
    hand.tap(PixelPoint(x: 4, y: 4))
    hand.click(PixelPoint(x: 4, y: 4))
    #expect(hand.answers.map(\.outcome) == (isTouched ? [.cancelled] : []))
  }

  // ACTION-SHEET-MODAL
  @Test(arguments: ["ios", "ipados", "kiosk"])
  func `beside a sheet without Cancel is nothing`(name: String) throws {
    var hand = try open(name, cancel: false)
    hand.tap(PixelPoint(x: 4, y: 4))
    #expect(hand.answers.isEmpty)
    #expect(hand.session.glass.frame(ofControl: "message") != nil)
  }

  @Test func `a finger that slides off Cancel and off the sheet cancels nothing`() throws {
    var hand = try open("ios")
    let cancel = try #require(hand.session.glass.frame(ofControl: "cancel"))
    hand.move(
      from: PixelPoint(x: cancel.midX, y: cancel.midY), to: PixelPoint(x: cancel.midX, y: 4))
    #expect(hand.answers.isEmpty)
  }

  // ACTION-SHEET-MODAL
  @Test(arguments: sheets)
  func `keys and Home cancel, time does not`(name: String) throws {
    var hand = try open(name)
    hand.wait(120_000)
    #expect(hand.answers.isEmpty)
    let ways: [(code: UInt16, held: Set<UInt16>)] = [(1, []), (52, [125]), (158, []), (172, [])]
    for way in ways {
      var one = hand
      one.key(way.code, held: way.held)
      #expect(one.answers.map(\.outcome) == [.cancelled], "key \(way.code)")
      #expect(one.emitted.isEmpty)
    }
  }

  // ACTION-SHEET-SLIDES-FROM-BOTTOM
  @Test(arguments: ["ios", "ipados", "kiosk"])
  func `a sheet comes up from below the screen and stays in its column`(name: String) throws {
    var hand = try Hand.showing(root, on: name, moves: true)
    let rest = try #require(hand.session.placement?.frame)
    var seen = [hand.card]
    hand.present()
    let start = hand.now
    while hand.card != rest.y, hand.now.milliseconds(since: start) < 1000 {
      hand.wait(16)
      hand.present()
      seen.append(hand.card)
    }
    let heights = seen.compactMap { $0 }
    #expect(heights.count == seen.count)
    #expect(heights.first ?? 0 >= hand.session.size.height)
    #expect(heights.last == rest.y)
    #expect(heights.count > 4)
    #expect(zip(heights, heights.dropFirst()).allSatisfy { $0 >= $1 })
    #expect(hand.now.milliseconds(since: start) <= 300)
    #expect(Set(hand.cardColumns) == [rest.x])
    let display = hand.environment.profile.display
    let edge = hand.session.size.height - display.density.pixels(display.safeInsets.bottom)
    #expect(rest.maxY == edge)
  }

  // ACTION-SHEET-SLIDES-FROM-BOTTOM
  @Test(arguments: ["ios", "ipados", "kiosk"])
  func `with reduced motion it is there at once`(name: String) throws {
    let hand = try Hand.showing(root, on: name)
    #expect(hand.card == hand.session.placement?.frame.y)
  }

  // ACTION-SHEET-SLIDES-FROM-BOTTOM
  @Test func `an alert does not move`() throws {
    let hand = try Hand.showing(
      "alert: {title: Route Not Loaded, buttons: [{title: OK}]}", on: "ios", moves: true)
    #expect(hand.card == hand.session.placement?.frame.y)
  }

  // ACTION-SHEET-DESTRUCTIVE-TOP
  @Test(arguments: sheets)
  func `the focus never begins with what destroys`(name: String) throws {
    let hand = try Hand.armed(root, on: name)
    #expect(hand.session.focusedControl == "save")
    var alone = try Hand.armed(
      """
      action-sheet:
        title: Keep This Draft?
        trigger: close-button
        buttons: [{id: delete, title: Delete Draft, role: destructive}]
      """, on: name)
    #expect(alone.session.focusedControl == "cancel")
    alone.key(28)
    alone.key(28)
    #expect(alone.answers.map(\.outcome) == [.cancelled])
  }

  @Test func `Return does what has the focus; no choice of a sheet stands for it`() throws {
    var hand = try Hand.armed(
      """
      action-sheet:
        title: Share This Route
        trigger: share-button
        buttons: [{id: mail, title: Mail}, {id: message, title: Message}]
      """, on: "macos")
    hand.key(108)
    #expect(hand.session.focusedControl == "message")
    hand.key(28)
    #expect(hand.answers.map(\.choice) == ["message"])
  }

  // ACTION-SHEET-WATCH-STYLE-CANCEL, ACTION-SHEET-WATCH-STYLE-DEFAULT
  @Test(arguments: ["watchos-s3", "watchos-s4"])
  func `Cancel closes and does no more, a choice does what it says`(name: String) throws {
    var hand = try Hand.armed(root, on: name)
    hand.tap("cancel")
    #expect(hand.answers.map(\.outcome) == [.cancelled])
    #expect(hand.emitted.isEmpty)
    #expect(hand.session.placement == nil)
    hand = try Hand.armed(root, on: name)
    hand.tap("delete")
    #expect(hand.answers.map(\.choice) == ["delete"])
    #expect(hand.emitted == ["deleted"])
    hand = try Hand.armed(root, on: name)
    hand.tap("save")
    #expect(hand.answers.map(\.outcome) == [.chosen] && hand.answers.map(\.choice) == ["save"])
    #expect(hand.effects.count { if case .armed = $0 { false } else { true } } == 1)
    #expect(hand.session.placement == nil)
  }
}

@Suite struct SheetScrollTests {
  private func long(on name: String) throws -> Hand {
    let size = name == "kiosk" ? PixelSize(width: 800, height: 480) : nil
    let buttons = (1...20).map { "{id: c\($0), title: Choice \($0)}" }.joined(separator: ", ")
    return try Hand.armed(
      "action-sheet: {title: Choose One, trigger: b, buttons: [\(buttons)]}", on: name,
      size: size)
  }

  // ACTION-SHEET-SCROLL-WITHOUT-ACCIDENT
  @Test(arguments: ["ios", "ipados", "kiosk", "watchos-s4"], [(0, -40), (40, 0), (-30, 30)])
  func `a finger that moves activates nothing`(name: String, way: (Int, Int)) throws {
    var hand = try long(on: name)
    _ = try #require(hand.session.placement?.scroll)
    let frame = try #require(hand.session.glass.frame(ofControl: "c2"))
    let start = PixelPoint(x: frame.midX, y: frame.midY)
    hand.move(from: start, to: PixelPoint(x: start.x + way.0, y: start.y + way.1))
    #expect(hand.answers.isEmpty)
    // Back where it began it is still no tap.
    hand.move(from: start, to: start, through: PixelPoint(x: start.x + way.0, y: start.y + way.1))
    #expect(hand.answers.isEmpty)
  }

  // ACTION-SHEET-SCROLL-WITHOUT-ACCIDENT
  @Test(arguments: ["ios", "ipados"])
  func `the list follows the finger`(name: String) throws {
    var hand = try long(on: name)
    let frame = try #require(hand.session.glass.frame(ofControl: "c3"))
    let start = PixelPoint(x: frame.midX, y: frame.midY)
    hand.move(from: start, to: PixelPoint(x: start.x, y: start.y - 40))
    #expect(hand.session.glass.frame(ofControl: "c3")?.y == frame.y - 40)
    #expect(hand.answers.isEmpty)
  }

  // ACTION-SHEET-SCROLL-WITHOUT-ACCIDENT
  @Test(arguments: ["ios", "ipados", "kiosk"])
  func `a finger that stays within the slop activates`(name: String) throws {
    var hand = try long(on: name)
    let frame = try #require(hand.session.glass.frame(ofControl: "c2"))
    let start = PixelPoint(x: frame.midX, y: frame.midY)
    hand.move(from: start, to: PixelPoint(x: start.x + 4, y: start.y - 6))
    #expect(hand.answers.map(\.choice) == ["c2"])
  }

  @Test func `the first turn of a knob brings the focus into view`() throws {
    var hand = try Hand.armed(
      """
      action-sheet:
        title: Keep This Draft?
        message: Everything that you have written since this morning is lost if you do not keep it.
        trigger: b
        buttons: [{title: Delete, role: destructive}, {title: Send}, {id: save, title: Save}]
      """, on: "watchos-s3")
    let viewport = try #require(hand.session.placement?.scroll?.viewport)
    hand.turn(1)
    let name = try #require(hand.session.focusedControl)
    let frame = try #require(hand.session.glass.frame(ofControl: name))
    #expect(viewport.contains(frame))
  }
}

extension Hand {
  /// The upper edge of a question's card in the picture.
  var card: Int? { cards.first?.y }

  var cardColumns: [Int] { cards.map(\.x) }

  private var cards: [PixelRect] {
    guard let placement = session.placement else { return [] }
    return picture.compactMap { command in
      guard case .roundedFill(let rect, placement.radius, _) = command,
        rect.width == placement.frame.width
      else { return nil }
      return rect
    }
  }

  /// A finger that goes somewhere by way of another point.
  mutating func move(from start: PixelPoint, to end: PixelPoint, through middle: PixelPoint) {
    does(.contactDown(contact: 0, at: start), .touch)
    wait(40)
    for point in [middle, end] {
      does(.contactMoved(contact: 0, at: point), .touch)
      wait(40)
    }
    does(.contactUp(contact: 0, at: end), .touch)
    wait(60)
  }
}
