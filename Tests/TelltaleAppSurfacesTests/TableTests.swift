import TelltaleGraphics
import TelltaleInput
import TelltaleLayout
import TelltaleModel
import TelltaleSession
import TelltaleTestSupport
import Testing

@Suite struct TableTests {
  private let source = DataSource("stations")

  private func y(_ name: String, _ hand: Hand) -> Int? {
    hand.session.glass.frame(ofControl: name)?.y
  }

  // TABLE-ANY-AMOUNT
  @Test(arguments: ["carplay", "kiosk"])
  func `of 100,000 rows only those near what is seen get a place`(name: String) throws {
    var hand = try Hand(.screen(.table(.numbered(100_000))), on: name)
    let first = hand.session.screenPlacement?.controls.count ?? 0
    #expect(first > 5 && first < 40)
    for _ in 0..<5 {
      hand.swipe(from: PixelPoint(x: 400, y: 450), to: PixelPoint(x: 400, y: 50), steps: 3)
    }
    let later = hand.session.screenPlacement?.controls.count ?? 0
    #expect(later > 5 && later < 60)
    #expect((hand.session.screenPlacement?.areas.first?.offset.y ?? 0) > 1000)
    // Nothing is made of the others: there is as much as for a shorter list.
    var short = try Hand(.screen(.table(.numbered(1000))), on: name)
    for _ in 0..<5 {
      short.swipe(from: PixelPoint(x: 400, y: 450), to: PixelPoint(x: 400, y: 50), steps: 3)
    }
    #expect(short.session.screenPlacement?.controls.count == later)
    #expect(short.picture.count == hand.picture.count)
    let height = try #require(hand.session.screenPlacement?.controls.first?.frame.height)
    #expect(hand.texts.count <= 2 * (480 / height + 1))
  }

  // TABLE-ANY-AMOUNT
  @Test(arguments: ["carplay", "kiosk"])
  func `an empty table is no fault`(name: String) throws {
    let hand = try Hand(.screen(.table(Table())), on: name)
    #expect(hand.session.screenPlacement?.controls.isEmpty == true)
  }

