import TelltaleGraphics
import TelltaleInput
import TelltaleModel
import TelltaleSession
import TelltaleTestSupport
import Testing

@Suite struct ModalClosingTests {
  static let swiped = ["ios", "ipados", "watchos-s3", "watchos-s4"]

  // MODALITY-EXPLICIT-DISMISS
  @Test(arguments: ["ios", "ipados", "kiosk", "macos"])
  func `a touch or a drag beside a modal closes nothing`(name: String) throws {
    var hand = try Hand.inModal(ModalScenes.scene(style: "sheet"), on: name)
    let frame = try #require(hand.session.screenPlacement?.frame)
    #expect(frame.y > 4)
    hand.tap(PixelPoint(x: 4, y: 2))
    hand.click(PixelPoint(x: 4, y: 2))
    hand.move(
      from: PixelPoint(x: frame.midX, y: 2),
      to: PixelPoint(x: frame.midX, y: hand.session.size.height - 4))
    #expect(hand.isModalOpen)
  }

  // MODALITY-EXPLICIT-DISMISS
  @Test(arguments: Platforms.names)
  func `time and news close nothing, its control does`(name: String) throws {
    var hand = try Hand.inModal(ModalScenes.scene(style: try ModalScenes.style(name)), on: name)
    let focus = hand.session.focusedControl
    hand.wait(600_000)
    hand.send(.requested(AppRequest(number: 0, updates: [.text("speed", "Quick")]), at: hand.now))
    hand.send(.requested(AppRequest(number: 0, updates: [.driving(.moving)]), at: hand.now))
    hand.send(.requested(AppRequest(number: 0, updates: [.select(tab: "other")]), at: hand.now))
    hand.send(.visibilityChanged(false, at: hand.now))
    hand.send(.visibilityChanged(true, at: hand.now))
    #expect(hand.isModalOpen)
    #expect(hand.session.focusedControl == focus)
    hand.arm()
    hand.open("dismiss")
    #expect(!hand.isModalOpen)
    #expect(hand.closings == [true])
    #expect(hand.emitted == ["kept"])
  }

  // MODALITY-DISMISS-BAR-OR-SWIPE
  @Test(arguments: swiped)
  func `a drag down by half closes it, from the bar and from content at its beginning`(
    name: String
  ) throws {
    for start in [10, 100] {
      var hand = try Hand.inModal(ModalScenes.scene(style: "sheet"), on: name)
      hand.swipe(from: start, by: 50)
      #expect(hand.closings == [false], "from \(start)")
      #expect(hand.emitted == [])
    }
  }

  // MODALITY-DISMISS-BAR-OR-SWIPE: whoever goes away means Cancel, where there is one; a message is
  // not sent by it.
  @Test(arguments: ["kiosk", "ios"], [true, false])
  func `Escape and a swipe mean Cancel, or the only way out`(name: String, hasCancel: Bool) throws {
    let scene = ModalScenes.scene(style: "sheet")
      .replacing("cancel: Cancel, ", with: hasCancel ? "cancel: Cancel, " : "")
    var hand = try Hand.inModal(scene, on: name)
    hand.key(1)
    #expect(hand.closings == [!hasCancel])
    #expect(hand.emitted == (hasCancel ? [] : ["kept"]))
    guard name == "ios" else { return }
    hand = try Hand.inModal(scene, on: name)
    hand.swipe(from: 10, by: 50)
    #expect(hand.closings == [!hasCancel])
  }

  // MODALITY-DISMISS-BAR-OR-SWIPE
  @Test(arguments: swiped)
  func `a quarter of the height is the least that closes it`(name: String) throws {
    for start in [10, 100] {
      var hand = try Hand.inModal(ModalScenes.scene(style: "sheet"), on: name)
      hand.swipe(from: start, by: 23)
      #expect(hand.isModalOpen, "from \(start)")
      hand.swipe(from: start, by: 28)
      #expect(!hand.isModalOpen, "from \(start)")
    }
  }

