import TelltaleGraphics
import TelltaleLayout
import TelltaleModel
import TelltaleSession
import TelltaleTestSupport
import Testing

@Suite struct TableTests {
  private let source = DataSource("stations")

  private func y(_ name: String, _ hand: Hand) -> Int? { hand.session.frame(ofControl: name)?.y }

  private var spinners: (Hand) -> Int {
    { hand in
      hand.session.screenPlacement?.parts.filter {
        if case .spinner = $0.shape { true } else { false }
      }.count ?? 0
    }
  }

  // TABLE-ANY-AMOUNT
  @Test func `of 100,000 rows only those near what is seen get a place`() {
    var hand = Hand(.screen(.table(.numbered(100_000))))
    let first = hand.session.screenPlacement?.controls.count ?? 0
    #expect(first > 5 && first < 40)
    for _ in 0..<5 {
      hand.swipe(from: PixelPoint(x: 400, y: 450), to: PixelPoint(x: 400, y: 50), steps: 3)
    }
    let later = hand.session.screenPlacement?.controls.count ?? 0
    #expect(later > 5 && later < 60)
    #expect((hand.session.screenPlacement?.areas.first?.offset.y ?? 0) > 1000)
  }

  // TABLE-ANY-AMOUNT
  @Test func `an empty table is no fault`() {
    let hand = Hand(.screen(.table(Table())))
    #expect(hand.session.screenPlacement?.controls.isEmpty == true)
  }

  // TABLE-SHOW-AT-ONCE
  @Test func `the first batch is shown while others are on their way`() {
    var hand = Hand(.screen(.table(Table(source: source))))
    #expect(hand.events.contains(.wanted(source: "stations")))
    hand.tell(.rows("stations", .append(.numbered(0..<10))))
    #expect(y("row-0", hand) != nil)
    hand.swipe(from: PixelPoint(x: 400, y: 400), to: PixelPoint(x: 400, y: 300), rest: 200)
    #expect((hand.session.screenPlacement?.areas.first?.offset.y ?? 0) > 0)
    hand.tell(.rows("stations", .append(.numbered(10..<20))))
    #expect((hand.session.screenPlacement?.areas.first?.offset.y ?? 0) > 0)
  }

  // TABLE-KEEP-SCROLL
  @Test func `rows added above while a list glides do not change where it comes to rest`() throws {
    func rest(_ isAdded: Bool) throws -> String? {
      var hand = Hand(.screen(.table(.numbered(100, source: source))), reducesMotion: false)
      hand.tell(.rows("stations", .replace(.numbered(0..<100))))
      hand.swipe(from: PixelPoint(x: 400, y: 450), to: PixelPoint(x: 400, y: 100), steps: 6)
      hand.wait(100)
      if isAdded { hand.tell(.rows("stations", .prepend(.numbered(200..<250)))) }
      for _ in 0..<60 { hand.wait(16) }
      return hand.session.screenPlacement?.controls.first { $0.frame.y >= 0 }?.name
    }
    let still = try rest(false)
    #expect(try rest(true) == still && still != "row-0")
  }

  // TABLE-NEW-DATA-HINT
  @Test func `the first rows of all are no news, those after them are`() {
    var table = Table(source: source)
    table.hasNewDataHint = true
    var hand = Hand(.screen(.table(table)))
    hand.tell(.rows("stations", .append(.numbered(0..<60))))
    #expect(y("row-0", hand) == 0)
    #expect(y("new-rows", hand) == nil)
    hand.tell(.rows("stations", .append(.numbered(60..<61))))
    #expect(hand.texts.contains("1 New"))
  }

  // TABLE-NEW-DATA-HINT
  @Test func `rows that change, go, or take the place of others are no news`() {
    var table = Table.numbered(50, source: source)
    table.hasNewDataHint = true
    for change in [
      RowChange.update(TableRow(id: "row-40", title: "Other")), .remove(["row-49"]),
      .replace(.numbered(0..<50)), .replace(.numbered(0..<60)), .append([]), .prepend([]),
    ] {
      var hand = Hand(.screen(.table(table)))
      hand.swipe(from: PixelPoint(x: 400, y: 450), to: PixelPoint(x: 400, y: 45), rest: 200)
      hand.tell(.rows("stations", change))
      #expect(y("new-rows", hand) == nil, "\(change)")
    }
  }

