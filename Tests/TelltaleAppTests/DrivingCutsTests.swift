import TelltaleModel
import TelltaleTestSupport
import Testing

@testable import TelltaleApp

/// What is told of what is cut, without a session.
@Suite struct DrivingCutsTests {
  private let limits = DrivingLimits(listLength: 3, textLength: 10)
  private let long = RichText("A text of many characters")

  private func visit(_ content: [Element], loading: [Element] = []) -> ScreenVisit {
    ScreenVisit(
      name: "main", screen: Screen(loading: loading, content: content), path: "screens.main")
  }

  private func limit(_ control: String, _ kind: AppLimit.Kind, _ shown: Int, _ all: Int) -> AppLimit
  {
    AppLimit(screen: "main", control: control, kind: kind, shown: shown, all: all)
  }

  @Test func `what is cut is told once, until other limits hold`() {
    let visit = visit([
      .label(Label(id: "note", text: long)), .table(Table(id: "list", rows: .numbered(0..<5))),
    ])
    let expected = [limit("note", .text, 10, 25), limit("list", .rows, 3, 5)]
    var cuts = DrivingCuts()
    #expect(cuts.news(on: visit, AppData(), limits) == expected)
    #expect(cuts.news(on: visit, AppData(), limits) == [])
    cuts.restart()
    #expect(cuts.news(on: visit, AppData(), limits) == expected)
  }

  @Test func `what is delivered counts in place of what the scene says`() {
    let source = DataSource("news", isAsync: false)
    let visit = visit([
      .table(Table(rows: .numbered(0..<9), source: source)),
      .label(Label(text: RichText(long.runs, binding: "now"))),
    ])
    var data = AppData()
    data.rows["news"] = RowList(.numbered(0..<3))
    data.texts["now"] = "Short"
    var cuts = DrivingCuts()
    #expect(cuts.news(on: visit, data, limits) == [])
    data.rows["news"] = RowList(.numbered(0..<4))
    data.texts["now"] = "Eleven sign"
    #expect(
      cuts.news(on: visit, data, limits)
        == [limit("news", .rows, 3, 4), limit("now", .text, 10, 11)])
  }

  @Test func `footers, and what is shown while a screen loads, keep their own words`() {
    let label = Element.label(Label(id: "note", text: long))
    var cuts = DrivingCuts()
    let whole = visit([.table(Table(id: "list", footer: [label]))], loading: [label])
    #expect(cuts.news(on: whole, AppData(), limits) == [])
    let scrolled = visit([.scrollView(ScrollView(content: [label]))])
    #expect(cuts.news(on: scrolled, AppData(), limits) == [limit("note", .text, 10, 25)])
  }

  @Test func `what is delivered for a section is cut, and what the scene says of it is not`() {
    var section = TableSection(header: "A text of many characters", count: 1)
    section.headerBinding = "near"
    var table = Table(id: "list", rows: .numbered(0..<1))
    table.sections = [section]
    var data = AppData()
    var cuts = DrivingCuts()
    #expect(cuts.news(on: visit([.table(table)]), data, limits) == [])
    data.texts["near"] = "Eleven sign"
    #expect(cuts.news(on: visit([.table(table)]), data, limits) == [limit("near", .text, 10, 11)])
  }

  @Test func `what is delivered for a group of items is cut`() {
    var group = ItemGroup(items: ["a"])
    group.header = "A text of many characters"
    group.headerBinding = "near"
    let items = Element.collection(
      ItemCollection(id: "all", items: [CollectionItem(id: "a")], groups: [group]))
    var data = AppData()
    var cuts = DrivingCuts()
    #expect(cuts.news(on: visit([items]), data, limits) == [])
    data.texts["near"] = "Eleven sign"
    #expect(cuts.news(on: visit([items]), data, limits) == [limit("near", .text, 10, 11)])
  }

  @Test func `what stands in stacks, in cards and at the foot is cut as well`() {
    let label = Element.label(Label(id: "note", text: long))
    let list = Element.table(Table(id: "list", rows: .numbered(0..<5)))
    let inner = Stack(items: [StackItem(list), StackItem(label)])
    let card = Stack(card: CardFacts(), items: [StackItem(.stack(inner))])
    let visit = ScreenVisit(
      name: "main", screen: Screen(content: [.stack(card)], dock: [label]), path: "screens.main")
    let cut = DrivingCutter(visit, AppData(), limits).cut()
    #expect(
      cut.taken
        == [limit("list", .rows, 3, 5), limit("note", .text, 10, 25), limit("note", .text, 10, 25)])
    let shown = PlacedElement(.screen(cut.screen), at: visit.path)
    var texts: [String] = []
    var rows = 0
    shown.walkShown { placed in
      if case .label(let label) = placed.element { texts.append(label.text.string) }
      if case .table(let table) = placed.element { rows += table.rows.count }
    }
    #expect(texts == ["A text of…", "A text of…"] && rows == 3)
  }

  @Test func `characters are counted, not bytes`() {
    let visit = visit([.label(Label(id: "note", text: RichText("ありがとうございます")))])
    var cuts = DrivingCuts()
    #expect(cuts.news(on: visit, AppData(), limits) == [])
  }

  @Test func `limits of neither lists nor texts cut nothing`() {
    let visit = visit([.label(Label(id: "note", text: long))])
    var cuts = DrivingCuts()
    #expect(cuts.news(on: visit, AppData(), DrivingLimits(depth: 2)) == [])
  }
}
