import TelltaleGraphics
import TelltaleModel
import TelltaleSession
import TelltaleTestSupport
import Testing

@Suite struct CollectionTests {
  private let path: NodePath = "screens.main.content[0].collection"

  private static func items(_ range: Range<Int>) -> [CollectionItem] {
    range.map { CollectionItem(id: "i\($0)", image: "i\($0).png") }
  }

  private func hand(
    _ count: Int = 40, on name: String, animates: Bool = true, reducesMotion: Bool = true
  ) throws -> Hand {
    try Hand(
      .screen(
        .collection(
          ItemCollection(
            id: "covers", items: Self.items(0..<count), animates: animates,
            source: DataSource("covers", isAsync: false)))),
      on: name, reducesMotion: reducesMotion)
  }

  private func events(_ hand: Hand) -> [String] {
    hand.events.compactMap { event in
      switch event {
      case .selected(_, _, let entry, _): "select \(entry)"
      case .gesture(_, _, let entry, let kind): "\(kind) \(entry)"
      default: nil
      }
    }
  }

  private func axis(_ hand: Hand) -> ScrollAxis? { hand.session.screenPlacement?.area(path)?.axis }

  /// Where the items stand on the display, by their names.
  private func frames(_ hand: Hand) -> [String: PixelRect] {
    Dictionary(
      (hand.session.screenPlacement?.controls ?? []).map { ($0.name, $0.frame) },
      uniquingKeysWith: { first, _ in first })
  }

  @Test func `the items of a collection that come later than its screen are asked for`() throws {
    let source = DataSource("covers", isAsync: true)
    let hand = try Hand(
      .screen(.collection(ItemCollection(id: "covers", items: [], source: source))), on: "kiosk")
    #expect(hand.events.filter { $0 == .wanted(source: "covers") }.count == 1)
  }

  // COLLECTION-GESTURES-DEFAULT
  @Test(arguments: ["carplay", "kiosk"])
  func `a short touch selects, a hold edits, a swipe scrolls`(name: String) throws {
    var hand = try hand(on: name)
    let point = try #require(hand.session.glass.frame(ofControl: "i1")).middle
    #expect(events(hand).isEmpty)
    hand.tap(point, for: 100)
    #expect(events(hand) == ["select i1"])
    hand.tap(point, for: 490)
    #expect(events(hand) == ["select i1", "select i1"])
    hand.tap(point, for: 510)
    #expect(events(hand) == ["select i1", "select i1", "edit i1"])
    hand.swipe(from: point, to: PixelPoint(x: point.x, y: point.y - 60), rest: 700)
    #expect(events(hand) == ["select i1", "select i1", "edit i1"])
    #expect((hand.session.screenPlacement?.area(path)?.offset.y ?? 0) > 0)
  }

  // SCROLL-VIEW-GESTURES
  @Test(arguments: [CollectionLayout.row, .grid])
  func `a wheel moves a row sideways and a grid up and down`(layout: CollectionLayout) throws {
    var hand = try Hand(
      .screen(.collection(ItemCollection(items: Self.items(0..<40), layout: layout))), on: "kiosk")
    let area = try #require(hand.session.screenPlacement?.area(path))
    let isRow = layout == .row
    #expect(area.axis == (isRow ? .horizontal : .vertical))
    let point = PixelPoint(x: area.viewport.midX, y: area.viewport.midY)
    hand.does(.pointerMoved(at: point), .pointer)
    func turned(_ detents: Int) -> PixelPoint? {
      hand.does(.turned(detents: detents), .pointer)
      return hand.session.screenPlacement?.area(path)?.offset
    }
    let one = try #require(turned(1))
    #expect(isRow ? one.x > 0 && one.y == 0 : one.x == 0 && one.y > 0)
    #expect(turned(2) == PixelPoint(x: 3 * one.x, y: 3 * one.y))
    #expect(turned(-2) == one)
    #expect(turned(-2) == PixelPoint(x: 0, y: 0))
  }

