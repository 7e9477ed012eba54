import TelltaleGraphics
import TelltaleInput
import TelltaleLayout
import TelltaleModel
import TelltaleSession
import TelltaleTestSupport
import Testing

/// What stands between controls comes by the eye of somebody who has a knob or keys alone.
@Suite struct ReadingTests {
  private static let words = Array(repeating: "lorem ipsum dolor", count: 130)
    .joined(separator: " ")

  private static func label(_ text: String = words) -> Element {
    .label(Label(text: RichText(TextContent(text)), isMessage: true))
  }

  private static func button(_ id: String) -> Element {
    .button(Button(id: id, title: TextVariants(TextContent(id)), action: .emit(id)))
  }

  private static func picture(_ height: Points) -> Element {
    .picture(Picture(image: "plan.png", about: "Plan", height: height))
  }

  /// A text between two buttons, as the content of the screen and of a scroll view.
  private static let texts: [[Element]] = [
    [button("top"), label(), button("bottom")],
    [.scrollView(ScrollView(content: [button("top"), label(), button("bottom")]))],
    [.scrollView(ScrollView(content: [button("top"), picture(1500), button("bottom")]))],
    [
      .scrollView(
        ScrollView(
          axis: .horizontal,
          content: [button("top"), picture(300), picture(300), button("bottom")]))
    ],
  ]

  private static func hand(_ index: Int, on name: String) throws -> Hand {
    var hand = try Hand(.app([("main", Screen(content: texts[index]))]), on: name)
    hand.session.showFocus()
    return hand
  }

  private func area(_ hand: Hand) throws -> ScrollArea {
    try #require(hand.session.screenPlacement?.areas.first)
  }

  private func way(_ one: PixelPoint, _ other: PixelPoint) -> Int {
    abs(one.x - other.x) + abs(one.y - other.y)
  }

  // SCROLL-VIEW-LARGER-CONTENT, SCROLL-VIEW-GESTURES
  @Test(arguments: texts.indices, ["carplay", "kiosk"])
  func `what stands between two controls is read step by step, there and back`(
    index: Int, name: String
  ) throws {
    var hand = try Self.hand(index, on: name)
    for (detent, end) in [(1, "bottom"), (-1, "top")] {
      var turns = 0
      while hand.session.focusedControl != end, turns < 400 {
        let before = try area(hand)
        hand.turn(detent)
        turns += 1
        let after = try area(hand)
        // The last step brings a control into view as a whole.
        let most = hand.session.focusedControl == end ? 3 * before.step : before.step
        #expect(way(before.offset, after.offset) <= most)
      }
      #expect((6..<400).contains(turns), "\(turns)")
      let frame = try #require(hand.session.glass.frame(ofControl: end))
      // The button that a screen ends with stays below what scrolls.
      let isBelow = index == 0 && end == "bottom"
      let room = isBelow ? PixelRect(hand.session.size) : try area(hand).viewport
      #expect(room.contains(frame))
    }
  }

  @Test(arguments: [(108, 103), (15, 0)] as [(UInt16, UInt16)])
  func `and by keys`(onward: UInt16, back: UInt16) throws {
    var hand = try Self.hand(0, on: "kiosk")
    var offsets = 0
    while hand.session.focusedControl != "bottom", offsets < 400 {
      hand.key(onward)
      offsets += 1
    }
    #expect((6..<400).contains(offsets))
    while hand.session.focusedControl != "top", offsets < 800 {
      if back == 0 { hand.key(onward, held: [42]) } else { hand.key(back) }
      offsets += 1
    }
    #expect((12..<800).contains(offsets))
    #expect(try area(hand).offset.y < area(hand).step)
  }

  @Test func `while nothing is seen that could be pressed the window has the focus`() throws {
    var hand = try Self.hand(0, on: "kiosk")
    for _ in 0..<40 where hand.session.focusedControl != "scroll" { hand.turn(1) }
    #expect(hand.session.focusedControl == "scroll")
    let offset = try area(hand).offset
    hand.push()
    #expect(hand.emitted == [] && hand.session.focusedControl == "scroll")
    #expect(try area(hand).offset == offset)
  }

  @Test
  func `a text below the last control is read to its end, one above the first from its start`()
    throws
  {
    var hand = Hand(.screen(Self.label(), Self.button("only"), Self.label()))
    #expect(hand.session.focusedControl == "scroll")
    #expect(try area(hand).offset == .zero)
    for _ in 0..<400 where hand.session.focusedControl != "only" { hand.turn(1) }
    #expect(hand.session.focusedControl == "only")
    for _ in 0..<200 { hand.turn(1) }
    #expect(try area(hand).offset == area(hand).maximumOffset)
    for _ in 0..<400 { hand.turn(-1) }
    #expect(try area(hand).offset == .zero)
  }

  @Test func `rows and buttons are gone through one by one, with a line between them too`() {
    let rows = Hand(.screen(.table(.numbered(60))))
    let buttons = Hand(
      .screen(
        .scrollView(
          ScrollView(content: (0..<30).flatMap { [Self.button("row-\($0)"), Self.label("l")] }))))
    for var hand in [rows, buttons] {
      for index in 1..<30 {
        hand.turn(1)
        #expect(hand.session.focusedControl == "row-\(index)")
      }
    }
  }

