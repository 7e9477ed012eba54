import TelltaleApp
import TelltaleGraphics
import TelltaleInput
import TelltaleModel
import TelltaleSurfaces
import TelltaleTestSupport
import Testing

@testable import TelltaleSession

@Suite struct ScrollTests {
  private let path: NodePath = "screens.main.content[0].scroll-view"

  /// Lines of text, three windows high.
  private func hand(
    _ count: Int = 60, on name: String, paging: Bool = false, zoom: Double = 1,
    axis: ScrollAxis = .vertical, reducesMotion: Bool = true
  ) throws -> Hand {
    let labels = (0..<count).map { number in
      Element.label(Label(text: RichText(TextContent("Line \(number)")), isMessage: true))
    }
    return try Hand(
      .screen(
        .scrollView(
          ScrollView(axis: axis, isPaging: paging, minZoom: 1, maxZoom: zoom, content: labels))),
      on: name, reducesMotion: reducesMotion)
  }

  private func offset(_ hand: Hand) -> PixelPoint {
    hand.session.screenPlacement?.area(path)?.offset ?? .zero
  }

  private func most(_ hand: Hand) -> PixelPoint {
    hand.session.screenPlacement?.area(path)?.maximumOffset ?? .zero
  }

  // SCROLL-VIEW-LARGER-CONTENT
  @Test(arguments: ["carplay", "kiosk"])
  func `the last line is reached by swipe and by knob`(name: String) throws {
    var swiped = try hand(on: name)
    #expect(most(swiped).y > 2 * 480)
    for _ in 0..<20 {
      swiped.swipe(from: PixelPoint(x: 400, y: 450), to: PixelPoint(x: 400, y: 50), steps: 4)
    }
    #expect(offset(swiped) == most(swiped))
    var turned = try hand(on: name)
    for _ in 0..<60 { turned.turn(1) }
    #expect(offset(turned) == most(turned))
    for _ in 0..<60 { turned.turn(-1) }
    #expect(offset(turned) == .zero)
  }

  // SCROLL-VIEW-LARGER-CONTENT, SCROLL-VIEW-TRANSIENT-INDICATORS
  @Test(arguments: ["carplay", "kiosk"], [ScrollAxis.vertical, .horizontal, .both])
  func `what fits does not scroll and shows no bar`(name: String, axis: ScrollAxis) throws {
    var hand = try hand(3, on: name, axis: axis)
    #expect(most(hand) == .zero)
    for (x, y) in [(400, 100), (300, 200)] {
      hand.does(.contactDown(contact: 0, at: PixelPoint(x: 400, y: 200)), .touch)
      hand.does(.contactMoved(contact: 0, at: PixelPoint(x: x, y: y)), .touch)
      #expect(offset(hand) == .zero && bars(hand).isEmpty)
      hand.does(.contactUp(contact: 0, at: PixelPoint(x: x, y: y)), .touch)
      hand.wait(100)
    }
    hand.turn(5)
    #expect(offset(hand) == .zero && bars(hand).isEmpty)
  }

  // SCROLL-VIEW-LARGER-CONTENT
  @Test(arguments: ["carplay", "kiosk"], [ScrollAxis.horizontal, .both])
  func `a finger comes to every end of what goes sideways or both ways`(
    name: String, axis: ScrollAxis
  ) throws {
    let pictures = (0..<4).map {
      Element.picture(Picture(image: "\($0).png", about: "Plan", height: axis == .both ? 900 : 300))
    }
    var hand = try Hand(
      .screen(.scrollView(ScrollView(axis: axis, content: pictures))), on: name)
    let most = most(hand)
    #expect(most.x > 400 && (most.y > 400) == (axis == .both))
    for end in [most, .zero] {
      for _ in 0..<12 {
        for way in [PixelPoint(x: 300, y: 0), PixelPoint(x: 0, y: 180)] {
          let sign = end == .zero ? 1 : -1
          hand.swipe(
            from: PixelPoint(x: 400 - sign * way.x, y: 240 - sign * way.y),
            to: PixelPoint(x: 400 + sign * way.x, y: 240 + sign * way.y), steps: 4)
        }
      }
      #expect(offset(hand) == end)
    }
  }

