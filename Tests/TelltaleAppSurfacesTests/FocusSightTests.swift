import TelltaleGraphics
import TelltaleInput
import TelltaleLayout
import TelltaleModel
import TelltaleSession
import TelltaleTestSupport
import Testing

/// The focus goes where the eye is, and what is not seen is not meant.
@Suite struct FocusSightTests {
  private static let scene: Scene = {
    let bar = NavigationBar(
      title: "Rows",
      trailing: [.button(Button(id: "add", title: "Add"))])
    let table = Table(
      id: "list", rows: .numbered(0..<40), source: DataSource("list", isAsync: false),
      hasNewDataHint: true)
    return .app([("main", Screen(navigationBar: bar, content: [.table(table)]))])
  }()

  /// The list is scrolled by a finger that rests before it lifts.
  private func scrolled(showsFocus: Bool = true, moves: Bool = false) -> Hand {
    var hand = Hand(
      Self.scene, profile: .sample(showsFocus: showsFocus), reducesMotion: !moves)
    hand.move(from: PixelPoint(x: 400, y: 400), to: PixelPoint(x: 400, y: 130))
    return hand
  }

  private func offset(_ hand: Hand) -> Int {
    hand.session.screenPlacement?.areas.first?.offset.y ?? 0
  }

  private func isSeen(_ name: String?, _ hand: Hand) -> Bool {
    guard let placement = hand.session.screenPlacement,
      let control = placement.controls.first(where: { $0.name == name })
    else { return false }
    return placement.areas.first?.viewport.contains(control.frame) == true
  }

  private func chosen(_ hand: Hand) -> [String] {
    hand.events.compactMap { if case .selected(_, _, let row, _) = $0 { row } else { nil } }
  }

  /// Rows that are seen whole, from the top.
  private func wholeRows(_ hand: Hand) -> [String] {
    (hand.session.screenPlacement?.controls ?? []).map(\.name)
      .filter { $0.hasPrefix("row-") && isSeen($0, hand) }
  }

  @Test(arguments: [true, false])
  func `a push on a focus that was scrolled away shows one where the eye is, and chooses nothing`(
    showsFocus: Bool
  ) {
    var hand = scrolled(showsFocus: showsFocus)
    #expect(!isSeen("row-0", hand))
    let (rows, before) = (wholeRows(hand), offset(hand))
    hand.push()
    #expect(chosen(hand) == [])
    #expect(hand.session.focusedControl == rows.first && offset(hand) == before)
    hand.push()
    #expect(chosen(hand) == [rows.first])
  }

