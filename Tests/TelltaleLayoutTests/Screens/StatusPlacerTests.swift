import TelltaleGraphics
import TelltaleModel
import TelltaleTestSupport
import Testing

@testable import TelltaleLayout

/// What stays while screens come and go.
@Suite struct StatusPlacerTests {
  private static let status = StatusBars(
    line: [.label(Label(text: RichText("Line")))],
    player: [.button(Button(id: "pause", title: "Pause", action: .emit("pause")))])

  private func place(height: Int, tabs: Bool = false) -> Placement {
    var screen = Screen(content: [
      .button(Button(id: "go", title: "Go", action: .emit("go"))),
      .label(Label(text: RichText("Words"))),
    ])
    screen.status = Self.status
    var setting = ScreenSetting(screen: screen, path: "screen")
    if tabs {
      let bar = TabBar(tabs: [Tab(id: "one", title: "One"), Tab(id: "two", title: "Two")])
      setting.tabs = TabSetting(bar: bar, path: "tab-bar", selected: 0)
    }
    return setting.place(
      in: LayoutContext(
        profile: .sample(), language: "en", size: PixelSize(width: 800, height: height),
        typesetter: GridTypesetter()))
  }

  private func text(_ string: String, _ placement: Placement) -> PixelRect? {
    placement.parts.lazy.compactMap { part in
      if case .text(let text, _) = part.shape, text.string == string { text.frame } else { nil }
    }.first
  }

  @Test func `the line is the first that is seen, and the player the last`() throws {
    let placement = place(height: 480)
    let line = try #require(text("Line", placement))
    let words = try #require(text("Words", placement))
    let pause = try #require(placement.controls.first { $0.name == "pause" })
    #expect(line.y < 40 && line.maxY <= words.y && words.maxY <= pause.frame.y)
    #expect(pause.frame.maxY > 440)
    #expect(placement.notes.filter { $0.kind == .leftOut }.isEmpty)
  }

  @Test func `the focus comes to it after the content`() {
    #expect(place(height: 480).controls.map(\.name) == ["go", "pause"])
  }

  @Test func `it stands beside the tabs, and not on them`() throws {
    let placement = place(height: 480, tabs: true)
    let tabs = placement.controls.filter { ["one", "two"].contains($0.name) }
    let pause = try #require(placement.controls.first { $0.name == "pause" })
    let line = try #require(text("Line", placement))
    #expect(tabs.count == 2)
    #expect(tabs.allSatisfy { !$0.frame.intersects(pause.frame) && !$0.frame.intersects(line) })
  }

  @Test func `where content would keep less than three rows the player goes before the line`() {
    let row = Profile.sample().screen.rowHeight.value
    var seen: [[String]] = []
    for height in stride(from: 480, to: Int(row * 2), by: -4) {
      let left = place(height: height).notes.filter { $0.kind == .leftOut }
        .map(\.path.description)
      if seen.last != left { seen.append(left) }
    }
    #expect(seen == [[], ["status.player"], ["status.line", "status.player"]])
  }

  @Test func `the bars of the screen come before it, by the height that they take`() throws {
    func least(tabs: Bool) -> Int? {
      (200...480).first { height in
        place(height: height, tabs: tabs).notes.allSatisfy { $0.kind != .leftOut }
      }
    }
    let (with, without) = (try #require(least(tabs: true)), try #require(least(tabs: false)))
    let tabs = TabSetting(bar: TabBar(tabs: [Tab(title: "One")]), path: "tab-bar", selected: 0)
    var setting = ScreenSetting(screen: Screen(content: []), path: "screen")
    setting.tabs = tabs
    let screen = ScreenContext(
      setting,
      in: LayoutContext(
        profile: .sample(), language: "en", size: PixelSize(width: 800, height: 480),
        typesetter: GridTypesetter()))
    #expect(with - without == TabBarPlacer(screen: screen, tabs: tabs).height)
  }

  @Test func `bars take the height that they say`() {
    var screen = Screen(content: [])
    screen.navigationBar = NavigationBar(title: "Title")
    let setting = ScreenSetting(screen: screen, path: "screen")
    let context = ScreenContext(
      setting,
      in: LayoutContext(
        profile: .sample(), language: "en", size: PixelSize(width: 800, height: 480),
        typesetter: GridTypesetter()))
    var (room, parts) = (context.room, ScreenParts(of: context, element: setting.path))
    let bar = NavigationBarPlacer(screen: context)
    bar.place(in: &room, into: &parts)
    #expect(bar.height > 0 && room.height == context.room.height - bar.height)
    let tabs = TabBarPlacer(
      screen: context,
      tabs: TabSetting(bar: TabBar(tabs: [Tab(title: "One")]), path: "tab-bar", selected: 0))
    tabs.place(in: &room, into: &parts)
    #expect(room.height == context.room.height - bar.height - tabs.height)
  }
}