  // SCROLL-VIEW-GESTURES
  @Test(arguments: ["carplay", "kiosk"])
  func `content follows the finger to the pixel`(name: String) throws {
    var hand = try hand(on: name)
    hand.does(.contactDown(contact: 0, at: PixelPoint(x: 400, y: 300)), .touch)
    hand.does(.contactMoved(contact: 0, at: PixelPoint(x: 400, y: 250)), .touch)
    hand.does(.contactMoved(contact: 0, at: PixelPoint(x: 400, y: 249)), .touch)
    #expect(offset(hand).y == 51)
    hand.does(.contactMoved(contact: 0, at: PixelPoint(x: 400, y: 260)), .touch)
    #expect(offset(hand).y == 40)
  }

  // SCROLL-VIEW-GESTURES
  @Test(arguments: ["carplay", "kiosk"])
  func `a swipe goes on by itself, and a touch stops it and activates nothing`(
    name: String
  ) throws {
    var hand = try Hand(.screen(.table(.numbered(200))), on: name, reducesMotion: false)
    func place() -> Int { hand.session.screenPlacement?.areas.first?.offset.y ?? 0 }
    hand.fling(from: PixelPoint(x: 400, y: 400), by: -300)
    let lifted = place()
    hand.wait(100)
    let moving = place()
    #expect(moving > lifted)
    hand.tap(PixelPoint(x: 400, y: 200))
    let stopped = place()
    hand.wait(500)
    #expect(place() == stopped)
    #expect(!hand.events.contains { if case .selected = $0 { true } else { false } })
    // What rests takes it.
    hand.tap(PixelPoint(x: 400, y: 200))
    #expect(hand.events.contains { if case .selected = $0 { true } else { false } })
  }

  // SCROLL-VIEW-GESTURES
  @Test(arguments: ["carplay", "kiosk"])
  func `what was thrown becomes slower and slower, and stops where the content ends`(
    name: String
  ) throws {
    var hand = try hand(on: name, reducesMotion: false)
    for _ in 0..<12 {
      hand.fling(from: PixelPoint(x: 400, y: 420), by: -300)
      var (last, way) = (offset(hand).y, 10_000)
      var moves: [Int] = []
      for _ in 0..<120 {
        hand.wait(16)
        let (next, most) = (offset(hand).y, most(hand).y)
        #expect(next >= last && next <= most)
        #expect(next - last <= way + 8)
        (last, way) = (next, next - last)
        if way > 0 { moves.append(way) }
      }
      #expect(way == 0)
      guard last < most(hand).y else { continue }
      #expect(try #require(moves.first) >= 4 * (try #require(moves.last)))
    }
    #expect(offset(hand) == most(hand))
  }

  // SCROLL-VIEW-GESTURES
  @Test(arguments: ["carplay", "kiosk"])
  func `a tap goes to what is in it`(name: String) throws {
    let buttons = (0..<20).map { index in
      Element.button(
        Button(
          id: "b\(index)", title: TextVariants(TextContent("Go \(index)")),
          action: .emit("go \(index)")))
    }
    var hand = try Hand(.screen(.scrollView(ScrollView(content: buttons))), on: name)
    hand.move(from: PixelPoint(x: 400, y: 400), to: PixelPoint(x: 400, y: 200))
    let rest = offset(hand)
    #expect(rest.y == 200)
    hand.tap("b5")
    #expect(hand.emitted == ["go 5"])
    #expect(offset(hand) == rest)
  }

  // SCROLL-VIEW-GESTURES
  @Test(arguments: ["carplay", "kiosk"])
  func `a detent moves what has nothing to be chosen by a row`(name: String) throws {
    var hand = try hand(on: name)
    let row = Int(hand.environment.profile.screen.rowHeight.value)
    hand.turn(1)
    let first = offset(hand).y
    hand.turn(1)
    #expect(offset(hand).y - first == row)
    hand.turn(-1)
    #expect(offset(hand).y == first)
  }