  // TABLE-KEEP-SCROLL
  @Test func `rows added above leave the row at the head where it is`() throws {
    var hand = Hand(.screen(.table(.numbered(100, source: source))))
    hand.tell(.rows("stations", .replace(.numbered(0..<100))))
    hand.swipe(from: PixelPoint(x: 400, y: 450), to: PixelPoint(x: 400, y: 45), rest: 200)
    hand.turn(1)
    let focus = hand.session.focusedControl
    let head = try #require(
      hand.session.screenPlacement?.controls.first { $0.frame.y >= 0 }?.name)
    let before = y(head, hand)
    let offset = hand.session.screenPlacement?.areas.first?.offset.y ?? 0
    hand.tell(.rows("stations", .prepend(.numbered(200..<203))))
    #expect(y(head, hand) == before)
    #expect(hand.session.focusedControl == focus)
    #expect((hand.session.screenPlacement?.areas.first?.offset.y ?? 0) > offset)
    hand.tell(.rows("stations", .append(.numbered(300..<303))))
    #expect(y(head, hand) == before)
    hand.tell(.rows("stations", .replace(.numbered(0..<50))))
    #expect(y(head, hand) == before)
  }

  // TABLE-ADD-AT-ENDS
  @Test func `in between rows are put into sorted tables only`() {
    var hand = Hand(.screen(.table(.numbered(20, source: source))))
    hand.tell(.rows("stations", .replace(.numbered(0..<20))))
    hand.tell(.rows("stations", .insert(.numbered(90..<91), at: 5)))
    let refused = hand.effects.contains { effect in
      guard case .replied(let reply) = effect else { return false }
      return reply.refusal?.rule == "TABLE-ADD-AT-ENDS"
    }
    #expect(refused)
    #expect(y("row-90", hand) == nil)
    var sorted = Table.numbered(20, source: source)
    sorted.sortedBy = "title"
    var other = Hand(.screen(.table(sorted)))
    other.tell(.rows("stations", .replace(.numbered(0..<20))))
    other.tell(.rows("stations", .insert(.numbered(90..<91), at: 1)))
    #expect(y("row-90", other) != nil)
  }

  // TABLE-NEW-DATA-HINT
  @Test func `a hint leads to rows that came outside of what is seen`() throws {
    var table = Table.numbered(50, source: source)
    table.hasNewDataHint = true
    var hand = Hand(.screen(.table(table)))
    hand.tell(.rows("stations", .replace(.numbered(0..<50))))
    #expect(y("new-rows", hand) == nil)
    hand.swipe(from: PixelPoint(x: 400, y: 450), to: PixelPoint(x: 400, y: 45), rest: 200)
    hand.tell(.rows("stations", .prepend(.numbered(200..<203))))
    #expect(hand.texts.contains("3 New"))
    var byHand = hand
    byHand.swipe(from: PixelPoint(x: 400, y: 200), to: PixelPoint(x: 400, y: 240), rest: 200)
    #expect(y("new-rows", byHand) != nil)
    for _ in 0..<3 {
      byHand.swipe(from: PixelPoint(x: 400, y: 100), to: PixelPoint(x: 400, y: 470), rest: 200)
    }
    #expect(y("row-200", byHand) == 0)
    #expect(y("new-rows", byHand) == nil)
    hand.wait(100)
    hand.tap("new-rows")
    #expect(y("row-200", hand) == 0)
    #expect(y("new-rows", hand) == nil)
  }

  @Test func `rows above the first and below the last one seen are outside of the window`()
    throws
  {
    for (count, hasRoom) in [(3, true), (50, false)] {
      var table = Table.numbered(count, source: source)
      table.hasNewDataHint = true
      var hand = Hand(.screen(.table(table)))
      hand.tell(.rows("stations", .prepend(.numbered(200..<202))))
      #expect((y("new-rows", hand) == nil) == hasRoom, "\(count) rows, prepended")
      #expect(y("row-0", hand) == (hasRoom ? y("row-200", hand).map { $0 + 2 * 64 } : 0))
      hand = Hand(.screen(.table(table)))
      hand.swipe(from: PixelPoint(x: 400, y: 450), to: PixelPoint(x: 400, y: 5), steps: 3)
      for _ in 0..<12 {
        hand.swipe(from: PixelPoint(x: 400, y: 450), to: PixelPoint(x: 400, y: 5), steps: 3)
      }
      hand.tell(.rows("stations", .append(.numbered(300..<302))))
      #expect((y("new-rows", hand) == nil) == hasRoom, "\(count) rows, appended")
      hand.wait(100)
      hand.tap("new-rows")
      #expect(y("row-301", hand) != nil)
      #expect(y("new-rows", hand) == nil)
    }
  }

  // TABLE-NEW-DATA-HINT
  @Test func `a hint goes with the rows that it speaks of`() {
    var table = Table.numbered(50, source: source)
    table.hasNewDataHint = true
    var hand = Hand(.screen(.table(table)))
    hand.swipe(from: PixelPoint(x: 400, y: 450), to: PixelPoint(x: 400, y: 45), rest: 200)
    hand.tell(.rows("stations", .prepend(.numbered(200..<203))))
    hand.tell(.rows("stations", .append(.numbered(300..<302))))
    #expect(hand.texts.contains("5 New"))
    hand.tell(.rows("stations", .remove(["row-201", "row-20", "row-301"])))
    #expect(hand.texts.contains("3 New"))
    let left = [TableRow].numbered(200..<201) + .numbered(0..<50)
    hand.tell(.rows("stations", .replace(left)))
    #expect(hand.texts.contains("1 New"))
    hand.tell(.rows("stations", .replace(.numbered(0..<50))))
    #expect(y("new-rows", hand) == nil)
  }

  @Test func `without the key there is no hint`() {
    var hand = Hand(.screen(.table(.numbered(50, source: source))))
    hand.tell(.rows("stations", .replace(.numbered(0..<50))))
    hand.swipe(from: PixelPoint(x: 400, y: 450), to: PixelPoint(x: 400, y: 45), rest: 200)
    hand.tell(.rows("stations", .prepend(.numbered(200..<203))))
    #expect(y("new-rows", hand) == nil)
  }

  // TABLE-SPINNER
  @Test func `a wait of a second shows a mark that turns, until the rows are there`() {
    var hand = Hand(.screen(.table(Table(source: source))), reducesMotion: false)
    #expect(spinners(hand) == 0)
    hand.wait(600)
    #expect(spinners(hand) == 1)
    let turning = hand.session.screenPlacement?.parts.compactMap { part in
      if case .spinner(let rect) = part.shape { rect } else { nil }
    }.first
    #expect(turning.map { abs($0.midX - 400) <= 1 && abs($0.midY - 240) <= 1 } == true)
    var frames = Set<Int>()
    for _ in 0..<10 {
      hand.wait(100)
      hand.present()
      frames.insert(hand.session.frame)
    }
    #expect(frames.count >= 8)
    hand.tell(.rows("stations", .replace(.numbered(0..<5))))
    #expect(spinners(hand) == 0)
    let last = hand.session.frame
    hand.wait(2000)
    #expect(hand.session.frame == last)
  }

  @Test func `a load of a fifth of a second shows no mark`() {
    var hand = Hand(world: World(profile: .sample(), typesetter: GridTypesetter()))
    _ = hand.session.open(
      .screen(.table(Table(source: source))), number: 1, language: "en", words: .english,
      at: hand.now, in: hand.world)
    hand.wait(200)
    hand.tell(.rows("stations", .replace(.numbered(0..<5))))
    hand.wait(3000)
    #expect(spinners(hand) == 0)
  }

  // TABLE-STALE-DATA
  @Test func `a cached table shows what was known, marked as old, until fresh rows come`() {
    var table = Table(source: source)
    table.isCached = true
    let scene = Scene.app([
      ("main", .list("Main", pushing: ["more"])), ("more", Screen(content: [.table(table)])),
    ])
    var hand = Hand(scene)
    hand.tap("to-more")
    hand.settle()
    hand.tell(.rows("stations", .replace(.numbered(0..<5))))
    #expect(!isOld(hand))
    hand.key(158)
    hand.settle()
    hand.tap("to-more")
    hand.settle()
    #expect(hand.texts.contains("Row 0") && isOld(hand))
    hand.tell(.rows("stations", .replace(.numbered(0..<5))))
    #expect(!isOld(hand))
  }

  @Test func `a table that is not cached loads before it shows, and calls nothing old`() {
    let table = Table(source: source)
    let scene = Scene.app([
      ("main", .list("Main", pushing: ["more"])), ("more", Screen(content: [.table(table)])),
    ])
    var hand = Hand(scene)
    hand.tap("to-more")
    hand.settle()
    hand.wait(1000)
    #expect(spinners(hand) == 1)
    hand.tell(.rows("stations", .replace(.numbered(0..<5))))
    hand.key(158)
    hand.settle()
    hand.tap("to-more")
    hand.settle()
    #expect(hand.texts.contains("Row 0") && !isOld(hand))
  }

  private func isOld(_ hand: Hand) -> Bool {
    hand.session.screenPlacement?.parts.contains { part in
      if case .text(let text, .value(.role(.textSecondary))) = part.shape {
        text.string == "Row 0"
      } else {
        false
      }
    } ?? false
  }

  // TABLE-ROW-HIGHLIGHT
  @Test func `a tapped row is lit for a tenth of a second and no longer than half of one`() {
    var hand = Hand(.screen(.table(.numbered(5))))
    let frame = hand.session.frame(ofControl: "row-1") ?? .empty
    hand.does(
      .contactDown(contact: 0, at: PixelPoint(x: frame.midX, y: frame.midY)), .touch)
    #expect(hand.isLit(frame))
    hand.wait(40)
    hand.does(.contactUp(contact: 0, at: PixelPoint(x: frame.midX, y: frame.midY)), .touch)
    #expect(hand.isLit(frame))
    hand.wait(50)
    #expect(hand.isLit(frame))
    hand.wait(60)
    #expect(!hand.isLit(frame))
    #expect(
      hand.events.contains { if case .selected(_, _, "row-1", 1) = $0 { true } else { false } })
  }

  @Test func `a swipe that starts on a row drops the light and selects nothing`() {
    var hand = Hand(.screen(.table(.numbered(50))))
    hand.does(.contactDown(contact: 0, at: PixelPoint(x: 400, y: 200)), .touch)
    hand.wait(20)
    hand.does(.contactMoved(contact: 0, at: PixelPoint(x: 400, y: 150)), .touch)
    #expect(hand.session.screenPlacement?.controls.allSatisfy { !hand.isLit($0.frame) } == true)
    hand.wait(20)
    hand.does(.contactUp(contact: 0, at: PixelPoint(x: 400, y: 150)), .touch)
    #expect(!hand.events.contains { if case .selected = $0 { true } else { false } })
  }

  @Test func `of a group one row has the mark`() {
    let rows = (0..<3).map { number in
      TableRow(
        id: "r\(number)", title: "Genre", checkmark: Checkmark(group: "genre"))
    }
    var hand = Hand(.screen(.table(Table(rows: rows))))
    hand.tap("r1")
    hand.tap("r2")
    #expect(hand.texts.filter { $0 == "✓" }.count == 1)
  }

  @Test(arguments: [false, true])
  func `the application's word about marks counts over what a hand did before`(isOn: Bool) {
    let rows = (0..<3).map { number in
      TableRow(id: "r\(number)", title: "Genre", checkmark: Checkmark(isOn: isOn && number == 0))
    }
    let told = isOn ? 1 : 0
    for change in [RowChange.replace(rows), .stale(rows), .update(rows[0])] {
      var hand = Hand(.screen(.table(Table(rows: rows, source: source))))
      hand.tell(.rows("stations", .replace(rows)))
      hand.settle()
      #expect(hand.marks == told)
      hand.tap("r0")
      #expect(hand.marks == 1 - told)
      hand.tell(.rows("stations", change))
      #expect(hand.marks == told, "\(change)")
    }
  }

  @Test func `of a group the application's mark takes that of another row`() {
    func row(_ number: Int, _ group: String?, _ isOn: Bool = false) -> TableRow {
      TableRow(
        id: "r\(number)", title: "Genre", checkmark: Checkmark(group: group, isOn: isOn))
    }
    let rows = [row(0, "a"), row(1, "a"), row(2, "b"), row(3, nil), row(4, nil)]
    var hand = Hand(.screen(.table(Table(rows: rows, source: source))))
    hand.tell(.rows("stations", .replace(rows)))
    hand.settle()
    for name in ["r0", "r2", "r3"] { hand.tap(name) }
    #expect(hand.marks == 3)
    hand.tell(.rows("stations", .update(row(1, "a"))))
    #expect(hand.marks == 3, "a mark that is off takes none")
    hand.tell(.rows("stations", .update(row(4, nil, true))))
    #expect(hand.marks == 4, "without a group each has its own")
    hand.tell(.rows("stations", .update(row(1, "a", true))))
    #expect(hand.marks == 4, "that of the first row went, those of others stay")
    hand.settle()
    hand.tap("r0")
    #expect(hand.marks == 4, "and so it does when a hand marks the first again")
    hand.tell(.rows("stations", .update(TableRow(id: "r0", title: "Other"))))
    #expect(hand.texts.contains("Other"))
  }
}

extension Hand {
  /// How many rows are marked.
  fileprivate var marks: Int { texts.filter { $0 == "✓" }.count }

  /// True where the frame is filled with the colour of what is pressed.
  func isLit(_ frame: PixelRect) -> Bool {
    let pressed = world.profile.theme.day.pressed
    return session.picture(in: world).commands.contains(.fill(frame, pressed))
  }
}
