import TelltaleGraphics
import TelltaleLayout
import TelltaleModel
import TelltaleTestSupport
import Testing

@Suite struct BarTests {
  private func bar(_ items: [BarItem] = [], title: TextVariants? = "Jazz") -> Screen {
    Screen(
      navigationBar: NavigationBar(title: title, trailing: items),
      content: [.table(Table(rows: [TableRow(id: "row", title: "Row")]))])
  }

  private func button(_ title: String) -> BarItem {
    .button(Button(title: TextVariants(TextContent(title))))
  }

  @Test func `the bar stands at the safe top, content below it`() throws {
    let insets = PointInsets(top: 20, left: 0, bottom: 0, right: 0)
    let placed = PlacedScreen(bar([button("Search")]), insets: insets)
    let search = try #require(placed.frame("Search"))
    #expect(search.y >= 20 && search.maxY <= 80)
    #expect(placed.frame("row")?.y == 80)
    #expect(PlacedScreen(Screen(content: bar().content)).frame("row")?.y == 0)
  }

  @Test func `tabs come first, then the bar, then content`() {
    let tabs = TabBar(tabs: [Tab(id: "t", title: "Radio"), Tab(title: "Library")])
    let placed = PlacedScreen(bar(), tabs: tabs)
    #expect((placed.frame("t")?.maxY ?? 0) <= 64)
    #expect(placed.frame("row")?.y == 124)
  }

  @Test func `the way back is leftmost, in every language where bars are not mirrored`() throws {
    for language in ["en", "ar"] as [Language] {
      let placed = PlacedScreen(
        bar([button("Sort")]), back: "Stations", language: language, mirrors: false)
      let back = try #require(placed.frame("back"))
      #expect(placed.placement.controls.allSatisfy { $0.frame.x >= back.x || $0.scrolls })
      #expect(back.x == 12)
    }
    #expect(PlacedScreen(bar()).frame("back") == nil)
  }

