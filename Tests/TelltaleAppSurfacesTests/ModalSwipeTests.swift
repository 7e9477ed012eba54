import TelltaleGraphics
import TelltaleInput
import TelltaleModel
import TelltaleSession
import TelltaleTestSupport
import Testing

@Suite struct ModalSwipeTests {
  private static let sheet = ModalScenes.scene(style: "sheet")

  /// Drags by a share of the height in so many steps of 16 ms, after each of the shares before.
  private func swipe(
    _ hand: inout Hand, by percents: Int..., steps: Int = 4, rest: Int = 0
  ) throws {
    let frame = try #require(hand.session.screenPlacement?.frame)
    func point(_ percent: Int) -> PixelPoint {
      PixelPoint(x: frame.midX, y: frame.y + 10 + frame.height * percent / 100)
    }
    var before = 0
    hand.does(.contactDown(contact: 0, at: point(0)), .touch)
    for percent in percents {
      for step in 1...steps {
        hand.wait(16)
        let share = before + (percent - before) * step / steps
        hand.does(.contactMoved(contact: 0, at: point(share)), .touch)
      }
      before = percent
    }
    hand.wait(rest)
    hand.does(.contactUp(contact: 0, at: point(before)), .touch)
  }

  // MODALITY-ALERT-ABOVE-ALL
  @Test(arguments: ModalClosingTests.swiped)
  func `a question above it is what a finger moves, not the modal below`(name: String) throws {
    var hand = try Hand.inModal(Self.sheet, on: name)
    let long = Alert(
      title: "Route Not Loaded",
      message: TextContent(String(repeating: "It is a long story. ", count: 200)),
      buttons: [AlertButton(id: "ok", title: "OK")])
    hand.ask(long)
    hand.arm()
    let viewport = try #require(hand.session.placement?.areas.first?.viewport)
    let x = viewport.midX
    hand.does(.contactDown(contact: 0, at: PixelPoint(x: x, y: viewport.y + 4)), .touch)
    for step in 1...10 {
      hand.wait(16)
      let y = viewport.y + 4 + step * (viewport.height - 8) / 10
      hand.does(.contactMoved(contact: 0, at: PixelPoint(x: x, y: y)), .touch)
    }
    hand.does(.contactUp(contact: 0, at: PixelPoint(x: x, y: viewport.maxY - 4)), .touch)
    hand.wait(1000)
    #expect(hand.closings.isEmpty && hand.answers.isEmpty)
    hand.send(.withdrawn(question: .asked(1)))
    #expect(hand.answers.count == 1 && hand.isModalOpen)
  }

  // MODALITY-DISMISS-BAR-OR-SWIPE
  @Test(arguments: ModalClosingTests.swiped, [false, true])
  func `a short way is enough for a swift finger`(name: String, moves: Bool) throws {
    var hand = try Hand.inModal(Self.sheet, on: name, moves: moves)
    try swipe(&hand, by: 16)
    #expect(hand.closings == [false])
    #expect(hand.emitted == [])
    #expect(hand.session.screenName == "main")
  }

  @Test(arguments: ModalClosingTests.swiped, [false, true])
  func `the same way does not close it for a slow finger, nor for one that rested`(
    name: String, moves: Bool
  ) throws {
    var hand = try Hand.inModal(Self.sheet, on: name, moves: moves)
    try swipe(&hand, by: 16, steps: 60)
    hand.wait(400)
    try swipe(&hand, by: 16, rest: 100)
    hand.wait(400)
    #expect(hand.isModalOpen && hand.closings.isEmpty)
  }

  @Test(arguments: ModalClosingTests.swiped, [false, true])
  func `a finger that throws it back up keeps it, however far down it was`(
    name: String, moves: Bool
  ) throws {
    var hand = try Hand.inModal(Self.sheet, on: name, moves: moves)
    try swipe(&hand, by: 70, 50)
    hand.wait(400)
    #expect(hand.isModalOpen && hand.closings.isEmpty)
    #expect(hand.tops.contains(hand.session.screenPlacement?.frame.y ?? -1))
  }

  @Test(arguments: ["ios", "ipados"])
  func `it goes on from the finger, down out of sight or back to its place`(name: String) throws {
    for (percent, leaves) in [(16, true), (40, true), (8, false)] {
      var hand = try Hand.inModal(Self.sheet, on: name, moves: true)
      let rest = try #require(hand.session.screenPlacement?.frame.y)
      let pull = try #require(hand.session.screenPlacement?.frame.height) * percent / 100
      try swipe(&hand, by: percent, steps: leaves ? 4 : 60)
      var tops = [rest + pull]
      #expect(hand.sheetTop == rest + pull)
      for _ in 0..<12 {
        hand.wait(16)
        tops.append(hand.sheetTop ?? hand.session.size.height)
      }
      let isOrdered = zip(tops, tops.dropFirst()).allSatisfy { leaves ? $0 <= $1 : $0 >= $1 }
      #expect(isOrdered && Set(tops).count > 6, "\(tops)")
      hand.wait(300)
      #expect(hand.sheetTop == (leaves ? nil : rest))
      #expect(hand.session.deadline(in: hand.environment) == nil)
    }
  }