  /// What is half seen through at the edges of the window.
  private func bars(_ hand: Hand) -> [PixelRect] {
    hand.session.picture(in: hand.environment).commands.compactMap { command in
      guard case .roundedFill(let rect, _, let color) = command, !rect.isEmpty,
        (1..<255).contains(color.alpha)
      else { return nil }
      return rect
    }
  }

  // SCROLL-VIEW-TRANSIENT-INDICATORS
  @Test(arguments: ["carplay", "kiosk"])
  func `bars show while content moves and are gone a second later`(name: String) throws {
    var hand = try hand(on: name)
    #expect(bars(hand).isEmpty)
    hand.does(.contactDown(contact: 0, at: PixelPoint(x: 400, y: 300)), .touch)
    hand.does(.contactMoved(contact: 0, at: PixelPoint(x: 400, y: 200)), .touch)
    #expect(bars(hand).count == 1)
    hand.does(.contactUp(contact: 0, at: PixelPoint(x: 400, y: 200)), .touch)
    hand.wait(500)
    #expect(bars(hand).count == 1)
    hand.wait(500)
    #expect(bars(hand).isEmpty)
    #expect(hand.session.deadline(in: hand.environment) == nil)
  }

  // SCROLL-VIEW-TRANSIENT-INDICATORS
  @Test(arguments: ["carplay", "kiosk"])
  func `a bar is as long, and where the window is on the content`(name: String) throws {
    var hand = try hand(on: name)
    for _ in 0..<8 {
      hand.move(from: PixelPoint(x: 400, y: 400), to: PixelPoint(x: 400, y: 100))
      let area = try #require(hand.session.screenPlacement?.area(path))
      let bar = try #require(bars(hand).first)
      let window = area.viewport
      #expect(abs(bar.height - window.height * window.height / area.content.height) <= 4)
      let place = window.height * area.offset.y / area.content.height
      #expect(abs(bar.y - window.y - place) <= 6, "\(bar) at \(area.offset.y)")
      #expect(window.contains(bar) && window.maxX - bar.maxX < 10)
    }
    #expect(offset(hand) == most(hand))
  }

  // SCROLL-VIEW-TRANSIENT-INDICATORS
  @Test(arguments: ["carplay", "kiosk"], [(1, 200), (4, 200), (4, 600)])
  func `what goes both ways has a bar for each way that there is more`(
    name: String, content: (count: Int, height: Points)
  ) throws {
    let pictures = (0..<content.count).map {
      Element.picture(Picture(image: "\($0).png", about: "Plan", height: content.height))
    }
    var hand = try Hand(
      .screen(.scrollView(ScrollView(axis: .both, content: pictures))), on: name)
    let most = most(hand)
    hand.does(.contactDown(contact: 0, at: PixelPoint(x: 400, y: 300)), .touch)
    hand.does(.contactMoved(contact: 0, at: PixelPoint(x: 300, y: 200)), .touch)
    let window = try #require(hand.session.screenPlacement?.area(path)?.viewport)
    let shown = bars(hand)
    #expect(shown.contains { $0.height > $0.width && $0.x > window.midX } == (most.y > 0))
    #expect(shown.contains { $0.width > $0.height && $0.y > window.midY } == (most.x > 0))
    #expect(shown.count == (most.x > 0 ? 1 : 0) + (most.y > 0 ? 1 : 0))
  }

  // SCROLL-VIEW-PAGING
  @Test(arguments: ["carplay", "kiosk"])
  func `one swipe is one page, a short drag is none`(name: String) throws {
    var hand = try hand(4, on: name, paging: true, axis: .horizontal)
    #expect(most(hand).x == 3 * 800)
    hand.swipe(from: PixelPoint(x: 600, y: 200), to: PixelPoint(x: 100, y: 200), steps: 5)
    #expect(offset(hand).x == 800)
    hand.swipe(from: PixelPoint(x: 400, y: 200), to: PixelPoint(x: 300, y: 200), rest: 200)
    #expect(offset(hand).x == 800)
    hand.swipe(from: PixelPoint(x: 100, y: 200), to: PixelPoint(x: 600, y: 200), steps: 5)
    #expect(offset(hand).x == 0)
    // However hard it was thrown, and where nobody asked for pages it rests anywhere.
    hand.swipe(from: PixelPoint(x: 780, y: 200), to: PixelPoint(x: 20, y: 200), steps: 2)
    #expect(offset(hand).x == 800)
    var free = try self.hand(12, on: name, axis: .horizontal)
    free.swipe(from: PixelPoint(x: 600, y: 200), to: PixelPoint(x: 450, y: 200), rest: 200)
    #expect(offset(free).x == 150)
  }