  // TABLE-SHOW-AT-ONCE
  @Test(arguments: ["carplay", "kiosk"])
  func `the first batch is shown while others are on their way`(name: String) throws {
    var hand = try Hand(.screen(.table(Table(source: source))), on: name)
    #expect(hand.events.contains(.wanted(source: "stations")))
    let before = hand.session.frame
    hand.send(
      .requested(
        AppRequest(number: 1, updates: [.rows("stations", .append(.numbered(0..<10)))]),
        at: hand.now))
    #expect(hand.session.frame == before + 1)
    #expect(hand.shows("Row 0") && hand.shows("Row 4"))
    hand.settle()
    hand.tap("row-1")
    #expect(
      hand.events.contains { if case .selected(_, _, "row-1", 1) = $0 { true } else { false } })
    hand.swipe(from: PixelPoint(x: 400, y: 400), to: PixelPoint(x: 400, y: 300), rest: 200)
    #expect((hand.session.screenPlacement?.areas.first?.offset.y ?? 0) > 0)
    hand.tell(.rows("stations", .append(.numbered(10..<20))))
    #expect((hand.session.screenPlacement?.areas.first?.offset.y ?? 0) > 0)
  }

  // TABLE-SHOW-AT-ONCE
  @Test(arguments: ["carplay", "kiosk"])
  func `rows that the scene has itself are in its first frame`(name: String) throws {
    let rows = (0..<4).map { "{id: row-\($0), title: Row \($0)}" }.joined(separator: ", ")
    let hand = try Hand.showing("screen: {content: [{table: {rows: [\(rows)]}}]}", on: name)
    for index in 0..<4 where y("row-\(index)", hand).map({ $0 < 200 }) == true {
      #expect(hand.shows("Row \(index)"))
    }
    #expect(hand.shows("Row 0") && hand.shows("Row 1"))
  }

  // TABLE-TEXT-FIRST
  @Test(arguments: ["carplay", "kiosk"])
  func `a row has its texts before its picture, which moves nothing`(name: String) throws {
    func rows(_ image: String) -> String {
      """
      screen:
        content:
          - table:
              rows:
                - {id: a, style: subtitle, title: Coast, subtitle: By the sea\(image)}
                - {id: b, style: subtitle, title: Lake, subtitle: In the hills}
      """
    }
    let texts: Set = ["Coast", "By the sea", "Lake", "In the hills"]
    let plain = try Hand.showing(rows(""), on: name)
    var hand = try Hand.showing(rows(", image: coast.png"), on: name)
    #expect(texts.isSubset(of: hand.texts) && texts.isSubset(of: plain.texts))
    // A place is kept in every row, and in none where no row has a picture.
    let profile = hand.environment.profile
    let inset = Int(profile.screen.rowInset.value) + profile.rowMargins.side
    #expect(plain.lefts == [inset])
    let side = Int(hand.environment.profile.screen.rowImage.value)
    #expect(hand.lefts.count == 1 && hand.lefts.allSatisfy { $0 > inset + side })
    let before = hand.session.screenPlacement
    hand.present()
    hand.wait(2000)
    hand.tell(.picture("coast.png"))
    #expect(hand.session.screenPlacement == before)
  }

  // TABLE-KEEP-SCROLL
  @Test(arguments: ["carplay", "kiosk"])
  func `rows added above while a list glides do not change where it comes to rest`(name: String)
    throws
  {
    func rest(_ isAdded: Bool) throws -> String? {
      var hand = try Hand(
        .screen(.table(.numbered(100, source: source))), on: name, reducesMotion: false)
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
  @Test(arguments: ["carplay", "kiosk"])
  func `rows added above leave the row at the head where it is`(name: String) throws {
    var hand = try Hand(.screen(.table(.numbered(100, source: source))), on: name)
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
    hand.tell(.rows("stations", .remove(["row-0", "row-1"])))
    #expect(y(head, hand) == before)
    hand.tell(.rows("stations", .update(TableRow(id: "row-20", title: "Another"))))
    #expect(y(head, hand) == before)
    #expect(hand.session.focusedControl == focus)
    // Who scrolls is followed.
    hand.swipe(from: PixelPoint(x: 400, y: 300), to: PixelPoint(x: 400, y: 260), rest: 200)
    #expect(y(head, hand) == before.map { $0 - 40 })
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
  @Test(arguments: ["carplay", "kiosk"])
  func `a hint leads to rows that came outside of what is seen`(name: String) throws {
    var table = Table.numbered(50, source: source)
    table.hasNewDataHint = true
    var hand = try Hand(.screen(.table(table)), on: name)
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
    #expect(y("row-200", byHand) == hand.environment.profile.rowMargins.top)
    #expect(y("new-rows", byHand) == nil)
    hand.wait(300)
    hand.tap("new-rows")
    #expect(y("row-200", hand) == 0)
    #expect(y("new-rows", hand) == nil)
  }

  // TABLE-NEW-DATA-HINT
  @Test(arguments: ["carplay", "kiosk"], ["en", "de", "ja", "zh"] as [Language])
  func `a hint says how many there are in the language of the scene`(
    name: String, language: Language
  ) throws {
    var table = Table.numbered(50, source: source)
    table.hasNewDataHint = true
    let words = try Platforms.lexicons().interface(in: language)
    var hand = Hand(
      environment: Environment(profile: try Platforms.profile(name), typesetter: GridTypesetter()),
      size: PixelSize(width: 800, height: 480))
    let (now, environment) = (hand.now, hand.environment)
    hand.perform { session in
      session.open(
        .screen(.table(table)), question: 1, language: language, words: words, at: now,
        in: environment)
    }
    hand.tell(.driving(.parked))
    hand.settle()
    hand.swipe(from: PixelPoint(x: 400, y: 450), to: PixelPoint(x: 400, y: 45), rest: 200)
    hand.tell(.rows("stations", .prepend(.numbered(200..<207))))
    let hints = ["en": "7 New", "de": "7 neue", "ja": "新着7件", "zh": "7条新内容"]
    #expect(hand.texts.contains(hints[language.primary] ?? ""))
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
  @Test(arguments: ["carplay", "kiosk"])
  func `a hint goes with the rows that it speaks of`(name: String) throws {
    var table = Table.numbered(50, source: source)
    table.hasNewDataHint = true
    var hand = try Hand(.screen(.table(table)), on: name)
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

  // TABLE-NEW-DATA-HINT
  @Test(arguments: ["carplay", "kiosk"])
  func `without the key there is no hint`(name: String) throws {
    var hand = try Hand(.screen(.table(.numbered(50, source: source))), on: name)
    hand.tell(.rows("stations", .replace(.numbered(0..<50))))
    hand.swipe(from: PixelPoint(x: 400, y: 450), to: PixelPoint(x: 400, y: 45), rest: 200)
    hand.tell(.rows("stations", .prepend(.numbered(200..<203))))
    #expect(y("new-rows", hand) == nil)
  }

  private static let awaited = "screen: {content: [{table: {source: {async: stations}}}]}"

  /// Shown this moment, so that its rows are waited for since then.
  private func awaiting(on name: String) throws -> Hand {
    var hand = try Hand.showing(Self.awaited, on: name, moves: true)
    hand.present()
    return hand
  }

  private func marks(_ hand: Hand) -> [PixelRect] {
    hand.session.screenPlacement?.parts.compactMap { part in
      if case .spinner(let rect) = part.shape { rect } else { nil }
    } ?? []
  }

  // TABLE-SPINNER
  @Test(arguments: ["carplay", "kiosk"])
  func `a wait of a second shows a mark that turns, until the rows are there`(
    name: String
  ) throws {
    var hand = try awaiting(on: name)
    hand.wait(990)
    #expect(marks(hand).isEmpty)
    hand.wait(20)
    let mark = try #require(marks(hand).first)
    let size = hand.session.size
    #expect(marks(hand).count == 1)
    #expect(abs(mark.midX - size.width / 2) <= 1 && abs(mark.midY - size.height / 2) <= 1)
    var pictures: [[DrawCommand]] = []
    for _ in 0..<16 {
      hand.wait(125)
      hand.present()
      pictures.append(hand.picture)
    }
    #expect(zip(pictures, pictures.dropFirst()).allSatisfy { $0 != $1 })
    hand.tell(.rows("stations", .replace(.numbered(0..<2))))
    #expect(marks(hand).isEmpty)
    hand.wait(2000)
    let last = hand.session.frame
    hand.wait(2000)
    #expect(hand.session.frame == last)
  }

  // TABLE-SPINNER
  @Test(arguments: ["carplay", "kiosk"])
  func `where there are rows already the mark turns below them`(name: String) throws {
    var hand = try awaiting(on: name)
    hand.tell(.rows("stations", .replace(.numbered(0..<2))))
    hand.wait(3000)
    hand.tell(.source("stations", .loading))
    hand.wait(990)
    #expect(marks(hand).isEmpty)
    hand.wait(20)
    let mark = try #require(marks(hand).first)
    let last = try #require(hand.session.glass.frame(ofControl: "row-1"))
    #expect(mark.y >= last.maxY && abs(mark.midX - last.midX) <= 1)
    #expect(hand.texts.contains("Row 0") && hand.texts.contains("Row 1"))
    hand.tell(.source("stations", .failed))
    #expect(marks(hand).isEmpty)
  }

  // TABLE-SPINNER
  @Test(arguments: ["carplay", "kiosk"])
  func `a load of a fifth of a second shows no mark`(name: String) throws {
    var hand = try awaiting(on: name)
    hand.wait(200)
    hand.tell(.rows("stations", .replace(.numbered(0..<5))))
    for _ in 0..<30 {
      #expect(marks(hand).isEmpty)
      hand.wait(100)
    }
  }

  // TABLE-STALE-DATA
  @Test(arguments: ["carplay", "kiosk"])
  func `a cached table shows what was known, marked as old, until fresh rows come`(name: String)
    throws
  {
    var table = Table(source: source)
    table.isCached = true
    let scene = Scene.app([
      ("main", .list("Main", pushing: ["more"])), ("more", Screen(content: [.table(table)])),
    ])
    var hand = try Hand(scene, on: name)
    hand.tap("to-more")
    hand.settle()
    hand.tell(.rows("stations", .replace(.numbered(0..<40))))
    #expect(!isOld(hand))
    hand.key(158)
    hand.settle()
    hand.tap("to-more")
    hand.settle()
    #expect(hand.texts.contains("Row 0") && isOld(hand))
    // Fresh rows take their places while one is reading.
    hand.swipe(from: PixelPoint(x: 400, y: 450), to: PixelPoint(x: 400, y: 310), rest: 200)
    let place = y("row-3", hand)
    hand.tell(.rows("stations", .replace(.numbered(0..<40))))
    #expect(y("row-3", hand) == place && y("row-0", hand).map { $0 < 0 } == true)
    #expect(!isOld(hand))
  }

  // TABLE-STALE-DATA
  @Test(arguments: ["carplay", "kiosk"])
  func `a table that is not cached loads before it shows, and calls nothing old`(name: String)
    throws
  {
    let table = Table(source: source)
    let scene = Scene.app([
      ("main", .list("Main", pushing: ["more"])), ("more", Screen(content: [.table(table)])),
    ])
    var hand = try Hand(scene, on: name)
    hand.tap("to-more")
    hand.settle()
    hand.wait(1000)
    #expect(marks(hand).count == 1)
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
  @Test(arguments: ["carplay", "kiosk"])
  func `a tapped row is lit for a tenth of a second and no longer than half of one`(name: String)
    throws
  {
    var hand = try Hand(.screen(.table(.numbered(5))), on: name)
    let frame = hand.session.glass.frame(ofControl: "row-1") ?? .empty
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

  // TABLE-ROW-HIGHLIGHT
  @Test(arguments: ["carplay", "kiosk"])
  func `a row is lit as long as it is held, and by a pushed knob as by a finger`(
    name: String
  ) throws {
    var hand = try Hand(.screen(.table(.numbered(5))), on: name)
    let frame = try #require(hand.session.glass.frame(ofControl: "row-1"))
    let point = PixelPoint(x: frame.midX, y: frame.midY)
    hand.does(.contactDown(contact: 0, at: point), .touch)
    hand.wait(400)
    #expect(hand.isLit(frame))
    hand.does(.contactUp(contact: 0, at: point), .touch)
    hand.wait(500)
    #expect(!hand.isLit(frame))
    hand.turn(to: "row-1")
    #expect(!hand.isLit(frame))
    hand.does(.keyDown(KeyPress(code: 28)), .knob)
    #expect(hand.isLit(frame))
    hand.wait(40)
    hand.does(.keyUp(KeyPress(code: 28)), .knob)
    #expect(hand.isLit(frame))
    hand.wait(50)
    #expect(hand.isLit(frame))
    hand.wait(60)
    #expect(!hand.isLit(frame))
  }

  // TABLE-ROW-HIGHLIGHT
  @Test(arguments: ["carplay", "kiosk"])
  func `the screen that a row leads to has nothing lit`(name: String) throws {
    let scene = Scene.app([
      ("main", .list("Main", pushing: ["more"])), ("more", .list("More", pushing: ["main"])),
    ])
    var hand = try Hand(scene, on: name)
    let frame = try #require(hand.session.glass.frame(ofControl: "to-more"))
    let point = PixelPoint(x: frame.midX, y: frame.midY)
    hand.does(.contactDown(contact: 0, at: point), .touch)
    #expect(hand.isLit(frame))
    hand.wait(40)
    hand.does(.contactUp(contact: 0, at: point), .touch)
    #expect(hand.session.screenName == "more")
    let next = try #require(hand.session.glass.frame(ofControl: "to-main"))
    #expect(!hand.isLit(next))
  }

  // TABLE-ROW-HIGHLIGHT
  @Test(arguments: ["carplay", "kiosk"])
  func `a swipe that starts on a row drops the light and selects nothing`(name: String) throws {
    var hand = try Hand(.screen(.table(.numbered(50))), on: name)
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
    #expect(hand.marks == 1)
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
  fileprivate var marks: Int { signs.count { $0 == "check" } }

  /// True where the frame is filled with the colour of what is pressed.
  func isLit(_ frame: PixelRect) -> Bool {
    let pressed = environment.profile.theme.day.pressed
    return session.picture(in: environment).commands.contains { command in
      switch command {
      case .fill(let rect, pressed), .roundedFill(let rect, _, pressed):
        !rect.isEmpty && frame.contains(rect) && rect.width * 2 > frame.width
      default: false
      }
    }
  }

  /// Where the texts of the screen begin.
  var lefts: Set<Int> {
    Set(
      (session.screenPlacement?.parts ?? []).flatMap { part in
        if case .text(let text, _) = part.shape { text.lines.map(\.origin.x) } else { [Int]() }
      })
  }
}
