import TelltaleGraphics
import TelltaleInput
import TelltaleModel
import TelltaleTestSupport
import Testing

@testable import TelltaleSession

@Suite struct ScrollTests {
  private let path: NodePath = "screens.main.content[0].scroll-view"

  /// Lines of text, three windows high.
  private func hand(
    _ count: Int = 60, paging: Bool = false, zoom: Double = 1, axis: ScrollAxis = .vertical
  ) -> Hand {
    let labels = (0..<count).map { number in
      Element.label(Label(text: RichText(TextContent("Line \(number)")), isMessage: true))
    }
    return Hand(
      .screen(
        .scrollView(
          ScrollView(axis: axis, isPaging: paging, minZoom: 1, maxZoom: zoom, content: labels))))
  }

  private func offset(_ hand: Hand) -> PixelPoint {
    hand.session.screenPlacement?.area(path)?.offset ?? .zero
  }

  private func most(_ hand: Hand) -> PixelPoint {
    hand.session.screenPlacement?.area(path)?.maximumOffset ?? .zero
  }

  // SCROLL-VIEW-LARGER-CONTENT
  @Test func `the last line is reached by swipe and by knob`() {
    var swiped = hand()
    #expect(most(swiped).y > 2 * 480)
    for _ in 0..<20 {
      swiped.swipe(from: PixelPoint(x: 400, y: 450), to: PixelPoint(x: 400, y: 50), steps: 4)
    }
    #expect(offset(swiped) == most(swiped))
    var turned = hand()
    for _ in 0..<60 { turned.turn(1) }
    #expect(offset(turned) == most(turned))
  }

  @Test func `what fits does not scroll and shows no bar`() {
    var hand = hand(3)
    hand.swipe(from: PixelPoint(x: 400, y: 200), to: PixelPoint(x: 400, y: 100))
    #expect(offset(hand) == .zero && most(hand) == .zero)
  }

  // SCROLL-VIEW-GESTURES
  @Test func `content follows the finger to the pixel`() {
    var hand = hand()
    hand.does(.contactDown(contact: 0, at: PixelPoint(x: 400, y: 300)), .touch)
    hand.does(.contactMoved(contact: 0, at: PixelPoint(x: 400, y: 250)), .touch)
    hand.does(.contactMoved(contact: 0, at: PixelPoint(x: 400, y: 249)), .touch)
    #expect(offset(hand).y == 51)
    hand.does(.contactMoved(contact: 0, at: PixelPoint(x: 400, y: 260)), .touch)
    #expect(offset(hand).y == 40)
  }

  @Test func `a swipe goes on by itself, and a touch stops it and activates nothing`() {
    var hand = Hand(.screen(.table(.numbered(200))), reducesMotion: false)
    hand.does(.contactDown(contact: 0, at: PixelPoint(x: 400, y: 400)), .touch)
    for step in 1...5 {
      hand.wait(16)
      hand.does(
        .contactMoved(contact: 0, at: PixelPoint(x: 400, y: 400 - 60 * step)), .touch)
    }
    hand.does(.contactUp(contact: 0, at: PixelPoint(x: 400, y: 100)), .touch)
    let lifted = hand.session.screenPlacement?.areas.first?.offset.y ?? 0
    hand.wait(100)
    let moving = hand.session.screenPlacement?.areas.first?.offset.y ?? 0
    #expect(moving > lifted)
    hand.tap(PixelPoint(x: 400, y: 200))
    let stopped = hand.session.screenPlacement?.areas.first?.offset.y ?? 0
    hand.wait(500)
    #expect(hand.session.screenPlacement?.areas.first?.offset.y == stopped)
    #expect(!hand.events.contains { if case .selected = $0 { true } else { false } })
  }