  @Test func `a mirrored bar is that of the other direction turned round`() throws {
    let screen = bar([button("Sort"), button("Filter")])
    let left = PlacedScreen(screen, back: "Stations")
    let right = PlacedScreen(screen, back: "Stations", language: "ar")
    for name in ["back", "Sort", "Filter"] {
      let (one, other) = (try #require(left.frame(name)), try #require(right.frame(name)))
      #expect(other == one.offsetBy(x: 800 - one.maxX - one.x, y: 0), "\(name)")
      let target = try #require(right.control(name)).target
      #expect(target.x <= other.x && target.maxX >= other.maxX, "\(name)")
    }
    // The chevron stands before its text, and the text inside of its control.
    let chevron = try #require(right.placement.sign("forward"))
    let title = try #require(right.text("Stations"))
    let back = try #require(right.frame("back"))
    #expect(title.maxX < chevron.midX && chevron.midX <= back.maxX && title.x >= back.x)
    for name in ["Sort", "Filter"] {
      let (frame, text) = (try #require(right.frame(name)), try #require(right.text(name)))
      #expect(text.x >= frame.x && text.maxX <= frame.maxX, "\(name)")
    }
  }

  @Test func `a badge that comes or grows moves nothing, however little room is left`() throws {
    let tabs = TabBar(
      tabs: ["Room Service", "City"].map {
        Tab(title: TextVariants(TextContent($0)), badge: .bound($0))
      })
    func placed(_ count: Int?, width: Int) -> PlacedScreen {
      var data = AppData()
      data.badges = count.map { ["Room Service": .count($0)] } ?? [:]
      return PlacedScreen(Screen(), tabs: tabs, width: width, data: data)
    }
    for width in stride(from: 200, through: 500, by: 30) {
      let bare = placed(nil, width: width)
      for count in [7, 99] {
        let badged = placed(count, width: width)
        #expect(badged.shown.contains(String(count)))
        #expect(badged.text("Room Service") == bare.text("Room Service"), "\(width)")
        #expect(badged.text("City") == bare.text("City"), "\(width)")
      }
    }
  }

  @Test func `back says the previous title, else the word, else nothing but the chevron`() {
    #expect(PlacedScreen(bar(), back: "Stations").shown.contains("Stations"))
    let long = TextVariants(TextContent(String(repeating: "x", count: 60)))
    let placed = PlacedScreen(bar(), back: long)
    #expect(placed.shown.contains("Back") && placed.placement.signs == ["back"])
    let narrow = PlacedScreen(bar(title: "A Rather Long Title"), back: long, width: 340)
    #expect(!narrow.shown.contains("Back") && narrow.placement.signs == ["back"])
    #expect(PlacedScreen(bar(), back: .some(nil)).shown.contains("Back"))
  }

  @Test func `the title keeps the middle before the way back gets a name`() throws {
    let placed = PlacedScreen(bar(title: "Jazz"), back: "Stations")
    let title = try #require(placed.text("Jazz"))
    #expect(abs(title.midX - 400) <= 1)
  }

  @Test func `the bar's text becomes smaller before its title is cut`() throws {
    func size(_ string: String, _ placed: PlacedScreen) -> UInt32? {
      placed.placement.parts.lazy.compactMap { part in
        guard case .text(let text, _) = part.shape, text.string == string else { return nil }
        return text.lines.first?.line.runs.first?.run.size
      }.first
    }
    func placed(_ width: Int) -> PlacedScreen {
      PlacedScreen(
        bar([button("Edit")], title: "Albums"), back: "Library", width: width)
    }
    let wide = placed(400)
    #expect(size("Albums", wide) == 24 * 64 && wide.shown.contains("Library"))
    let narrow = placed(190)
    let title = try #require(size("Albums", narrow))
    #expect(size("Edit", narrow) == title)
    #expect((12 * 64..<24 * 64).contains(title))
    #expect(!narrow.shown.contains("Back"))
    #expect(!narrow.placement.notes.contains { $0.kind == .truncated })
    #expect(narrow.placement.controls.allSatisfy { $0.target.width >= 44 && $0.target.x >= 0 })
  }

  @Test func `large text that has to be cut is cut as designed, so that more of it is seen`() throws
  {
    let title = TextVariants(TextContent(String(repeating: "abcdefgh ", count: 24)))
    for textSize in [1.0, 2] {
      let placed = PlacedScreen(
        Screen(content: [.table(Table(rows: [TableRow(title: title)]))]), textSize: textSize)
      let sizes = placed.placement.parts.compactMap { part -> UInt32? in
        guard case .text(let text, _) = part.shape else { return nil }
        return text.lines.first?.line.runs.first?.run.size
      }
      #expect(sizes == [26 * 64])
      #expect(placed.placement.notes.contains { $0.kind == .truncated })
    }
  }

  @Test func `tabs of large text have titles of one size`() {
    let tabs = TabBar(tabs: [Tab(title: "Radio"), Tab(title: "Library of Songs")])
    let placed = PlacedScreen(Screen(), tabs: tabs, width: 500, textSize: 2)
    let sizes = placed.placement.parts.compactMap { part in
      if case .text(let text, _) = part.shape {
        text.lines.first?.line.runs.first?.run.size
      } else {
        nil
      }
    }
    #expect(sizes.count == 2 && Set(sizes).count == 1)
    #expect(sizes.allSatisfy { (20 * 64..<40 * 64).contains($0) })
  }

  @Test(arguments: ["en", "ar"] as [Language])
  func `a badge stands beside its title, and moves nothing`(language: Language) throws {
    func placed(_ badge: Int) -> PlacedScreen {
      let tabs = TabBar(tabs: [
        Tab(id: "a", title: "Radio", badge: .count(badge)), Tab(title: "Library"),
      ])
      return PlacedScreen(Screen(), tabs: tabs, width: 240, language: language)
    }
    let capsules = [0, 3, 42].map { badge in
      placed(badge).placement.parts.compactMap { part in
        if case .fill(let rect, _, .value(.role(.badge))) = part.shape { rect } else { nil }
      }
    }
    #expect(capsules.map(\.count) == [0, 1, 1])
    let titles = [0, 3, 42].map { placed($0).text("Radio") }
    #expect(Set(titles.map { $0?.x }).count == 1)
    let title = try #require(titles[0])
    for capsule in capsules.joined() {
      #expect(capsule.x >= title.maxX || capsule.maxX <= title.x)
    }
  }

  @Test(arguments: ["en", "ar"] as [Language])
  func `the rim of a badge, which is seen with the focus, leaves the title alone`(
    language: Language
  ) {
    var seen = 0
    for width in stride(from: 200, through: 560, by: 8) {
      let tabs = TabBar(tabs: [
        Tab(id: "a", title: "Favourites", badge: .count(88)), Tab(title: "Library"),
      ])
      let placed = PlacedScreen(Screen(), tabs: tabs, width: width, language: language)
      let rims = placed.placement.parts.compactMap { part in
        if case .fill(let rect, _, .unseen) = part.shape { rect } else { nil }
      }
      guard let title = placed.text("Favourites"), let rim = rims.first else { continue }
      #expect(rims.count == 1 && (rim.x >= title.maxX || rim.maxX <= title.x), "\(width)")
      seen += 1
    }
    #expect(seen > 20)
  }

  @Test func `controls end at the right inset, in order, and leave the title alone`() throws {
    let placed = PlacedScreen(bar([button("Search"), button("Sort")]))
    let search = try #require(placed.frame("Search"))
    let sort = try #require(placed.frame("Sort"))
    #expect(sort.maxX == 800 - 12)
    #expect(search.maxX < sort.x)
    #expect(sort.x - search.maxX == 16)
    #expect(try #require(placed.text("Jazz")).maxX <= search.x)
    #expect(PlacedScreen(bar()).placement.controls.map(\.name) == ["row"])
  }

  @Test func `a fixed space is as wide as it says, and cannot be focused`() throws {
    let placed = PlacedScreen(bar([button("Search"), .fixedSpace(24), button("Sort")]))
    let search = try #require(placed.frame("Search"))
    let sort = try #require(placed.frame("Sort"))
    #expect(sort.x - search.maxX == 24)
    #expect(placed.placement.controls.count == 3)
  }

  @Test func `tabs share the bar equally and are mirrored`() {
    let tabs = TabBar(tabs: ["a", "b", "c", "d"].map { Tab(id: $0, title: "Tab") })
    let left = PlacedScreen(Screen(), tabs: tabs)
    let widths = Set(["a", "b", "c", "d"].compactMap { left.frame($0)?.width })
    #expect(widths.count == 1)
    let right = PlacedScreen(Screen(), tabs: tabs, language: "he")
    #expect((right.frame("a")?.x ?? 0) > (right.frame("d")?.x ?? 0))
  }

  @Test(arguments: [1, 2])
  func `controls with long names leave room for the way back and for each other`(count: Int) throws
  {
    let long = button("Start the Longest Route of All, by Way of the Coast")
    let placed = PlacedScreen(
      bar(Array(repeating: long, count: count)), back: "Stations", width: 320)
    let controls = placed.placement.controls.filter { !$0.scrolls }
    let frames = controls.map(\.frame)
    #expect(controls.allSatisfy { $0.target.width >= 44 && $0.target.x >= 0 })
    #expect(frames.count == count + 1)
    for (index, frame) in frames.enumerated() {
      #expect(frame.x >= 0 && frame.maxX <= 320)
      for other in frames[(index + 1)...] { #expect(!frame.intersects(other)) }
    }
  }

  @Test func `what is scrolled sideways stands where its content does`() throws {
    let buttons = (0..<8).map { Element.button(Button(id: "b\($0)", title: "Show Ticket")) }
    let screen = Screen(content: [.scrollView(ScrollView(axis: .horizontal, content: buttons))])
    let rest = PlacedScreen(screen)
    var view = ViewState()
    view.offsets["screen.content[0].scroll-view"] = PixelPoint(x: 150, y: 0)
    let moved = PlacedScreen(screen, view: view)
    for control in rest.placement.controls {
      #expect(moved.frame(control.name) == control.frame.offsetBy(x: -150, y: 0))
    }
  }
}