  // COLLECTION-GESTURES-DEFAULT
  @Test(arguments: ["carplay", "kiosk"])
  func `a pressed knob selects, a held one edits`(name: String) throws {
    var hand = try hand(on: name)
    hand.turn(to: "i2")
    hand.push()
    #expect(events(hand) == ["select i2"])
    hand.push(for: 490)
    #expect(events(hand) == ["select i2", "select i2"])
    hand.push(for: 510)
    #expect(events(hand) == ["select i2", "select i2", "edit i2"])
  }

  /// An insertion, a removal and a move among the first eight.
  private static let changes: [[CollectionItem]] = [
    [CollectionItem(id: "new")] + items(0..<8),
    items(0..<2) + items(4..<8),
    items(5..<8) + items(0..<5),
  ]

  // COLLECTION-ANIMATED-CHANGES
  @Test(arguments: ["carplay", "kiosk"], changes)
  func `items that come, go or move take the others through places in between`(
    name: String, items: [CollectionItem]
  ) throws {
    var hand = try hand(8, on: name, reducesMotion: false)
    let before = frames(hand)
    hand.tell(.items("covers", items))
    hand.wait(100)
    let between = frames(hand)
    hand.wait(166)
    let after = frames(hand)
    let moved = after.keys.filter { before[$0] != nil && before[$0] != after[$0] }
    #expect(moved.count >= 3)
    for item in moved { #expect(before[item] != between[item] && between[item] != after[item]) }
    var fresh = try self.hand(1, on: name)
    fresh.tell(.items("covers", items))
    fresh.wait(500)
    #expect(frames(fresh) == after)
    hand.wait(1000)
    #expect(frames(hand) == after)
  }

  // COLLECTION-ANIMATED-CHANGES
  @Test(arguments: ["carplay", "kiosk"], [(false, false), (true, true)])
  func `without animation, or where less motion is wanted, one frame does it`(
    name: String, how: (animates: Bool, reducesMotion: Bool)
  ) throws {
    for items in Self.changes {
      var hand = try hand(
        8, on: name, animates: how.animates, reducesMotion: how.reducesMotion)
      let (frame, before) = (hand.session.frame, frames(hand))
      hand.tell(.items("covers", items))
      #expect(frames(hand) != before)
      hand.wait(1000)
      #expect(hand.session.frame == frame + 1)
    }
  }

  // COLLECTION-LAYOUT-CHANGEABLE, COLLECTION-LAYOUT-CHANGE-KEEPS-PLACE
  @Test(arguments: ["carplay", "kiosk"])
  func `a new layout keeps the focus and what is seen`(name: String) throws {
    var hand = try hand(on: name)
    hand.turn(to: "i17")
    #expect(hand.session.focusedControl == "i17")
    hand.wait(1000)
    hand.tell(.layout("covers", .row))
    hand.wait(1000)
    #expect(hand.session.focusedControl == "i17")
    let frame = try #require(hand.session.glass.frame(ofControl: "i17"))
    #expect(PixelRect(x: 0, y: 0, width: 800, height: 480).contains(frame))
    #expect(axis(hand) == .horizontal)
  }

  // COLLECTION-LAYOUT-CHANGEABLE
  @Test(arguments: ["carplay", "kiosk"])
  func `a layout is changed while items glide and while one is edited, and nothing is loaded anew`(
    name: String
  ) throws {
    for isEdited in [false, true] {
      var hand = try hand(on: name, reducesMotion: false)
      hand.turn(to: "i6")
      hand.wait(1000)
      let point = try #require(hand.session.glass.frame(ofControl: "i6")).middle
      if isEdited {
        hand.does(.contactDown(contact: 0, at: point), .touch)
        hand.wait(600)
        #expect(events(hand) == ["edit i6"])
      } else {
        hand.fling(from: PixelPoint(x: 400, y: 440), by: -120)
      }
      let asked = hand.events.count
      hand.tell(.layout("covers", .row))
      if isEdited { hand.does(.contactUp(contact: 0, at: point), .touch) }
      for _ in 0..<200 { hand.wait(16) }
      #expect(axis(hand) == .horizontal)
      #expect(hand.session.focusedControl == "i6")
      #expect(hand.events.count == asked)
    }
  }

  // COLLECTION-LAYOUT-CHANGEABLE
  @Test(arguments: ["carplay", "kiosk"])
  func `the present layout once more changes no frame`(name: String) throws {
    var hand = try hand(on: name)
    let frame = hand.session.frame
    hand.tell(.layout("covers", .grid))
    hand.wait(1000)
    #expect(hand.session.frame == frame)
  }

  // COLLECTION-LAYOUT-CHANGE-KEEPS-PLACE
  @Test(arguments: [("carplay", true), ("kiosk", true), ("kiosk", false)])
  func `what a finger has come to is still seen in a new layout`(
    name: String, isFocusElsewhere: Bool
  ) throws {
    let button = Element.button(Button(id: "top", title: "Play All", action: .emit("all")))
    let covers = Element.collection(
      ItemCollection(
        id: "covers", items: Self.items(0..<40), source: DataSource("covers", isAsync: false)))
    var hand = try Hand(
      .app([("main", Screen(content: isFocusElsewhere ? [button, covers] : [covers]))]), on: name)
    for _ in 0..<2 {
      hand.swipe(from: PixelPoint(x: 400, y: 440), to: PixelPoint(x: 400, y: 140), rest: 200)
    }
    #expect((hand.session.focusedControl == "top") == isFocusElsewhere)
    func window() throws -> PixelRect {
      try #require(hand.session.screenPlacement?.areas.first).viewport
    }
    let seen = try window()
    let first = try #require(
      hand.session.screenPlacement?.controls.first {
        $0.name != "top" && seen.contains($0.frame)
      }?.name)
    #expect(first != "i0")
    hand.tell(.layout("covers", .row))
    hand.wait(1000)
    #expect(hand.session.screenPlacement?.areas.first?.axis == .horizontal)
    #expect(try frames(hand)[first].map(window().contains) == true)
  }