  @Test func `rows that cannot be chosen are read`() throws {
    var rows: [TableRow] = .numbered(0..<80)
    for index in 1..<79 { rows[index].isSelectable = false }
    var hand = Hand(.screen(.table(Table(rows: rows))))
    var turns = 0
    while hand.session.focusedControl != "row-79", turns < 400 {
      let before = try area(hand)
      hand.turn(1)
      turns += 1
      #expect(way(before.offset, try area(hand).offset) <= 2 * before.step)
    }
    #expect((40..<400).contains(turns))
    for _ in 0..<200 { hand.turn(-1) }
    #expect(hand.session.focusedControl == "row-0")
  }

  @Test func `what goes both ways is gone through as a whole, in both directions`() throws {
    var hand = Hand(
      .screen(
        .scrollView(ScrollView(axis: .both, content: [Self.picture(900), Self.button("b")]))))
    for detent in [1, -1] {
      var seen: [PixelRect] = []
      for _ in 0..<400 {
        let area = try area(hand)
        seen.append(
          PixelRect(area.viewport.size).offsetBy(x: area.offset.x, y: area.offset.y))
        hand.turn(detent)
      }
      if detent == 1 { #expect(hand.session.focusedControl == "b") }
      let content = try area(hand).content
      for x in stride(from: 0, to: content.width, by: 40) {
        let missed = stride(from: 0, to: content.height, by: 40).filter { y in
          !seen.contains { $0.contains(PixelPoint(x: x, y: y)) }
        }
        #expect(missed.isEmpty, "at \(x) of \(content), by \(detent)")
      }
    }
  }

  @Test func `a text in a window of its own is brought into view before it is read`() throws {
    let view = TextView(text: RichText(TextContent(Self.words)), height: 100)
    var hand = Hand(.screen(Self.picture(900), .textView(view), Self.button("end")))
    var isSeen = false
    for _ in 0..<400 where hand.session.focusedControl != "end" {
      hand.turn(1)
      let placement = try #require(hand.session.screenPlacement)
      guard let inner = placement.areas.last, inner.offset.y > 0 else { continue }
      isSeen = true
      #expect(placement.areas[0].viewport.contains(inner.viewport))
    }
    #expect(isSeen && hand.session.focusedControl == "end")
    let inner = try #require(hand.session.screenPlacement?.areas.last)
    #expect(inner.offset == inner.maximumOffset)
  }
}

/// SCROLL-VIEW-PAGING
@Suite struct PageTests {
  private static func hand(
    _ axis: ScrollAxis, on name: String, language: Language = "en"
  ) throws -> Hand {
    let pictures = (0..<4).map { index in
      Element.picture(Picture(image: "\(index).png", about: "Page", height: 200))
    }
    let button = Element.button(Button(id: "sun", title: "Sun", action: .emit("sun")))
    let view = ScrollView(axis: axis, isPaging: true, content: pictures + [button])
    var scene = Scene.screen(.scrollView(view))
    scene.language = language
    var hand = try Hand(scene, on: name)
    hand.session.showFocus()
    return hand
  }

  private func area(_ hand: Hand) throws -> ScrollArea {
    try #require(hand.session.screenPlacement?.areas.first)
  }

  // SCROLL-VIEW-PAGING
  @Test(arguments: ["en", "ar"] as [Language], ["carplay", "kiosk"])
  func `a detent is a page, there and back`(language: Language, name: String) throws {
    var hand = try Self.hand(.horizontal, on: name, language: language)
    let width = try area(hand).viewport.width
    let isTurned = try language == "ar" && Platforms.profile(name).screen.mirrorsContent
    let pages = isTurned ? [4, 3, 2, 1, 0] : [0, 1, 2, 3, 4]
    #expect(try area(hand).offset.x == pages[0] * width)
    for page in pages.dropFirst() {
      hand.turn(1)
      #expect(try area(hand).offset.x == page * width)
    }
    #expect(hand.session.focusedControl == "sun")
    for page in pages.reversed().dropFirst() {
      hand.turn(-1)
      #expect(try area(hand).offset.x == page * width)
    }
  }

  @Test(arguments: ["carplay", "kiosk"])
  func `what is on a page stands within it`(name: String) throws {
    var hand = try Self.hand(.horizontal, on: name)
    for _ in 0..<4 {
      hand.swipe(from: PixelPoint(x: 600, y: 300), to: PixelPoint(x: 100, y: 300), steps: 5)
    }
    let frame = try #require(hand.session.glass.frame(ofControl: "sun"))
    let area = try area(hand)
    #expect(area.offset.x == 4 * area.viewport.width)
    #expect(area.viewport.contains(frame.insetBy(-8)))
    hand.turn(1)
    hand.turn(1)
    #expect(try self.area(hand).offset == area.offset)
  }

  // SCROLL-VIEW-PAGING
  @Test(arguments: ["carplay", "kiosk"])
  func `pages one below the other are whole, and nothing is cut by their edges`(
    name: String
  ) throws {
    var hand = try Self.hand(.vertical, on: name)
    let height = try area(hand).viewport.height
    let content = try area(hand).content.height
    #expect(content % height == 0 && content > height)
    var pages = 0
    while hand.session.focusedControl != "sun", pages < 20 {
      hand.turn(1)
      pages += 1
      #expect(try area(hand).offset.y == pages * height)
      let placement = try #require(hand.session.screenPlacement)
      for part in placement.parts {
        guard case .picture(let rect, _) = part.shape else { continue }
        #expect(!rect.intersects(part.clip) || part.clip.contains(rect))
      }
    }
    #expect(try area(hand).offset == area(hand).maximumOffset)
  }
}
