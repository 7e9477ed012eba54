import TelltaleGraphics
import TelltaleInput
import TelltaleLayout
import TelltaleModel
import TelltaleSession
import TelltaleTestSupport
import Testing

@Suite struct IndicatorTests {
  private static let scene = """
    start: main
    screens:
      main:
        source: {async: stations}
        loading:
          activity-indicator: {label: Loading stations}
        content:
          - label: {text: Stations}
    """

  private func showing(_ name: String) throws -> Hand {
    var hand = try Hand.showing(Self.scene, on: name, moves: true)
    hand.present()
    return hand
  }

  // ACTIVITY-INDICATOR-SHOWS-LIFE
  @Test(arguments: ["carplay", "kiosk"])
  func `a load that takes long turns a mark at least eight times a second until it is over`(
    name: String
  ) throws {
    var hand = try showing(name)
    hand.wait(400)
    #expect(hand.hasSpinner)
    var frames: [[DrawCommand]] = []
    for _ in 0..<12 {
      frames.append(hand.picture)
      hand.wait(125)
    }
    #expect(zip(frames, frames.dropFirst()).allSatisfy { $0 != $1 })
    hand.send(
      .requested(AppRequest(number: 0, updates: [.source("stations", .ready)]), at: hand.now))
    #expect(!hand.hasSpinner, "gone with the next frame")
    #expect(hand.glyphCount > 0)
    hand.wait(5000)
    #expect(hand.session.deadline(in: hand.environment) == nil, "and nothing wakes up any more")
  }

  // ACTIVITY-INDICATOR-SHOWS-LIFE
  @Test(arguments: ["carplay", "kiosk"])
  func `a load that takes no time shows none`(name: String) throws {
    var hand = try showing(name)
    #expect(!hand.hasSpinner)
    hand.wait(50)
    #expect(!hand.hasSpinner)
    hand.send(
      .requested(AppRequest(number: 0, updates: [.source("stations", .ready)]), at: hand.now))
    #expect(!hand.hasSpinner)
    hand.wait(5000)
    #expect(!hand.hasSpinner)
  }

  // ACTIVITY-INDICATOR-SHOWS-LIFE
  @Test(arguments: ["carplay", "kiosk"])
  func `it shows after three tenths of a second, on its own`(name: String) throws {
    var hand = try showing(name)
    hand.wait(290)
    #expect(!hand.hasSpinner)
    hand.wait(20)
    #expect(hand.hasSpinner)
  }

  // ACTIVITY-INDICATOR-SHOWS-LIFE
  @Test(arguments: ["carplay", "kiosk"])
  func `a load that fails ends it`(name: String) throws {
    var hand = try showing(name)
    hand.wait(500)
    #expect(hand.hasSpinner)
    hand.send(
      .requested(AppRequest(number: 0, updates: [.source("stations", .failed)]), at: hand.now))
    #expect(!hand.hasSpinner)
  }

  @Test func `what was there stays while it is loaded again, until that takes long`() throws {
    var hand = try showing("kiosk")
    #expect(hand.glyphCount == 0, "nothing has come yet")
    hand.send(
      .requested(AppRequest(number: 0, updates: [.source("stations", .ready)]), at: hand.now))
    let ready = hand.glyphRuns
    hand.wait(5000)
    hand.send(
      .requested(AppRequest(number: 0, updates: [.source("stations", .loading)]), at: hand.now))
    hand.wait(200)
    #expect(hand.glyphRuns == ready)
    hand.wait(200)
    #expect(hand.hasSpinner)
  }

  @Test func `it turns below a modal that lets it be seen`() throws {
    var hand = try showing("kiosk")
    hand.wait(400)
    let environment = hand.environment
    hand.perform {
      $0.presentForTest(
        Modal(style: .sheet, title: "New", dismiss: DismissControl(title: "Done")), in: environment)
    }
    hand.arm()
    let before = hand.picture
    hand.wait(125)
    #expect(hand.picture != before)
  }
}

@Suite struct TextAndButtonTests {
  private func text(_ lines: Int, on name: String) throws -> Hand {
    let words = (1...lines).map { "Line \($0)" }.joined(separator: "\\n")
    return try Hand.armed(
      """
      screen:
        content:
          - text-view: {text: "\(words)", height: 300}
      """, on: name, size: PixelSize(width: 1024, height: 600))
  }

  // TEXT-VIEW-SCROLLS
  @Test(arguments: ["carplay", "kiosk"])
  func `the end of a long text can be reached by knob, keys and finger`(name: String) throws {
    for way in 0..<3 {
      var hand = try text(30, on: name)
      hand.tell(.driving(.parked))
      let area = try #require(hand.session.screenPlacement?.areas.first)
      #expect(area.maximumOffset.y > 0)
      #expect(!hand.shows("Line 30"))
      let middle = PixelPoint(x: area.viewport.midX, y: area.viewport.midY)
      for _ in 0..<60 where !hand.shows("Line 30") {
        switch way {
        case 0: hand.turn(1)
        case 1: hand.key(108)
        default: hand.move(from: middle, to: PixelPoint(x: middle.x, y: middle.y - 100))
        }
      }
      #expect(hand.shows("Line 30"))
    }
  }

