import TelltaleGraphics
import TelltaleLayout
import TelltaleModel
import TelltaleTestSupport
import Testing

/// Whatever is cut on a screen is told, with the text that people see the beginning of.
@Suite struct TruncationNoteTests {
  private static let long = String(repeating: "abcdefgh ", count: 40)

  private func notes(_ placed: PlacedScreen) -> [String] {
    placed.placement.notes.filter { $0.kind == .truncated }.map(\.detail)
  }

  // TABLE-ROW-TRUNCATES-ITSELF
  @Test func `a text of one line is told by the variant that is shown`() {
    let title = TextVariants(
      TextContent(Self.long), shorter: [TextContent("Shorter: " + Self.long)])
    let row = TableRow(title: title)
    #expect(notes(PlacedScreen(row: row)) == ["Shorter: " + Self.long])
    #expect(notes(PlacedScreen(row: TableRow(title: "Jazz"))).isEmpty)
  }

  @Test func `a tab that has room for its icon only tells its title`() {
    func placed(_ title: String) -> PlacedScreen {
      let tabs = (0..<4).map { index in
        Tab(
          id: "t\(index)", title: TextVariants(TextContent(index == 1 ? title : "Tab")),
          icon: "star")
      }
      return PlacedScreen(
        Screen(content: [.table(Table(rows: [TableRow(title: "Jazz")]))]), tabs: TabBar(tabs: tabs))
    }
    let long = String(repeating: "abcdefgh", count: 6)
    #expect(notes(placed(long)) == [long])
    #expect(notes(placed("Radio")).isEmpty)
  }

  @Test func `a text of several lines is told where even broken words do not fit`() {
    func placed(_ text: String) -> PlacedScreen {
      let item = CollectionItem(id: "a", text: TextVariants(TextContent(text)))
      return PlacedScreen(Screen(content: [.collection(ItemCollection(items: [item]))]))
    }
    #expect(notes(placed(Self.long)) == [Self.long])
    #expect(notes(placed("Jazz of the Harbour Quartet")).isEmpty)
  }

  @Test func `a tab's title of two lines is told as well`() {
    let tabs = TabBar(tabs: [
      Tab(id: "a", title: TextVariants(TextContent(Self.long))), Tab(id: "b", title: "Radio"),
    ])
    #expect(notes(PlacedScreen(Screen(), tabs: tabs, width: 300)) == [Self.long])
  }
}
