import TelltaleApp
import TelltaleGraphics
import TelltaleInput
import TelltaleLayout
import TelltaleModel
import TelltaleSurfaces
import TelltaleTestSupport
import Testing

@testable import TelltaleSession

/// What the application changes under a hand that is on its way is not what the hand goes for.
@Suite struct ShiftTests {
  private static let source = DataSource("rows", isAsync: false)
  private static let names = ["a", "b", "c", "d"]

  private func list(_ count: Int = 4) -> Hand {
    let rows = Self.names.prefix(count).map { Self.row($0) }
    return Hand(.screen(.table(Table(id: "list", rows: rows, source: Self.source))))
  }

  private static func row(
    _ id: String, title: String? = nil, subtitle: String? = nil, emit: String? = nil
  ) -> TableRow {
    TableRow(
      id: id, title: TextVariants(TextContent(title ?? id)),
      subtitle: subtitle.map { TextVariants(TextContent($0)) }, action: emit.map { .emit($0) })
  }

  private func chosen(_ hand: Hand) -> [String] {
    hand.events.compactMap { if case .selected(_, _, let entry, _) = $0 { entry } else { nil } }
  }

  private func middle(_ name: String, _ hand: Hand) throws -> PixelPoint {
    let frame = try #require(hand.session.glass.frame(ofControl: name))
    return PixelPoint(x: frame.midX, y: frame.midY)
  }

  @Test func `a row that has just come under the finger is not chosen, until it was seen`() throws {
    var hand = list()
    let point = try middle("b", hand)
    hand.tell(.rows("rows", .remove(["b"])))
    hand.wait(5)
    hand.tap(point)
    #expect(chosen(hand) == [])
    hand.wait(100)
    hand.tap(point)
    #expect(chosen(hand) == ["c"])
  }

  @Test func `the guard begins with the frame that shows the change`() throws {
    var hand = list()
    let point = try middle("b", hand)
    hand.send(
      .requested(
        AppRequest(number: 1, updates: [.rows("rows", .remove(["b"]))]), at: hand.now))
    hand.wait(500)
    hand.tap(point)
    #expect(chosen(hand) == [])
    hand.present()
    hand.wait(100)
    hand.tap(point)
    #expect(chosen(hand) == ["c"])
  }

  @Test func `what keeps its place goes on to be chosen`() throws {
    var hand = list()
    let point = try middle("b", hand)
    hand.tell(.rows("rows", .append([Self.row("e")])))
    hand.tap(point)
    hand.tell(.rows("rows", .update(Self.row("b", subtitle: "2 min"))))
    hand.tap(point)
    hand.tell(.rows("rows", .remove(["d"])))
    hand.tap(point)
    #expect(chosen(hand) == ["b", "b", "b"])
  }

  @Test func `rows above that leave the eye's place alone leave its rows to be chosen`() throws {
    let source = Self.source
    var hand = Hand(.screen(.table(.numbered(40, source: source))))
    hand.swipe(from: PixelPoint(x: 400, y: 400), to: PixelPoint(x: 400, y: 200), rest: 200)
    let placement = try #require(hand.session.screenPlacement)
    let row = try #require(placement.controls.first { $0.target.height > 40 })
    hand.tell(.rows("rows", .prepend([Self.row("new")])))
    hand.tap(PixelPoint(x: row.frame.midX, y: row.frame.midY))
    #expect(chosen(hand) == [row.name])
  }

  @Test func `a row whose title ticks is the same row, held or about to be`() throws {
    for offset in stride(from: 0, to: 250, by: 25) {
      var hand = list()
      let point = try middle("b", hand)
      hand.wait(offset)
      hand.tell(.rows("rows", .update(Self.row("b", title: "b, 4 min"))))
      hand.wait(250 - offset)
      hand.does(.contactDown(contact: 0, at: point), .touch)
      hand.wait(60)
      hand.tell(.rows("rows", .update(Self.row("b", title: "b, 3 min"))))
      hand.wait(60)
      hand.does(.contactUp(contact: 0, at: point), .touch)
      #expect(chosen(hand) == ["b"], "\(offset) ms after an update")
    }
  }