  @Test(arguments: [true, false], [1, -1])
  func `the first detent after that comes to what is seen, and moves nothing`(
    showsFocus: Bool, detent: Int
  ) {
    var hand = scrolled(showsFocus: showsFocus)
    let (rows, before) = (wholeRows(hand), offset(hand))
    #expect(before > 0 && rows.count > 3)
    hand.turn(detent)
    #expect(hand.session.focusedControl == (detent > 0 ? rows.first : rows.last))
    #expect(offset(hand) == before)
    hand.turn(detent)
    if detent > 0 { #expect(hand.session.focusedControl == rows[1] && offset(hand) == before) }
  }

  @Test(arguments: [108, 103] as [UInt16])
  func `a key too, and after a way of many windows`(code: UInt16) {
    var hand = Hand(Self.scene)
    for _ in 0..<3 {
      hand.move(from: PixelPoint(x: 400, y: 450), to: PixelPoint(x: 400, y: 90))
    }
    let (rows, before) = (wholeRows(hand), offset(hand))
    #expect(before > 800)
    hand.key(code)
    #expect(hand.session.focusedControl == (code == 108 ? rows.first : rows.last))
    #expect(offset(hand) == before)
  }

  @Test(arguments: [1, -1]) func `items of a collection too`(detent: Int) throws {
    let items = (0..<60).map { CollectionItem(id: "row-\($0)", text: "Item") }
    var hand = Hand(.screen(.collection(ItemCollection(items: items))))
    hand.move(from: PixelPoint(x: 400, y: 450), to: PixelPoint(x: 400, y: 90))
    let (rows, before) = (wholeRows(hand), offset(hand))
    #expect(before > 0 && rows.count > 3)
    hand.turn(detent)
    #expect(hand.session.focusedControl == (detent > 0 ? rows.first : rows.last))
    #expect(abs(offset(hand) - before) < 10)
  }

  @Test(arguments: [1, -1]) func `a knob stops what glides`(detent: Int) {
    var hand = Hand(
      Self.scene, profile: .sample(showsFocus: false), reducesMotion: false)
    hand.does(.contactDown(contact: 0, at: PixelPoint(x: 400, y: 400)), .touch)
    for y in [380, 340, 300] {
      hand.wait(16)
      hand.does(.contactMoved(contact: 0, at: PixelPoint(x: 400, y: y)), .touch)
    }
    hand.does(.contactUp(contact: 0, at: PixelPoint(x: 400, y: 300)), .touch)
    hand.wait(40)
    hand.turn(detent)
    let rest = offset(hand)
    hand.wait(1000)
    #expect(offset(hand) == rest)
    #expect(isSeen(hand.session.focusedControl, hand))
  }

  @Test func `from the bar one comes to the first row that is seen`() {
    var hand = Hand(Self.scene)
    for _ in 0..<3 { hand.turn(-1) }
    #expect(hand.session.focusedControl == "add")
    hand.move(from: PixelPoint(x: 400, y: 400), to: PixelPoint(x: 400, y: 130))
    let before = offset(hand)
    hand.turn(1)
    #expect(hand.session.focusedControl != "row-0")
    #expect(abs(offset(hand) - before) < 60, "the list stays but for less than a row")
    #expect(isSeen(hand.session.focusedControl, hand))
  }

  @Test func `Tab goes around to the very first, and back with Shift`() {
    var hand = Hand(Self.scene)
    for _ in 0..<40 { hand.key(15) }
    #expect(hand.session.focusedControl == "add")
    hand.key(15, held: [42])
    #expect(hand.session.focusedControl == "row-39")
    hand.key(15, held: [54])
    #expect(hand.session.focusedControl == "row-38")
  }

  @Test func `around to a list is to its first row, and back to its last`() {
    let table = Table(id: "list", rows: .numbered(0..<40))
    var hand = Hand(.screen(.table(table)))
    hand.key(15, held: [42])
    #expect(hand.session.focusedControl == "row-39" && isSeen("row-39", hand))
    hand.key(15)
    #expect(hand.session.focusedControl == "row-0" && offset(hand) == 0)
  }

  @Test func `arrows go through rows, whatever floats over them`() {
    var hand = scrolled()
    let new = TableRow(id: "new", title: "New")
    hand.tell(.rows("list", .prepend([new])))
    #expect(hand.session.glass.frame(ofControl: "new-rows") != nil)
    for _ in 0..<12 { hand.key(103) }
    #expect(chosen(hand) == [])
    #expect(hand.session.focusedControl == "add" || hand.session.focusedControl == "new")
    #expect(offset(hand) == 0)
  }

  @Test func `a row that is under the bar but for a sliver takes no touches there`() throws {
    var hand = Hand(Self.scene)
    let bar = try #require(hand.session.glass.frame(ofControl: "add"))
    let row = try #require(hand.session.glass.frame(ofControl: "row-0"))
    hand.move(
      from: PixelPoint(x: 400, y: 400),
      to: PixelPoint(x: 400, y: 400 - row.height + 4))
    for y in bar.y..<bar.maxY { hand.tap(PixelPoint(x: bar.midX, y: y)) }
    #expect(chosen(hand) == [])
  }

  @Test(arguments: [1, -1])
  func `a row that the knob comes to has something of the next one beside it`(detent: Int) throws {
    var hand = scrolled()
    hand.turn(detent)
    for _ in 0..<6 {
      hand.turn(detent)
      let placement = try #require(hand.session.screenPlacement)
      let name = try #require(hand.session.focusedControl)
      guard name.hasPrefix("row-"), name != "row-0" else { continue }
      let row = try #require(placement.controls.first { $0.name == name }).frame
      let view = try #require(placement.areas.first).viewport
      #expect(row.y - view.y >= row.height / 3 && view.maxY - row.maxY >= row.height / 3, "\(name)")
    }
  }
}