  @Test func `with reduced motion it is gone, or in its place, at once`() throws {
    var hand = try Hand.inModal(Self.sheet, on: "ios")
    let rest = hand.session.screenPlacement?.frame.y
    try swipe(&hand, by: 8, steps: 60)
    #expect(hand.sheetTop == rest)
    try swipe(&hand, by: 16)
    #expect(hand.sheetTop == nil)
  }

  @Test func `what it uncovers takes no touch before it can be seen`() throws {
    var hand = try Hand.inModal(Self.sheet, on: "ios", moves: true)
    try swipe(&hand, by: 50)
    hand.present()
    let play = try #require(hand.session.glass.frame(ofControl: "play"))
    let point = PixelPoint(x: play.midX, y: play.midY)
    hand.wait(100)
    hand.tap(point)
    #expect(hand.emitted == [])
    hand.wait(400)
    hand.tap(point)
    #expect(hand.emitted == ["played"])
  }

  @Test func `on its way back it takes no touch, but follows a finger from where it is`() throws {
    var hand = try Hand.inModal(Self.sheet, on: "ios", moves: true)
    let done = try #require(hand.session.glass.frame(ofControl: "dismiss"))
    let rest = try #require(hand.session.screenPlacement?.frame.y)
    try swipe(&hand, by: 12, steps: 60)
    hand.wait(16)
    var held = hand
    hand.tap(PixelPoint(x: done.midX, y: done.midY))
    #expect(hand.isModalOpen)
    let top = try #require(held.sheetTop)
    #expect(top > rest)
    let start = PixelPoint(x: done.midX, y: top + 40)
    held.does(.contactDown(contact: 0, at: start), .touch)
    held.does(.contactMoved(contact: 0, at: PixelPoint(x: start.x, y: start.y + 60)), .touch)
    #expect(held.sheetTop == top + 60)
  }

  // MODALITY-CONFIRM-ON-EVERY-ROUTE
  @Test(arguments: ["ios", "ipados"], [false, true])
  func `what would be lost is asked about, above a sheet in its place`(
    name: String, moves: Bool
  ) throws {
    var hand = try Hand.inModal(ModalScenes.form(style: "sheet"), on: name, moves: moves)
    let rest = try #require(hand.session.screenPlacement?.frame.y)
    hand.type("a", into: "name")
    try swipe(&hand, by: 16)
    #expect(hand.session.glass.frame(ofControl: "discard") != nil)
    hand.arm()
    #expect(hand.closings.isEmpty && hand.tops.contains(rest))
    hand.key(1)
    hand.arm()
    #expect(hand.isModalOpen)
    try swipe(&hand, by: 16)
    hand.arm()
    hand.open("discard")
    #expect(hand.closings == [false])
    #expect(hand.sheetTop == nil)
  }

  // MODALITY-DISMISS-IN-CONTENT
  @Test(arguments: ["macos", "tvos", "kiosk"])
  func `elsewhere no swipe closes it, however swift`(name: String) throws {
    let style = try #require(try ModalScenes.styles(name).first)
    var hand = try Hand.inModal(ModalScenes.scene(style: style), on: name, moves: true)
    try swipe(&hand, by: 30)
    #expect(hand.isModalOpen && hand.closings.isEmpty)
  }

  @Test func `two fingers, and one that is taken away, let the sheet back to its place`() throws {
    var hand = try Hand.inModal(Self.sheet, on: "ios", moves: true)
    let frame = try #require(hand.session.screenPlacement?.frame)
    let start = PixelPoint(x: frame.midX, y: frame.y + 10)
    hand.does(.contactDown(contact: 0, at: start), .touch)
    hand.does(.contactMoved(contact: 0, at: PixelPoint(x: start.x, y: start.y + 60)), .touch)
    #expect(hand.sheetTop == frame.y + 60)
    hand.does(.contactCancelled(contact: 0), .touch)
    #expect(hand.sheetTop == frame.y)
    #expect(hand.isModalOpen && hand.closings.isEmpty)
  }
}

extension Hand {
  /// Upper edges of what is filled as wide as the modal is, or as the display is without one.
  fileprivate var tops: [Int] {
    guard let width = session.screenPlacement?.frame.width else { return [] }
    return picture.compactMap { command in
      switch command {
      case .roundedFill(let rect, _, _) where rect.width == width: rect.y
      case .fill(let rect, _) where rect.width == width: rect.y
      default: nil
      }
    }
  }

  /// Where the modal is seen: its is the first surface that is drawn above what dims the rest.
  fileprivate var sheetTop: Int? {
    guard let scrim = picture.lastIndex(where: { if case .scrim = $0 { true } else { false } })
    else { return nil }
    for command in picture[scrim...] {
      switch command {
      case .roundedFill(let rect, _, _), .fill(let rect, _): return rect.y
      default: continue
      }
    }
    return nil
  }
}