  @Test func `a row that does something else is another, held or about to be`() throws {
    for change in [Self.row("b", emit: "delete")] {
      var hand = list()
      let point = try middle("b", hand)
      hand.does(.contactDown(contact: 0, at: point), .touch)
      hand.wait(100)
      hand.tell(.rows("rows", .update(change)))
      hand.wait(200)
      hand.does(.contactUp(contact: 0, at: point), .touch)
      #expect(chosen(hand) == [], "held")
      hand.wait(100)
      hand.tell(.rows("rows", .update(Self.row("b"))))
      hand.tap(point)
      #expect(chosen(hand) == [], "about to be")
      hand.wait(100)
      hand.tap(point)
      #expect(chosen(hand) == ["b"])
    }
  }

  @Test func `a held knob lets go of a row that becomes another`() {
    var hand = list()
    hand.turn(1)
    hand.does(.keyDown(KeyPress(code: 28)), .knob)
    hand.wait(100)
    hand.tell(.rows("rows", .update(Self.row("b", emit: "delete"))))
    hand.wait(300)
    hand.does(.keyUp(KeyPress(code: 28)), .knob)
    #expect(hand.session.focusedControl == "b")
    #expect(chosen(hand) == [])
    hand.wait(60)
    hand.push()
    #expect(chosen(hand) == ["b"])
  }

  @Test func `a focus that moved by itself is not pushed, until it was seen or moved by hand`() {
    var hand = list()
    hand.turn(1)
    hand.tell(.rows("rows", .remove(["b"])))
    #expect(hand.session.focusedControl == "c")
    var turned = hand
    var typed = hand
    hand.push()
    #expect(chosen(hand) == [])
    typed.key(28)
    #expect(chosen(typed) == [])
    hand.wait(100)
    hand.push()
    #expect(chosen(hand) == ["c"])
    turned.does(.turned(detents: 1), .knob)
    turned.push()
    #expect(chosen(turned) == ["d"])
  }

  @Test func `a push goes on to mean the focused row while others come and go`() {
    var hand = list()
    hand.turn(1)
    hand.tell(.rows("rows", .remove(["a"])))
    hand.push()
    #expect(chosen(hand) == ["b"])
  }

  @Test func `a label that grows pushes no button under the finger`() throws {
    let text = RichText([TextRun(text: "Choose")], binding: "words")
    let buttons: [Element] = ["tea", "coffee"].map { name in
      .button(
        Button(id: name, title: TextVariants(TextContent(name)), action: .emit(name)))
    }
    let content = [.label(Label(text: text, isMessage: true))] + buttons
    var hand = Hand(.app([("main", Screen(content: content))]))
    let point = try middle("coffee", hand)
    let long = String(repeating: "words and ", count: 16)
    hand.tell(.text("words", TextVariants(TextContent(long))))
    let moved = try middle("tea", hand)
    try #require(abs(moved.y - point.y) < 20, "the other button is there now")
    hand.tap(moved)
    #expect(hand.emitted == [])
    hand.wait(100)
    hand.tap(moved)
    #expect(hand.emitted == ["tea"])
  }

  @Test func `however many changes come before a frame, what stayed is chosen, nothing else`()
    throws
  {
    var hand = list()
    let (first, second) = (try middle("a", hand), try middle("b", hand))
    for round in 0..<60 {
      let change: RowChange = round.isMultiple(of: 2) ? .remove(["b"]) : .insertedBack
      hand.send(
        .requested(AppRequest(number: 1, updates: [.rows("rows", change)]), at: hand.now))
      if round.isMultiple(of: 7) { hand.present() }
      hand.wait(3)
    }
    hand.tap(second)
    #expect(chosen(hand) == [])
    hand.tap(first)
    #expect(chosen(hand) == ["a"])
    hand.present()
    hand.wait(100)
    hand.tap(second)
    #expect(chosen(hand) == ["a", "b"])
  }
}

extension RowChange {
  /// All four rows again.
  fileprivate static let insertedBack = RowChange.replace(
    ["a", "b", "c", "d"].map { TableRow(id: $0, title: TextVariants(TextContent($0))) })
}
