import TelltaleGraphics
import TelltaleLayout
import TelltaleModel
import TelltaleTestSupport
import Testing

@Suite struct RowTests {
  private let inset = 24

  @Test func `a picture stands at the inset, left of the title`() throws {
    let placed = PlacedScreen(row: TableRow(title: "Jazz", image: "a.png"))
    let picture = try #require(placed.picture("a.png"))
    let title = try #require(placed.text("Jazz"))
    #expect(picture.x == inset)
    #expect(title.x == picture.maxX + 16)
  }

  // TABLE-ROW-DEFAULT-LAYOUT
  @Test func `without pictures titles start at the inset, beside others at one column`() throws {
    let alone = PlacedScreen(row: TableRow(title: "Jazz"))
    #expect(try #require(alone.text("Jazz")).x == inset)
    let beside = PlacedScreen(
      row: TableRow(title: "Jazz"), beside: [TableRow(title: "Rock", image: "a.png")])
    #expect(beside.text("Jazz")?.x == beside.text("Rock")?.x)
    #expect((beside.text("Jazz")?.x ?? 0) > inset)
  }

  // TABLE-ROW-SUBTITLE-LAYOUT
  @Test func `a subtitle stands below its title, at the same edge`() throws {
    let placed = PlacedScreen(
      row: TableRow(style: .standard(.subtitle), title: "Main Street", subtitle: "Springfield"))
    let title = try #require(placed.text("Main Street"))
    let subtitle = try #require(placed.text("Springfield"))
    #expect(subtitle.x == title.x && subtitle.y > title.y)
  }

  // TABLE-ROW-VALUE1-LAYOUT
  @Test func `value1 sets title and value apart on one baseline`() throws {
    let placed = PlacedScreen(
      row: TableRow(style: .standard(.value1), title: "Volume", subtitle: "7"))
    let title = try #require(placed.text("Volume"))
    let value = try #require(placed.text("7"))
    #expect(title.x == inset && value.maxX == 800 - inset)
    #expect(title.y == value.y)
    #expect(value.x - title.maxX >= 8)
  }

  // TABLE-ROW-VALUE2-LAYOUT
  @Test func `value2 cuts the row at a third`() throws {
    let placed = PlacedScreen(
      row: TableRow(style: .standard(.value2), title: "Station", subtitle: "Highway"))
    let title = try #require(placed.text("Station"))
    let value = try #require(placed.text("Highway"))
    #expect(title.maxX == inset + (800 - 2 * inset) / 3)
    #expect(value.x - title.maxX == 8)
    #expect(title.y == value.y)
  }

  @Test(arguments: [StandardRowStyle.value1, .value2])
  func `on a narrow screen a value stands below its title, in rows of one height`(
    style: StandardRowStyle
  ) throws {
    let long = TableRow(
      id: "long", style: .standard(style), title: "Name of This", subtitle: "0800 555 019")
    let short = TableRow(id: "short", style: .standard(style), title: "a", subtitle: "b")
    let screen = Screen(content: [.table(Table(rows: [long, short]))])
    let narrow = PlacedScreen(screen, width: 300)
    for (title, value) in [("Name of This", "0800 555 019"), ("a", "b")] {
      let upper = try #require(narrow.text(title))
      let lower = try #require(narrow.text(value))
      #expect(lower.x == upper.x && lower.y > upper.y)
    }
    #expect(narrow.frame("long")?.height == narrow.frame("short")?.height)
    #expect(!narrow.placement.notes.contains { $0.kind == .truncated })
    let wide = PlacedScreen(screen, width: 480)
    #expect(wide.text("a")?.y == wide.text("b")?.y)
    #expect((wide.frame("long")?.height ?? 0) < (narrow.frame("long")?.height ?? 0))
  }

  @Test func `a large title takes a second line before it becomes small`() throws {
    func placed(_ titles: [String], textSize: Double = 1.5) -> PlacedScreen {
      let rows = titles.map { TableRow(id: $0, title: TextVariants(TextContent($0))) }
      return PlacedScreen(
        Screen(content: [.table(Table(rows: rows))]), width: 320, textSize: textSize)
    }
    let long = "Announcements at Stops"
    let large = placed(["Pets", long])
    let lines = try #require(large.lines(long))
    #expect(lines.count == 2 && lines[0].width > 0)
    #expect(large.placement.notes.isEmpty)
    // As large as beside it, and all rows are equally high.
    #expect(large.size(long) == large.size("Pets"))
    #expect(large.frame(long)?.height == large.frame("Pets")?.height)
    let frame = try #require(large.frame(long))
    for line in large.baselines(long) { #expect((frame.y..<frame.maxY).contains(line)) }
    // Where nothing needs it rows stay as low as they are, and at the usual size a title is cut.
    let short = placed(["Pets", "Language"])
    #expect((short.frame("Pets")?.height ?? 0) < frame.height)
    let usual = placed([String(repeating: long + " ", count: 3)], textSize: 1)
    #expect(usual.placement.notes.map(\.kind) == [.truncated])
  }

  @Test func `a word is made smaller rather than broken`() throws {
    let word = "Geschwindigkeitswarnung"
    let rows = [TableRow(id: "row", title: TextVariants(TextContent(word)))]
    let placed = PlacedScreen(
      Screen(content: [.table(Table(rows: rows))]), width: 400, textSize: 2)
    #expect(placed.lines(word)?.count == 1)
    #expect(placed.placement.notes.isEmpty)
  }

  @Test func `rows are mirrored where people write from right to left`() throws {
    let placed = PlacedScreen(
      row: TableRow(style: .standard(.value1), title: "Volume", subtitle: "7"), language: "ar")
    #expect(try #require(placed.text("Volume")).maxX == 800 - inset)
    #expect(try #require(placed.text("7")).x == inset)
  }

  // TABLE-ROW-TRUNCATES-ITSELF
  @Test(arguments: StandardRowStyle.allCases)
  func `an overlong title is cut and nothing else changes`(style: StandardRowStyle) throws {
    let long = TextVariants(TextContent(String(repeating: "abcdefghi ", count: 20)))
    let subtitle: TextVariants? = style == .default ? nil : "Value"
    let placed = PlacedScreen(
      row: TableRow(id: "row", style: .standard(style), title: long, subtitle: subtitle))
    let short = PlacedScreen(
      row: TableRow(id: "row", style: .standard(style), title: "Short", subtitle: subtitle))
    #expect(placed.frame("row") == short.frame("row"))
    #expect(placed.placement.notes.contains { $0.kind == .truncated })
    #expect(!short.placement.notes.contains { $0.kind == .truncated })
    for string in placed.shown {
      let ink = try #require(placed.text(string))
      #expect(ink.x >= inset && ink.maxX <= 800 - inset)
    }
  }

  @Test func `a row without choice cannot be focused`() {
    let placed = PlacedScreen(
      row: TableRow(id: "head", title: "Head", isSelectable: false),
      beside: [TableRow(id: "row", title: "Row")])
    #expect(placed.placement.controls.map(\.name) == ["row"])
  }

  @Test func `slots of a style of the table's own share the width`() {
    let style = RowStyle(
      name: "weather",
      slots: [RowSlot(name: "icon", width: 40), RowSlot(name: "title"), RowSlot(name: "low")])
    let slots = RowSlots(style, width: 400, gap: 10) { Int($0.value) }
    #expect(slots.spans == [0..<40, 50..<220, 230..<400])
  }
}
