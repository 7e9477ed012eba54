import TelltaleApp
import TelltaleGraphics
import TelltaleModel
import TelltaleSession
import TelltaleTestSupport
import Testing

/// Switches and buttons in rows, as hands and the application use them.
@Suite struct RowSwitchTests {
  private static func hand() -> Hand {
    var eco = TableRow(id: "eco", title: "Eco")
    eco.accessory = .toggle(RowSwitch(binding: "eco.on"))
    var trip = TableRow(id: "trip", title: "Trip", action: .emit("go"))
    trip.accessory = .iconButton(
      IconButton(title: "About This Trip", icon: "info", action: .emit("info")))
    return Hand(.screen(.table(Table(id: "list", rows: [eco, trip]))))
  }

  private static func told(_ hand: Hand) -> [Bool] {
    hand.events.compactMap { if case .switched(_, "eco", let isOn) = $0 { isOn } else { nil } }
  }

  private static func meaning(_ hand: Hand) -> String {
    hand.session.meaning(in: hand.environment).outline
  }

  private static func focus(_ name: String, _ hand: inout Hand) {
    for _ in 0..<6 where hand.session.focusedControl != name { hand.key(15) }
  }

  @Test func `a tap anywhere on the row turns it, and another one back`() throws {
    var hand = Self.hand()
    let frame = try #require(hand.session.glass.frame(ofControl: "eco"))
    hand.tap(PixelPoint(x: frame.x + 4, y: frame.midY))
    hand.wait(500)
    hand.tap(PixelPoint(x: frame.maxX - 4, y: frame.midY))
    #expect(Self.told(hand) == [true, false])
    // Nothing was chosen.
    #expect(!hand.events.contains { if case .selected = $0 { true } else { false } })
  }

  @Test func `Return, OK of a remote and a knob turn it as well`() {
    var hand = Self.hand()
    Self.focus("eco", &hand)
    hand.key(28)
    hand.wait(500)
    hand.remote(28)
    hand.wait(500)
    hand.push()
    #expect(Self.told(hand) == [true, false, true])
  }

  @Test func `it is told as a switch that is on or off`() {
    var hand = Self.hand()
    #expect(Self.meaning(hand).contains("switch \"Eco\" #eco"))
    #expect(Self.meaning(hand).contains("unchecked"))
    hand.tap("eco")
    #expect(!Self.meaning(hand).contains("unchecked"))
  }

  @Test func `what the application says takes the place of what a hand has changed`() {
    var hand = Self.hand()
    hand.tap("eco")
    hand.tell(.flag("eco.on", false))
    #expect(Self.meaning(hand).contains("unchecked"))
    hand.tell(.flag("eco.on", true))
    #expect(!Self.meaning(hand).contains("unchecked"))
    var row = TableRow(id: "eco", title: "")
    row.accessory = .toggle(RowSwitch(isOn: false))
    hand.tell(.rows("list", .change(RowPatch(id: "eco", row: row, parts: [.accessory]))))
    #expect(Self.meaning(hand).contains("unchecked"))
    #expect(Self.told(hand) == [true])
  }

  @Test func `a button in a row does what it is for, and the row goes on to do its own`() {
    var hand = Self.hand()
    hand.tap("trip-info")
    #expect(hand.emitted == ["info"])
    hand.wait(500)
    hand.tap("trip")
    #expect(hand.emitted == ["info", "go"])
    #expect(Self.meaning(hand).contains("button \"About This Trip\" #trip-info"))
  }

  @Test func `right leads from the row to its button, and left back`() {
    var hand = Self.hand()
    Self.focus("trip", &hand)
    hand.key(106)
    #expect(hand.session.focusedControl == "trip-info")
    hand.key(28)
    #expect(hand.emitted == ["info"])
    hand.key(105)
    #expect(hand.session.focusedControl == "trip")
  }

  @Test func `a knob comes by the button as well`() {
    var hand = Self.hand()
    Self.focus("trip", &hand)
    hand.turn(1)
    #expect(hand.session.focusedControl == "trip-info")
  }

  @Test func `rows of sections change in their places, and neither come nor go`() {
    var table = Table(
      id: "list", rows: [TableRow(id: "a", title: "A"), TableRow(id: "b", title: "B")])
    table.sections = [
      TableSection(header: "First", count: 1), TableSection(header: "Second", count: 1),
    ]
    var hand = Hand(.screen(.table(table)))
    let row = TableRow(id: "b", title: "Other")
    hand.tell(.rows("list", .change(RowPatch(id: "b", row: row, parts: [.title]))))
    #expect(Self.meaning(hand).contains("\"Other\""))
    hand.tell(.rows("list", .append([TableRow(id: "c", title: "C")])))
    #expect(!Self.meaning(hand).contains("\"C\""))
    hand.tap("b")
    #expect(
      hand.events.contains { event in
        if case .selected(_, "list", "b", 1) = event { true } else { false }
      })
  }
}