  // SCROLL-VIEW-TRANSIENT-INDICATORS
  @Test func `bars show while content moves and are gone a second later`() {
    var hand = hand()
    func bars(_ hand: Hand) -> Int {
      hand.session.picture(in: hand.world).commands.filter { command in
        guard case .roundedFill(let rect, _, let color) = command else { return false }
        return color.alpha > 0 && color.alpha < 255 && !rect.isEmpty
      }.count
    }
    #expect(bars(hand) == 0)
    hand.does(.contactDown(contact: 0, at: PixelPoint(x: 400, y: 300)), .touch)
    hand.does(.contactMoved(contact: 0, at: PixelPoint(x: 400, y: 200)), .touch)
    #expect(bars(hand) == 1)
    hand.does(.contactUp(contact: 0, at: PixelPoint(x: 400, y: 200)), .touch)
    hand.wait(500)
    #expect(bars(hand) == 1)
    hand.wait(500)
    #expect(bars(hand) == 0)
    #expect(hand.session.deadline(in: hand.world) == nil)
  }

  // SCROLL-VIEW-PAGING
  @Test func `one swipe is one page, a short drag is none`() {
    var hand = hand(4, paging: true, axis: .horizontal)
    #expect(most(hand).x == 3 * 800)
    hand.swipe(from: PixelPoint(x: 600, y: 200), to: PixelPoint(x: 100, y: 200), steps: 5)
    #expect(offset(hand).x == 800)
    hand.swipe(from: PixelPoint(x: 400, y: 200), to: PixelPoint(x: 300, y: 200), rest: 200)
    #expect(offset(hand).x == 800)
    hand.swipe(from: PixelPoint(x: 100, y: 200), to: PixelPoint(x: 600, y: 200), steps: 5)
    #expect(offset(hand).x == 0)
  }

  // SCROLL-VIEW-PAGING
  @Test(arguments: [ScrollAxis.horizontal, .vertical])
  func `a slow drag of half a page and more is a page, and less is none`(axis: ScrollAxis) {
    let size = axis == .horizontal ? 800 : 480
    let middle = PixelPoint(x: 400, y: 240)
    for (share, pages) in [(25, 0), (30, 0), (45, 0), (55, 1), (70, 1)] {
      for sign in [1, -1] {
        var hand = hand(axis == .horizontal ? 4 : 60, paging: true, axis: axis)
        let far = size * 45 / 100 * sign
        // To the middle of the pages at first, so that there are some on both sides.
        let flick = PixelPoint(
          x: axis == .horizontal ? middle.x - 300 : middle.x,
          y: axis == .horizontal ? middle.y : middle.y - 200)
        hand.swipe(from: middle, to: flick, steps: 4)
        let start = offset(hand)
        #expect(axis == .horizontal ? start.x == 800 : start.y == 480)
        let way = size * share / 100 * sign
        let from = PixelPoint(
          x: axis == .horizontal ? middle.x + far : middle.x,
          y: axis == .horizontal ? middle.y : middle.y + far)
        let to = PixelPoint(
          x: axis == .horizontal ? from.x - way : from.x,
          y: axis == .horizontal ? from.y : from.y - way)
        hand.swipe(from: from, to: to, rest: 400)
        let moved = axis == .horizontal ? offset(hand).x - start.x : offset(hand).y - start.y
        #expect(moved == pages * size * sign, "\(share)% \(sign)")
      }
    }
  }

  // SCROLL-VIEW-PAGING
  @Test func `a magnified page is panned freely, and comes to rest whole once it is not`() {
    var hand = hand(4, paging: true, zoom: 3, axis: .horizontal)
    func spread(_ start: Int, _ end: Int) {
      hand.wait(300)
      hand.does(.contactDown(contact: 0, at: PixelPoint(x: 400 - start, y: 200)), .touch)
      hand.does(.contactDown(contact: 1, at: PixelPoint(x: 400 + start, y: 200)), .touch)
      hand.does(.contactMoved(contact: 0, at: PixelPoint(x: 400 - end, y: 200)), .touch)
      hand.does(.contactMoved(contact: 1, at: PixelPoint(x: 400 + end, y: 200)), .touch)
      hand.does(.contactUp(contact: 1, at: PixelPoint(x: 400 + end, y: 200)), .touch)
      hand.does(.contactUp(contact: 0, at: PixelPoint(x: 400 - end, y: 200)), .touch)
      hand.wait(300)
    }
    hand.swipe(from: PixelPoint(x: 600, y: 200), to: PixelPoint(x: 100, y: 200), steps: 5)
    spread(50, 100)
    #expect(offset(hand).x == 2000)
    hand.swipe(from: PixelPoint(x: 600, y: 200), to: PixelPoint(x: 450, y: 200), rest: 200)
    #expect(offset(hand).x == 2150)
    spread(100, 50)
    #expect(hand.session.app?.current.view.zooms[path] == 1)
    #expect(offset(hand).x == 800)
  }