  // COLLECTION-LAYOUT-CHANGE-FOLLOWABLE
  @Test(arguments: ["carplay", "kiosk"])
  func `a new layout waits until the finger has been gone for a while`(name: String) throws {
    var hand = try hand(on: name)
    let point = PixelPoint(x: 400, y: 470)
    hand.does(.contactDown(contact: 0, at: point), .touch)
    hand.tell(.layout("covers", .row))
    hand.wait(1000)
    #expect(axis(hand) == .vertical)
    hand.does(.contactUp(contact: 0, at: point), .touch)
    hand.wait(290)
    #expect(axis(hand) == .vertical)
    hand.wait(20)
    #expect(axis(hand) == .horizontal)
  }

  // COLLECTION-LAYOUT-CHANGE-FOLLOWABLE
  @Test func `what comes just after a hand did something waits, and comes after what came before`()
    throws
  {
    var hand = try hand(on: "kiosk")
    hand.wait(1000)
    hand.turn(1)
    hand.tell(.layout("covers", .row))
    hand.tell(.items("covers", Self.items(0..<2)))
    #expect(hand.session.screenPlacement?.area(path)?.axis == .vertical)
    #expect(hand.session.glass.frame(ofControl: "i2") != nil)
    hand.wait(239)
    #expect(hand.session.screenPlacement?.area(path)?.axis == .vertical, "60 + 239 ms after it")
    hand.wait(1)
    #expect(hand.session.glass.frame(ofControl: "i1") != nil)
    #expect(hand.session.glass.frame(ofControl: "i2") == nil)
    hand.tell(.layout("covers", .grid))
    hand.tell(.items("covers", Self.items(0..<40)))
    #expect(hand.session.screenPlacement?.area(path)?.axis == .vertical, "nobody did anything")
  }

  // COLLECTION-LAYOUT-CHANGE-FOLLOWABLE
  @Test func `a new layout waits for what glides`() throws {
    var hand = try hand(400, on: "kiosk", reducesMotion: false)
    hand.does(.contactDown(contact: 0, at: PixelPoint(x: 400, y: 450)), .touch)
    for step in 1...4 {
      hand.wait(16)
      hand.does(.contactMoved(contact: 0, at: PixelPoint(x: 400, y: 450 - 100 * step)), .touch)
    }
    hand.does(.contactUp(contact: 0, at: PixelPoint(x: 400, y: 50)), .touch)
    hand.wait(350)
    hand.tell(.layout("covers", .row))
    let first = try #require(hand.session.screenPlacement?.area(path))
    #expect(first.axis == .vertical)
    hand.wait(32)
    let next = try #require(hand.session.screenPlacement?.area(path))
    #expect(next.axis == .vertical && next.offset.y > first.offset.y, "it still glides")
    hand.wait(3000)
    #expect(hand.session.screenPlacement?.area(path)?.axis == .horizontal)
  }