  // TEXT-VIEW-SCROLLS
  @Test(arguments: ["carplay", "kiosk"])
  func `a text that fits does not scroll`(name: String) throws {
    var hand = try text(5, on: name)
    #expect(hand.session.screenPlacement?.areas.isEmpty == true)
    let before = hand.glyphRuns
    hand.move(from: PixelPoint(x: 300, y: 200), to: PixelPoint(x: 300, y: 40))
    hand.turn(3)
    #expect(hand.glyphRuns == before)
  }

  // TEXT-VIEW-SCROLLS
  @Test(arguments: ["carplay", "kiosk"])
  func `a long text follows the finger, with a bar while it moves`(name: String) throws {
    var hand = try text(30, on: name)
    hand.tell(.driving(.parked))
    hand.settle()
    func bars() -> Int {
      hand.picture.count { command in
        guard case .roundedFill(let rect, _, let color) = command else { return false }
        return !rect.isEmpty && (1..<255).contains(color.alpha)
      }
    }
    let window = try #require(hand.session.screenPlacement?.areas.first?.viewport)
    func place() -> Int? { hand.session.screenPlacement?.areas.first?.offset.y }
    #expect(place() == 0 && bars() == 0)
    hand.does(
      .contactDown(contact: 0, at: PixelPoint(x: window.midX, y: window.midY)), .touch)
    hand.does(
      .contactMoved(contact: 0, at: PixelPoint(x: window.midX, y: window.midY - 50)), .touch)
    #expect(place() == 50 && bars() == 1)
    hand.wait(200)
    hand.does(.contactUp(contact: 0, at: PixelPoint(x: window.midX, y: window.midY - 50)), .touch)
    hand.wait(1000)
    #expect(place() == 50 && bars() == 0)
  }

  // TEXT-VIEW-SCROLLS
  @Test(arguments: ["carplay", "kiosk"])
  func `a long text among more than fits moves by itself, and all else where it is not touched`(
    name: String
  ) throws {
    let lines = (1...30).map { "Line \($0)" }.joined(separator: "\\n")
    let buttons = (1...20).map { "        - button: {id: b\($0), title: Go, action: {emit: b}}\n" }
      .joined()
    var hand = try Hand.armed(
      """
      screen:
        content:
          - text-view: {text: "\(lines)", height: 200}
      \(buttons.replacing("        -", with: "    -"))
      """, on: name, size: PixelSize(width: 1024, height: 600))
    hand.tell(.driving(.parked))
    hand.settle()
    func places() -> [Int] { hand.session.screenPlacement?.areas.map(\.offset.y) ?? [] }
    let inner = try #require(hand.session.screenPlacement?.areas.last?.viewport)
    #expect(places() == [0, 0])
    hand.move(
      from: PixelPoint(x: inner.midX, y: inner.midY),
      to: PixelPoint(x: inner.midX, y: inner.midY - 60))
    #expect(places() == [0, 60])
    hand.move(
      from: PixelPoint(x: inner.midX, y: inner.maxY + 100),
      to: PixelPoint(x: inner.midX, y: inner.maxY + 40))
    #expect(places() == [60, 60])
  }

  // BUTTON-DEFAULT-BARE
  @Test(arguments: ["carplay", "kiosk"])
  func `a plain button at rest is nothing but its title`(name: String) throws {
    func shapes(_ keys: String) throws -> [DrawCommand] {
      let hand = try Hand.armed(
        "screen: {content: [{button: {id: a, title: Start, action: {emit: a}\(keys)}}]}", on: name)
      let frame = try #require(hand.session.glass.frame(ofControl: "a"))
      var hidden = hand.session
      hidden.hideFocus()
      return hidden.picture(in: hand.environment).commands.filter { command in
        switch command {
        case .fill(let rect, _), .roundedFill(let rect, _, _):
          !rect.isEmpty && frame.insetBy(-12).contains(rect)
        case .roundedStroke(let rect, _, let width, _):
          width > 0 && !rect.isEmpty && frame.insetBy(-12).contains(rect)
        case .picture, .shadow, .scrim: true
        default: false
        }
      }
    }
    #expect(try shapes("").isEmpty)
    #expect(try shapes(", icon: star").isEmpty)
    let stroked = try shapes(", border: true")
    #expect(stroked.count == 1)
    if case .roundedStroke = stroked.first {} else { Issue.record("a border is a stroke") }
    let filled = try shapes(", background: accent")
    #expect(filled.count == 1)
  }
}

extension Hand {
  var hasSpinner: Bool {
    session.screenPlacement?.parts.contains {
      if case .spinner = $0.shape { true } else { false }
    } ?? false
  }

  /// True where a text is seen whole.
  func shows(_ text: String) -> Bool {
    let glyphs = text.unicodeScalars.map(\.value)
    guard let placement = session.screenPlacement else { return false }
    return placement.parts.contains { part in
      guard case .text(let placed, _) = part.shape else { return false }
      return placed.lines.contains { line in
        part.clip.contains(PixelPoint(x: line.origin.x, y: line.origin.y))
          && line.line.runs.contains { $0.run.glyphs.map(\.glyph) == glyphs }
      }
    }
  }
}