  // SCROLL-VIEW-GESTURES
  @Test func `two fingers magnify about the point between them`() throws {
    var hand = hand(zoom: 4)
    hand.does(.contactDown(contact: 0, at: PixelPoint(x: 350, y: 240)), .touch)
    hand.does(.contactDown(contact: 1, at: PixelPoint(x: 450, y: 240)), .touch)
    hand.does(.contactMoved(contact: 0, at: PixelPoint(x: 300, y: 240)), .touch)
    hand.does(.contactMoved(contact: 1, at: PixelPoint(x: 500, y: 240)), .touch)
    // What was 400 pixels across and 240 down of the content is still there, at twice the size.
    #expect(offset(hand) == PixelPoint(x: 400, y: 240))
    hand.does(.contactUp(contact: 1, at: PixelPoint(x: 500, y: 240)), .touch)
    hand.does(.contactUp(contact: 0, at: PixelPoint(x: 300, y: 240)), .touch)
  }

  @Test func `magnification stops at its limits, however far the fingers go`() {
    var hand = hand(60, zoom: 2)
    let once = hand.session.screenPlacement?.area(path)?.content.width ?? 0
    func spread(_ start: Int, _ end: Int) {
      let middle = 400
      hand.does(.contactDown(contact: 0, at: PixelPoint(x: middle - start, y: 200)), .touch)
      hand.does(.contactDown(contact: 1, at: PixelPoint(x: middle + start, y: 200)), .touch)
      hand.does(.contactMoved(contact: 1, at: PixelPoint(x: middle + end, y: 200)), .touch)
      hand.does(.contactMoved(contact: 0, at: PixelPoint(x: middle - end, y: 200)), .touch)
      hand.does(.contactUp(contact: 0, at: PixelPoint(x: middle - end, y: 200)), .touch)
      hand.does(.contactUp(contact: 1, at: PixelPoint(x: middle + end, y: 200)), .touch)
      hand.wait(300)
    }
    spread(20, 300)
    #expect(hand.session.app?.current.view.zooms[path] == 2)
    spread(300, 20)
    #expect(hand.session.app?.current.view.zooms[path] == 1)
    #expect(hand.session.screenPlacement?.area(path)?.content.width == once)
  }

  @Test func `what is magnified scrolls to its own end, not to where nothing stands`() {
    var hand = hand(3, zoom: 2)
    #expect(most(hand) == .zero)
    for contact in [0, 1] {
      hand.does(.contactDown(contact: contact, at: PixelPoint(x: 390 + contact, y: 40)), .touch)
    }
    hand.does(.contactMoved(contact: 1, at: PixelPoint(x: 700, y: 40)), .touch)
    #expect(hand.session.app?.current.view.zooms[path] == 2)
    #expect(most(hand) == PixelPoint(x: 800, y: 0))
  }

  @Test func `where nothing may be magnified two fingers are a palm`() {
    var hand = hand()
    let before = hand.session.screenPlacement?.areas
    hand.does(.contactDown(contact: 0, at: PixelPoint(x: 350, y: 240)), .touch)
    hand.does(.contactDown(contact: 1, at: PixelPoint(x: 450, y: 240)), .touch)
    hand.does(.contactMoved(contact: 0, at: PixelPoint(x: 350, y: 100)), .touch)
    #expect(hand.session.screenPlacement?.areas == before)
  }

  @Test func `a gesture belongs to the area that it began in, along its axis`() {
    var hand = hand()
    hand.swipe(from: PixelPoint(x: 400, y: 240), to: PixelPoint(x: 100, y: 230))
    #expect(offset(hand) == .zero)
  }
}