  // MODALITY-DISMISS-BAR-OR-SWIPE
  @Test(arguments: swiped)
  func `a shorter one, a sideways one and one that turns back do not`(name: String) throws {
    var hand = try Hand.inModal(ModalScenes.scene(style: "sheet"), on: name)
    hand.swipe(from: 10, by: 20)
    #expect(hand.isModalOpen)
    let frame = try #require(hand.session.screenPlacement?.frame)
    hand.move(
      from: PixelPoint(x: 8, y: frame.y + 10),
      to: PixelPoint(x: frame.maxX - 8, y: frame.y + 14))
    #expect(hand.isModalOpen)
    let start = PixelPoint(x: frame.midX, y: frame.y + 10)
    hand.move(from: start, to: start, through: PixelPoint(x: frame.midX, y: frame.maxY - 4))
    #expect(hand.isModalOpen)
    #expect(hand.session.screenPlacement?.frame == frame)
    #expect(hand.fills.contains { $0.y == frame.y })
  }

  // MODALITY-DISMISS-BAR-OR-SWIPE
  @Test(arguments: swiped)
  func `content that has scrolled is scrolled back, not closed`(name: String) throws {
    let rows = (1...40).map { "{id: r\($0), title: Row \($0)}" }.joined(separator: ", ")
    let scene = ModalScenes.scene(style: "sheet", content: "- table: {rows: [\(rows)]}")
    var hand = try Hand.inModal(scene, on: name)
    let frame = try #require(hand.session.screenPlacement?.frame)
    let middle = PixelPoint(x: frame.midX, y: frame.midY)
    hand.move(from: middle, to: PixelPoint(x: middle.x, y: frame.y + frame.height / 4))
    let offset = hand.session.screenPlacement?.areas.first?.offset.y ?? 0
    #expect(offset > 0)
    hand.move(from: middle, to: PixelPoint(x: middle.x, y: frame.maxY - 4))
    #expect(hand.isModalOpen)
    #expect(hand.session.screenPlacement?.areas.first?.offset.y ?? 0 < offset)
    // From the beginning on it is the modal that follows the finger.
    hand.move(
      from: PixelPoint(x: middle.x, y: frame.midY), to: PixelPoint(x: middle.x, y: frame.maxY))
    hand.move(
      from: PixelPoint(x: middle.x, y: frame.midY), to: PixelPoint(x: middle.x, y: frame.maxY))
    #expect(!hand.isModalOpen)
  }

  // MODALITY-DISMISS-BAR-OR-SWIPE
  @Test(arguments: ["macos", "tvos", "kiosk", "carplay"])
  func `elsewhere a drag leaves it where it is`(name: String) throws {
    let style = try #require(try ModalScenes.styles(name).first)
    var hand = try Hand.inModal(ModalScenes.scene(style: style), on: name)
    hand.swipe(from: 10, by: 60)
    hand.swipe(from: 10, by: 60, .pointer)
    #expect(hand.isModalOpen)
  }

  // MODALITY-DISMISS-BAR-OR-SWIPE
  @Test(arguments: swiped)
  func `an alert is not swiped away`(name: String) throws {
    var hand = try Hand.armed(
      "alert: {title: Route Not Loaded, buttons: [{title: OK}]}", on: name)
    let card = try #require(hand.session.placement?.frame)
    hand.move(
      from: PixelPoint(x: card.midX, y: card.y + 8),
      to: PixelPoint(x: card.midX, y: hand.session.size.height - 4))
    #expect(hand.answers.isEmpty)
  }
}

extension Hand {
  /// Drags the modal down from some pixels below its upper edge, by a share of its height.
  mutating func swipe(from start: Int, by percent: Int, _ kind: InputKind = .touch) {
    guard let frame = session.screenPlacement?.frame else { return }
    let from = PixelPoint(x: frame.midX, y: frame.y + start)
    move(
      from: from, to: PixelPoint(x: frame.midX, y: from.y + frame.height * percent / 100), steps: 8,
      kind)
  }
}
