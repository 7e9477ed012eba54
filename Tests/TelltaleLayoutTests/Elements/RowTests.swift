import TelltaleGraphics
import TelltaleLayout
import TelltaleModel
import TelltaleTestSupport
import Testing

@Suite struct RowTests {
  /// Where rows begin to be read, from the edge of the screen.
  private func inset(_ name: String) throws -> Int {
    try 24 + Platforms.profile(name).rowMargins.side
  }

  // TABLE-ROW-DEFAULT-LAYOUT
  @Test(arguments: ["carplay", "kiosk"])
  func `a picture stands at the inset, left of the title`(name: String) throws {
    let placed = try PlacedScreen(
      row: TableRow(title: "Jazz", image: "a.png"),
      beside: [TableRow(title: "Music from all over the world", image: "b.png")], on: name)
    let picture = try #require(placed.picture("a.png"))
    let title = try #require(placed.text("Jazz"))
    #expect(try picture.x == inset(name))
    #expect(title.x == picture.maxX + 16)
    // However long it is, it begins there.
    #expect(placed.text("Music from all over the world")?.x == title.x)
  }

  // TABLE-ROW-DEFAULT-LAYOUT
  @Test(arguments: ["carplay", "kiosk"])
  func `without pictures titles start at the inset, beside others at one column`(
    name: String
  ) throws {
    let alone = try PlacedScreen(row: TableRow(title: "Jazz"), on: name)
    #expect(try #require(alone.text("Jazz")).x == inset(name))
    let beside = try PlacedScreen(
      row: TableRow(title: "Jazz"), beside: [TableRow(title: "Rock", image: "a.png")], on: name)
    #expect(beside.text("Jazz")?.x == beside.text("Rock")?.x)
    #expect(try (beside.text("Jazz")?.x ?? 0) > inset(name))
  }

  // TABLE-ROW-SUBTITLE-LAYOUT
  @Test(arguments: ["carplay", "kiosk"])
  func `a subtitle stands below its title, at the same edge, a line each`(name: String) throws {
    let long = "Springfield, behind the old station, on the way to the river and the bridge beyond"
    for subtitle in ["Springfield", long] {
      let placed = try PlacedScreen(
        row: TableRow(
          style: .standard(.subtitle), title: "Main Street",
          subtitle: TextVariants(TextContent(subtitle))), on: name)
      let title = try #require(placed.text("Main Street"))
      #expect(try placed.text(subtitle)?.x == title.x && title.x == inset(name))
      let (upper, lower) = (
        try #require(placed.box("Main Street")), try #require(placed.box(subtitle))
      )
      #expect(upper.maxY <= lower.y)
      #expect(placed.lines("Main Street")?.count == 1 && placed.lines(subtitle)?.count == 1)
      let row = try #require(placed.placement.controls.first).frame
      #expect(row.contains(upper) && row.contains(lower))
    }
  }

  /// Whether a text stands out less from what rows lie on than another.
  private func isLighter(
    _ text: String, than other: String, _ placed: PlacedScreen, on name: String
  ) throws -> Bool {
    let theme = try Platforms.profile(name).theme
    return Appearance.allCases.allSatisfy { appearance in
      let palette = theme.palette(appearance)
      func contrast(_ text: String) -> Double {
        guard case .value(let ink)? = placed.ink(text) else { return 0 }
        return ink.resolved(in: palette).contrast(with: palette.ground)
      }
      return contrast(text) > 0 && contrast(text) < contrast(other)
    }
  }

  // TABLE-ROW-VALUE1-LAYOUT
  @Test(arguments: ["carplay", "kiosk"])
  func `value1 sets title and value apart on one baseline`(name: String) throws {
    let placed = try PlacedScreen(
      row: TableRow(style: .standard(.value1), title: "Volume", subtitle: "7"), on: name)
    let title = try #require(placed.text("Volume"))
    let value = try #require(placed.text("7"))
    #expect(try title.x == inset(name) && value.maxX == 800 - inset(name))
    #expect(title.y == value.y)
    #expect(value.x - title.maxX >= 8)
    #expect(try isLighter("7", than: "Volume", placed, on: name))
    let (long, number) = (String(repeating: "Volume of all ", count: 6), "7 of 10")
    let tight = try PlacedScreen(
      row: TableRow(
        style: .standard(.value1), title: TextVariants(TextContent(long)), subtitle: "7 of 10"),
      on: name)
    let (left, right) = (try #require(tight.text(long)), try #require(tight.text(number)))
    #expect(try right.x - left.maxX >= 8 && right.maxX == 800 - inset(name))
  }

  // TABLE-ROW-VALUE2-LAYOUT
  @Test(arguments: ["carplay", "kiosk"])
  func `value2 cuts the row at a third`(name: String) throws {
    let placed = try PlacedScreen(
      row: TableRow(style: .standard(.value2), title: "Station", subtitle: "Highway"),
      beside: [TableRow(style: .standard(.value2), title: "Band", subtitle: "FM")], on: name)
    for (label, detail) in [("Station", "Highway"), ("Band", "FM")] {
      let title = try #require(placed.text(label))
      let value = try #require(placed.text(detail))
      #expect(try title.maxX == inset(name) + (800 - 2 * inset(name)) / 3)
      #expect(value.x - title.maxX == 8)
      #expect(title.y == value.y)
      #expect(try isLighter(detail, than: label, placed, on: name))
    }
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
    #expect(try #require(placed.text("Volume")).maxX == 800 - 24)
    #expect(try #require(placed.text("7")).x == 24)
  }

  // TABLE-ROW-TRUNCATES-ITSELF
  @Test(arguments: ["carplay", "kiosk"], StandardRowStyle.allCases)
  func `an overlong text is cut and nothing else changes`(
    name: String, style: StandardRowStyle
  ) throws {
    let long = TextVariants(TextContent(String(repeating: "abcdefghi ", count: 20)))
    let value: TextVariants? = style == .default ? nil : "Value"
    let inset = try inset(name)
    let short = try PlacedScreen(
      row: TableRow(id: "row", style: .standard(style), title: "Short", subtitle: value), on: name)
    #expect(!short.placement.notes.contains { $0.kind == .truncated })
    var texts = [(long, value)]
    if style != .default { texts += [("Short", long), (long, long)] }
    for (title, subtitle) in texts {
      let placed = try PlacedScreen(
        row: TableRow(id: "row", style: .standard(style), title: title, subtitle: subtitle),
        on: name)
      let row = try #require(placed.frame("row"))
      #expect(row == short.frame("row"))
      let cuts = placed.placement.notes.count { $0.kind == .truncated }
      #expect(cuts == [title, subtitle].count { $0 == long })
      let ellipsis = UInt32(0x2026)
      let ends = placed.placement.parts.compactMap { part in
        if case .text(let text, _) = part.shape {
          text.lines.last?.line.runs.last?.run.glyphs.last?.glyph
        } else {
          nil
        }
      }
      #expect(ends.count { $0 == ellipsis } == cuts)
      for part in placed.placement.parts {
        guard case .text(let text, _) = part.shape, let line = text.lines.first else { continue }
        #expect(text.lines.count == 1)
        #expect(line.origin.x >= inset && line.origin.x + line.line.width <= 800 - inset)
        #expect(row.contains(PixelPoint(x: line.origin.x, y: line.origin.y)))
      }
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
