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
    _ count: Int = 40, animates: Bool = true, reducesMotion: Bool = true
  ) -> Hand {
    Hand(
      .screen(
        .collection(
          ItemCollection(
            id: "covers", items: Self.items(0..<count), animates: animates,
            source: DataSource("covers", isAsync: false)))),
      reducesMotion: reducesMotion)
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

  // COLLECTION-GESTURES-DEFAULT
  @Test func `a short touch selects, a hold edits, a swipe scrolls`() throws {
    var hand = hand()
    let point = try #require(hand.session.frame(ofControl: "i1")).middle
    #expect(events(hand).isEmpty)
    hand.tap(point, for: 100)
    #expect(events(hand) == ["select i1"])
    hand.tap(point, for: 700)
    #expect(events(hand) == ["select i1", "edit i1"])
    hand.swipe(from: point, to: PixelPoint(x: point.x, y: point.y - 60), rest: 200)
    #expect(events(hand) == ["select i1", "edit i1"])
    #expect((hand.session.screenPlacement?.area(path)?.offset.y ?? 0) > 0)
  }

  // COLLECTION-GESTURES-DEFAULT
  @Test func `a pressed knob selects, a held one edits`() {
    var hand = hand()
    hand.turn(2)
    hand.push()
    hand.push(for: 700)
    #expect(events(hand) == ["select i2", "edit i2"])
  }

  // COLLECTION-ANIMATED-CHANGES
  @Test func `an inserted item moves the others through places in between`() throws {
    var hand = hand(8, reducesMotion: false)
    let before = try #require(hand.session.frame(ofControl: "i3"))
    hand.tell(.items("covers", [CollectionItem(id: "new")] + Self.items(0..<8)))
    hand.wait(100)
    let between = try #require(hand.session.frame(ofControl: "i3"))
    hand.wait(400)
    let after = try #require(hand.session.frame(ofControl: "i3"))
    #expect(before != between && between != after)
    var fresh = self.hand(1)
    fresh.tell(.items("covers", [CollectionItem(id: "new")] + Self.items(0..<8)))
    fresh.wait(500)
    #expect(fresh.session.frame(ofControl: "i3") == after)
  }

  @Test func `without animation one frame does it`() {
    var hand = hand(8, animates: false, reducesMotion: false)
    let frame = hand.session.frame
    hand.tell(.items("covers", Self.items(2..<8)))
    hand.wait(1000)
    #expect(hand.session.frame == frame + 1)
  }

  // COLLECTION-LAYOUT-CHANGEABLE, COLLECTION-LAYOUT-CHANGE-KEEPS-PLACE
  @Test func `a new layout keeps the focus and what is seen`() throws {
    var hand = hand()
    hand.turn(17)
    #expect(hand.session.focusedControl == "i17")
    hand.wait(1000)
    hand.tell(.layout("covers", .row))
    hand.wait(1000)
    #expect(hand.session.focusedControl == "i17")
    let frame = try #require(hand.session.frame(ofControl: "i17"))
    #expect(PixelRect(x: 0, y: 0, width: 800, height: 480).contains(frame))
    #expect(hand.session.screenPlacement?.area(path)?.axis == .horizontal)
  }

  @Test func `the present layout once more changes no frame`() {
    var hand = hand()
    let frame = hand.session.frame
    hand.tell(.layout("covers", .grid))
    hand.wait(1000)
    #expect(hand.session.frame == frame)
  }

  // COLLECTION-LAYOUT-CHANGE-FOLLOWABLE
  @Test func `a new layout waits until the finger has been gone for a while`() throws {
    var hand = hand()
    let point = PixelPoint(x: 400, y: 470)
    hand.does(.contactDown(contact: 0, at: point), .touch)
    hand.tell(.layout("covers", .row))
    hand.wait(1000)
    #expect(hand.session.screenPlacement?.area(path)?.axis == .vertical)
    hand.does(.contactUp(contact: 0, at: point), .touch)
    hand.wait(200)
    #expect(hand.session.screenPlacement?.area(path)?.axis == .vertical)
    hand.wait(200)
    #expect(hand.session.screenPlacement?.area(path)?.axis == .horizontal)
  }

  // COLLECTION-LAYOUT-CHANGE-FOLLOWABLE
  @Test func `what comes just after a hand did something waits, and comes after what came before`()
  {
    var hand = hand()
    hand.wait(1000)
    hand.turn(1)
    hand.tell(.layout("covers", .row))
    hand.tell(.items("covers", Self.items(0..<2)))
    #expect(hand.session.screenPlacement?.area(path)?.axis == .vertical)
    #expect(hand.session.frame(ofControl: "i2") != nil)
    hand.wait(239)
    #expect(hand.session.screenPlacement?.area(path)?.axis == .vertical, "60 + 239 ms after it")
    hand.wait(1)
    #expect(hand.session.frame(ofControl: "i1") != nil)
    #expect(hand.session.frame(ofControl: "i2") == nil)
    hand.tell(.layout("covers", .grid))
    hand.tell(.items("covers", Self.items(0..<40)))
    #expect(hand.session.screenPlacement?.area(path)?.axis == .vertical, "nobody did anything")
  }

  // COLLECTION-LAYOUT-CHANGE-FOLLOWABLE
  @Test func `a new layout waits for what glides`() throws {
    var hand = hand(400, reducesMotion: false)
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

  @Test func `where nobody can see it a new layout is there at once`() {
    var hand = hand()
    hand.does(.contactDown(contact: 0, at: PixelPoint(x: 400, y: 470)), .touch)
    hand.send(.visibilityChanged(false, at: hand.now))
    hand.tell(.layout("covers", .row))
    #expect(hand.session.screenPlacement?.area(path)?.axis == .horizontal)
  }
}

extension PixelRect {
  fileprivate var middle: PixelPoint { PixelPoint(x: midX, y: midY) }
}
