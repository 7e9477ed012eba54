import TelltaleGraphics
import TelltaleLayout
import TelltaleModel
import TelltaleTestSupport
import Testing

/// What stands at the ends of rows, and between sections.
@Suite struct RowAccessoryTests {
  private func row(
    _ id: String, _ accessory: RowAccessory?, subtitle: TextVariants? = nil
  ) -> TableRow {
    var row = TableRow(id: id, title: TextVariants(TextContent("Row \(id)")), subtitle: subtitle)
    if subtitle != nil { row.style = .standard(.subtitle) }
    row.accessory = accessory
    return row
  }

  private func place(_ table: Table, offset: Int = 0) throws -> PlacedScreen {
    var view = ViewState()
    view.offsets["screen.content[0].table"] = PixelPoint(x: 0, y: offset)
    return try PlacedScreen(Screen(content: [.table(table)]), on: "kiosk", view: view)
  }

  private static let button = RowAccessory.iconButton(
    IconButton(title: "About", icon: "info", action: .emit("info")))

  // TABLE-ROW-VALUE1-LAYOUT
  @Test func `a value beside a title alone stands on its line, at the other edge`() throws {
    let placed = try place(Table(rows: [row("a", .value(RowValue(text: "Home")))]))
    let (title, value) = (try #require(placed.text("Row a")), try #require(placed.text("Home")))
    #expect(value.y == title.y && value.x > title.maxX)
  }

  @Test func `a value beside two lines stands at the end of the row`() throws {
    let placed = try place(
      Table(rows: [row("a", .value(RowValue(text: "Home")), subtitle: "Below")]))
    let frame = try #require(placed.frame("a"))
    let value = try #require(placed.box("Home"))
    #expect(frame.contains(value) && value.midX > frame.midX)
  }

  @Test func `a button at the end is a place of its own beside the row`() throws {
    let placed = try place(Table(rows: [row("a", Self.button), row("b", nil)]))
    let (row, button) = (
      try #require(placed.control("a")), try #require(placed.control("a-info"))
    )
    let least = Int(try Platforms.profile("kiosk").alert.minimumTarget.value)
    #expect(!row.frame.intersects(button.frame))
    #expect(button.target.width >= least && button.target.height >= least)
    #expect(
      row.frame.y == button.frame.y
        || row.frame.contains(
          PixelPoint(x: row.frame.x, y: button.frame.midY))
    )
  }

  @Test func `a switch is drawn as it is`() throws {
    let placed = try place(
      Table(rows: [
        row("a", .toggle(RowSwitch(isOn: true))), row("b", .toggle(RowSwitch())),
      ]))
    let states = placed.placement.parts.compactMap { part in
      if case .capsule(_, _, let isOn, _) = part.shape { isOn } else { nil }
    }
    #expect(states == [true, false])
  }

  private func sections(_ counts: [Int]) -> Table {
    var table = Table()
    for (number, count) in counts.enumerated() {
      table.rows += (0..<count).map { row("\(number)-\($0)", nil) }
      table.sections.append(
        TableSection(
          header: TextVariants(TextContent("Header \(number)")),
          footer: TextVariants(TextContent("Footer \(number)")), count: count))
    }
    return table
  }

  @Test func `headers stand above the rows of their sections, and footers below`() throws {
    let placed = try place(sections([2, 1]))
    let order = try [
      #require(placed.box("Header 0")), #require(placed.frame("0-0")),
      #require(placed.frame("0-1")), #require(placed.box("Footer 0")),
      #require(placed.box("Header 1")), #require(placed.frame("1-0")),
      #require(placed.box("Footer 1")),
    ]
    for (upper, lower) in zip(order, order.dropFirst()) { #expect(upper.maxY <= lower.y) }
  }

  // TABLE-ANY-AMOUNT
  @Test(arguments: [0, 700, 2_000, 100_000])
  func `of long sections what is seen has a place, wherever they are scrolled`(
    offset: Int
  ) throws {
    let placed = try place(sections([30, 30, 30]), offset: offset)
    let seen = placed.placement.controls.filter { !$0.target.isEmpty }
    #expect(seen.count > 2 && placed.placement.controls.count < 40)
    let area = try #require(placed.placement.areas.first)
    // No gap that a row would fit into but for texts of sections.
    let texts = placed.placement.parts.count { part in
      if case .text(let text, _) = part.shape {
        text.string.hasPrefix("Header") || text.string.hasPrefix("Footer")
      } else {
        false
      }
    }
    let height = seen[0].frame.height
    #expect(seen.count * height + texts * 80 >= area.viewport.height - 2 * height)
  }
}
