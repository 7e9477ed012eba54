import TelltaleModel
import TelltaleSession
import TelltaleTestSupport
import Testing

@Suite struct RowPatchTests {
  private func hand(_ rows: [TableRow]) -> Hand {
    Hand(.screen(.table(Table(id: "list", rows: rows))))
  }

  private func row(_ hand: Hand) -> TableRow? {
    let table = hand.session.meaning(in: hand.environment).all.first { $0.role == .option }
    return table.map { TableRow(id: $0.id, title: TextVariants(TextContent($0.name))) }
  }

  private func described(_ hand: Hand) -> String? {
    hand.session.meaning(in: hand.environment).all.first { $0.role == .option }?.description
  }

  private let old = TableRow(
    id: "a", title: "Station", subtitle: "2 min", push: nil, checkmark: Checkmark(isOn: true))

  @Test func `what a change does not name stays`() {
    let patch = RowPatch(
      id: "a", row: TableRow(id: "a", title: "", subtitle: "3 min"), parts: [.subtitle])
    let new = patch.applied(to: old)
    #expect(new.title == "Station" && new.subtitle == "3 min")
    #expect(new.checkmark == Checkmark(isOn: true) && new.id == "a")
  }

  @Test func `what it takes away is gone, and the style follows`() {
    let patch = RowPatch(id: "a", row: TableRow(id: "a", title: ""), parts: [.subtitle])
    #expect(patch.applied(to: old).subtitle == nil)
    #expect(patch.applied(to: old).style == .standard(.default))
    let back = RowPatch(id: "a", row: old, parts: [.subtitle])
    #expect(back.applied(to: patch.applied(to: old)).style == .standard(.subtitle))
  }

  @Test func `a style that somebody named stays`() {
    var named = old
    (named.style, named.isStyleNamed) = (.standard(.value1), true)
    let patch = RowPatch(
      id: "a", row: TableRow(id: "a", title: "", subtitle: "3 min"), parts: [.subtitle])
    #expect(patch.applied(to: named).style == .standard(.value1))
  }

  @Test func `the row on the screen changes in its place`() {
    var hand = hand([old, TableRow(id: "b", title: "Other")])
    #expect(described(hand) == "2 min")
    let patch = RowPatch(
      id: "a", row: TableRow(id: "a", title: "", subtitle: "3 min"), parts: [.subtitle])
    hand.tell(.rows("list", .change(patch)))
    #expect(row(hand)?.title == "Station")
    #expect(described(hand) == "3 min")
  }

  @Test func `a row that is not there cannot change, and nothing of the request is done`() {
    var hand = hand([old])
    let patch = RowPatch(id: "x", row: TableRow(id: "x", title: "X"), parts: [.title])
    hand.send(
      .requested(
        AppRequest(number: 7, updates: [.text("t", "x"), .rows("list", .change(patch))]),
        at: hand.now))
    let refusals = hand.effects.compactMap { effect -> String? in
      if case .replied(let reply) = effect { reply.refusal?.reason } else { nil }
    }
    #expect(refusals == ["no row is called x"])
  }

  // TABLE-ROW-DEFAULT-USE
  @Test func `a second text for a row of the plain style is refused under the rule`() {
    var plain = TableRow(id: "a", title: "Station")
    plain.isStyleNamed = true
    var hand = hand([plain])
    let patch = RowPatch(
      id: "a", row: TableRow(id: "a", title: "", subtitle: "x"), parts: [.subtitle])
    hand.tell(.rows("list", .change(patch)))
    let rules = hand.effects.compactMap { effect -> String? in
      if case .replied(let reply) = effect { reply.refusal?.rule } else { nil }
    }
    #expect(rules == ["TABLE-ROW-DEFAULT-USE"])
  }

  @Test func `a press on a row outlives what its texts become`() throws {
    var hand = hand([old, TableRow(id: "b", title: "Other")])
    let frame = try #require(hand.session.glass.frame(ofControl: "a"))
    hand.does(.contactDown(contact: 0, at: .init(x: frame.midX, y: frame.midY)), .touch)
    hand.wait(50)
    let patch = RowPatch(
      id: "a", row: TableRow(id: "a", title: "Stop", subtitle: "3 min"),
      parts: [.title, .subtitle])
    hand.tell(.rows("list", .change(patch)))
    hand.wait(50)
    hand.does(.contactUp(contact: 0, at: .init(x: frame.midX, y: frame.midY)), .touch)
    #expect(
      hand.events.contains { if case .selected(_, _, "a", _) = $0 { true } else { false } })
  }
}