  // COLLECTION-LAYOUT-CHANGE-FOLLOWABLE
  @Test(arguments: ["carplay", "kiosk"])
  func `a new layout waits until the knob has been still for a while`(name: String) throws {
    var hand = try hand(on: name)
    hand.does(.turned(detents: 1), .knob)
    hand.tell(.layout("covers", .row))
    for _ in 0..<3 {
      hand.wait(200)
      hand.does(.turned(detents: 1), .knob)
      #expect(axis(hand) == .vertical)
    }
    hand.wait(290)
    #expect(axis(hand) == .vertical)
    hand.wait(20)
    #expect(axis(hand) == .horizontal)
  }

  // COLLECTION-LAYOUT-CHANGE-FOLLOWABLE
  @Test(arguments: ["carplay", "kiosk"], ["i1", "i17"])
  func `every item goes to its place in a new layout on a path that the eye can follow`(
    name: String, focus: String
  ) throws {
    var hand = try hand(on: name, reducesMotion: false)
    hand.turn(to: focus)
    hand.wait(1000)
    let display = PixelRect(x: 0, y: 0, width: 800, height: 480)
    var last = frames(hand)
    let seen = last.filter { display.contains($0.value) }.keys
    hand.tell(.layout("covers", .row))
    hand.wait(500)
    let ends = frames(hand)
    var again = try self.hand(on: name, reducesMotion: false)
    again.turn(to: focus)
    again.wait(1000)
    again.tell(.layout("covers", .row))
    for _ in 0..<25 {
      let now = frames(again)
      for item in seen {
        let (old, new, end) = (
          try #require(last[item]), try #require(now[item]), try #require(ends[item])
        )
        let way = abs(end.x - old.x) + abs(end.y - old.y)
        let step = abs(new.x - old.x) + abs(new.y - old.y)
        #expect(step <= 8 + way / 2, "\(item) from \(old) to \(new), and to \(end) at last")
      }
      last = now
      again.wait(16)
    }
    #expect(last == ends)
  }

  // COLLECTION-LAYOUT-CHANGE-FOLLOWABLE
  @Test(arguments: ["carplay", "kiosk"])
  func `where nobody can see it a new layout is there at once`(name: String) throws {
    var hand = try hand(on: name)
    hand.does(.contactDown(contact: 0, at: PixelPoint(x: 400, y: 470)), .touch)
    hand.send(.visibilityChanged(false, at: hand.now))
    hand.tell(.layout("covers", .row))
    #expect(axis(hand) == .horizontal)
  }

  // COLLECTION-LAYOUT-CHANGE-KEEPS-PLACE
  @Test(arguments: ["carplay", "kiosk"])
  func `a collection without items takes a new layout as well`(name: String) throws {
    var hand = try hand(0, on: name)
    hand.tell(.layout("covers", .row))
    hand.tell(.items("covers", Self.items(0..<20)))
    hand.wait(1000)
    #expect(axis(hand) == .horizontal)
  }
}

extension PixelRect {
  fileprivate var middle: PixelPoint { PixelPoint(x: midX, y: midY) }
}

extension Hand {
  /// A finger that lifts while it moves, up or down.
  mutating func fling(from start: PixelPoint, by way: Int) {
    does(.contactDown(contact: 0, at: start), .touch)
    for step in 1...6 {
      wait(16)
      does(
        .contactMoved(contact: 0, at: PixelPoint(x: start.x, y: start.y + way * step / 6)), .touch)
    }
    does(.contactUp(contact: 0, at: PixelPoint(x: start.x, y: start.y + way)), .touch)
  }
}
