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

  @Test func `a push on a focus that was scrolled away shows it and chooses nothing`() {
    var hand = scrolled()
    #expect(hand.session.focusedControl == "row-0" && !isSeen("row-0", hand))
    hand.push()
    #expect(chosen(hand) == [])
    #expect(isSeen("row-0", hand))
    hand.push()
    #expect(chosen(hand) == ["row-0"])
  }

  @Test func `the first detent after that only shows it`() {
    var hand = scrolled()
    hand.turn(1)
    #expect(hand.session.focusedControl == "row-0" && isSeen("row-0", hand))
    hand.turn(1)
    #expect(hand.session.focusedControl == "row-1")
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
    #expect(hand.session.frame(ofControl: "new-rows") != nil)
    for _ in 0..<12 { hand.key(103) }
    #expect(chosen(hand) == [])
    #expect(hand.session.focusedControl == "add" || hand.session.focusedControl == "new")
    #expect(offset(hand) == 0)
  }

  @Test func `a row that is under the bar but for a sliver takes no touches there`() throws {
    var hand = Hand(Self.scene)
    let bar = try #require(hand.session.frame(ofControl: "add"))
    let row = try #require(hand.session.frame(ofControl: "row-0"))
    hand.move(
      from: PixelPoint(x: 400, y: 400),
      to: PixelPoint(x: 400, y: 400 - row.height + 4))
    for y in bar.y..<bar.maxY { hand.tap(PixelPoint(x: bar.midX, y: y)) }
    #expect(chosen(hand) == [])
  }
}
