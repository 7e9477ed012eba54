import TelltaleGraphics
import TelltaleModel
import TelltaleTestSupport
import Testing

@testable import TelltaleLayout

/// What is there only where nothing has to scroll for it.
@Suite struct YieldingItemsTests {
  /// A column of buttons, of which those with a number yield, above a dock with another two.
  private func place(
    height: Int, yielding: Set<String>, rows: Int = 4, placements: PlacementCache? = nil
  ) -> Placement {
    func items(_ names: [String]) -> [StackItem] {
      names.map { name in
        StackItem(
          .iconButton(IconButton(id: name, icon: "play")),
          when: yielding.contains(name) ? RoomCondition(fits: true) : nil)
      }
    }
    let names = (0..<rows).map { "c\($0)" }
    let inner = StackItem(.stack(Stack(.row, items: items(["r0", "r1"]))))
    let screen = Screen(
      content: [.stack(Stack(gap: 0, items: items(names) + [inner]))],
      dock: [.stack(Stack(.column, gap: 0, items: items(["d0", "d1"])))])
    var context = LayoutContext(
      profile: Profile.sample(), language: "en", size: PixelSize(width: 400, height: height),
      typesetter: GridTypesetter())
    context.placements = placements
    return ScreenSetting(screen: screen, path: "screen").place(in: context)
  }

  private func names(_ placement: Placement) -> Set<String> { Set(placement.controls.map(\.name)) }

  private let all: Set<String> = ["c0", "c1", "c2", "c3", "r0", "r1", "d0", "d1"]

  @Test func `where all of it has room nothing is left out`() {
    let placement = place(height: 1_200, yielding: ["c1", "c3", "d1"])
    #expect(names(placement) == all && placement.notes.isEmpty)
  }

  @Test func `the last item goes first, and no more than is needed`() {
    var left: [Set<String>] = []
    for height in stride(from: 1_200, to: 200, by: -4) {
      let placement = place(height: height, yielding: ["c1", "c3", "d1"])
      let missing = all.subtracting(names(placement))
      if left.last != missing { left.append(missing) }
      let scrolls = placement.notes.contains { $0.kind == .allScrolls }
      #expect(!scrolls || missing == ["c1", "c3", "d1"], "at \(height)")
      let told = placement.notes.filter { $0.kind == .leftOut }.count
      #expect(told == missing.count)
    }
    #expect(left == [[], ["d1"], ["d1", "c3"], ["d1", "c3", "c1"]])
  }

  @Test func `what stands in an item goes with it`() throws {
    let names = (0..<6).map { "c\($0)" }
    let inner = Stack(
      .row,
      items: [
        StackItem(.iconButton(IconButton(id: "in", icon: "play")), when: RoomCondition(fits: true))
      ])
    let items =
      names.map { StackItem(.iconButton(IconButton(id: $0, icon: "play"))) }
      + [StackItem(.stack(inner), when: RoomCondition(fits: true))]
    let screen = Screen(content: [.stack(Stack(items: items))])
    #expect(
      screen.yielding(at: "screen").map(\.description) == [
        "screen.content[0].column.content[6].row",
        "screen.content[0].column.content[6].row.content[0].icon-button",
      ])
    let placement = ScreenSetting(screen: screen, path: "screen").place(
      in: LayoutContext(
        profile: Profile.sample(), language: "en", size: PixelSize(width: 400, height: 300),
        typesetter: GridTypesetter()))
    #expect(!placement.controls.contains { $0.name == "in" })
  }

  @Test func `a screen that is kept is placed as one that is not`() {
    let placements = PlacementCache()
    for height in [1_200, 420, 360, 420, 300, 1_200] {
      let kept = place(height: height, yielding: ["c1", "c3", "r1", "d1"], placements: placements)
      #expect(kept == place(height: height, yielding: ["c1", "c3", "r1", "d1"]), "at \(height)")
    }
  }

  /// What its source delivered stays where it is while more of it comes.
  @Test func `a screen that loads again leaves out what it left out before`() {
    let items = (0..<6).map { index in
      StackItem(
        .iconButton(IconButton(id: "c\(index)", icon: "play")),
        when: index > 2 ? RoomCondition(fits: true) : nil)
    }
    let screen = Screen(
      source: DataSource("all"), loading: [.label(Label(text: RichText([TextRun(text: "Wait")])))],
      content: [.stack(Stack(items: items))])
    func place(_ state: SourceState, told: Bool = false) -> Placement {
      var setting = ScreenSetting(screen: screen, path: "screen")
      setting.data.sources["all"] = .ready
      setting.data.sources["all"] = state
      if told { setting.view.notices = ["all"] }
      return setting.place(
        in: LayoutContext(
          profile: Profile.sample(), language: "en", size: PixelSize(width: 400, height: 300),
          typesetter: GridTypesetter()))
    }
    let ready = place(.ready)
    #expect(!ready.notes.filter { $0.kind == .leftOut }.isEmpty && !names(ready).isEmpty)
    #expect(place(.loading) == ready)
    #expect(names(place(.loading, told: true)).isEmpty)
  }
}