  // SCROLL-VIEW-PAGING
  @Test(arguments: [ScrollAxis.horizontal, .vertical])
  func `a slow drag of half a page and more is a page, and less is none`(axis: ScrollAxis) throws {
    let size = axis == .horizontal ? 800 : 480
    let middle = PixelPoint(x: 400, y: 240)
    for (share, pages) in [(25, 0), (30, 0), (45, 0), (55, 1), (70, 1)] {
      for sign in [1, -1] {
        var hand = try hand(axis == .horizontal ? 4 : 60, on: "kiosk", paging: true, axis: axis)
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
  @Test(arguments: ["carplay", "kiosk"])
  func `a magnified page is panned freely, and comes to rest whole once it is not`(
    name: String
  ) throws {
    var hand = try hand(4, on: name, paging: true, zoom: 3, axis: .horizontal)
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
  @Test(arguments: ["carplay", "kiosk"])
  func `two fingers magnify about the point between them`(name: String) throws {
    var hand = try hand(on: name, zoom: 4)
    hand.does(.contactDown(contact: 0, at: PixelPoint(x: 350, y: 240)), .touch)
    hand.does(.contactDown(contact: 1, at: PixelPoint(x: 450, y: 240)), .touch)
    hand.does(.contactMoved(contact: 0, at: PixelPoint(x: 300, y: 240)), .touch)
    hand.does(.contactMoved(contact: 1, at: PixelPoint(x: 500, y: 240)), .touch)
    // What was 400 pixels across and 240 down of the content is still there, at twice the size.
    #expect(offset(hand) == PixelPoint(x: 400, y: 240))
    hand.does(.contactUp(contact: 1, at: PixelPoint(x: 500, y: 240)), .touch)
    hand.does(.contactUp(contact: 0, at: PixelPoint(x: 300, y: 240)), .touch)
  }

  // SCROLL-VIEW-GESTURES
  @Test(arguments: ["carplay", "kiosk"])
  func `magnification stops at its limits, however far the fingers go`(name: String) throws {
    var hand = try hand(60, on: name, zoom: 2)
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

  @Test(arguments: ["carplay", "kiosk"])
  func `what is magnified scrolls to its own end, not to where nothing stands`(
    name: String
  ) throws {
    var hand = try hand(3, on: name, zoom: 2)
    #expect(most(hand) == .zero)
    for contact in [0, 1] {
      hand.does(.contactDown(contact: contact, at: PixelPoint(x: 390 + contact, y: 40)), .touch)
    }
    hand.does(.contactMoved(contact: 1, at: PixelPoint(x: 700, y: 40)), .touch)
    #expect(hand.session.app?.current.view.zooms[path] == 2)
    #expect(most(hand) == PixelPoint(x: 800, y: 0))
  }

  // SCROLL-VIEW-GESTURES
  @Test(arguments: ["carplay", "kiosk"])
  func `where nothing may be magnified two fingers are a palm`(name: String) throws {
    var hand = try hand(on: name)
    let before = hand.session.screenPlacement?.areas
    hand.does(.contactDown(contact: 0, at: PixelPoint(x: 350, y: 240)), .touch)
    hand.does(.contactDown(contact: 1, at: PixelPoint(x: 450, y: 240)), .touch)
    hand.does(.contactMoved(contact: 0, at: PixelPoint(x: 350, y: 100)), .touch)
    #expect(hand.session.screenPlacement?.areas == before)
  }

  @Test(arguments: ["carplay", "kiosk"])
  func `a gesture belongs to the area that it began in, along its axis`(name: String) throws {
    var hand = try hand(on: name)
    hand.swipe(from: PixelPoint(x: 400, y: 240), to: PixelPoint(x: 100, y: 230))
    #expect(offset(hand) == .zero)
  }
}
