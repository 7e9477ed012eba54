import TelltaleGraphics
import TelltaleModel
import TelltaleTestSupport
import Testing

@testable import TelltaleLayout

/// What stays at an edge of a screen.
@Suite struct DockPlacerTests {
  private func place(
    width: Int = 800, height: Int, labels: Int, edge: DockEdge? = nil, language: Language = "en"
  ) -> Placement {
    let labels = (0..<labels).map {
      Element.label(Label(text: RichText(TextContent("Line \($0)"))))
    }
    let screen = Screen(
      content: labels, dock: [.button(Button(id: "go", title: "Go", action: .emit("go")))],
      dockEdge: edge)
    return ScreenSetting(screen: screen, path: "screen").place(
      in: LayoutContext(
        profile: Profile.sample(), language: language,
        size: PixelSize(width: width, height: height),
        typesetter: GridTypesetter()))
  }

  @Test func `the main action stands at the foot, as wide as the column, while content scrolls`()
    throws
  {
    let placement = place(height: 480, labels: 40)
    let button = try #require(placement.controls.first { $0.name == "go" })
    #expect(button.area == nil && button.frame.maxY > 400 && button.frame.width > 700)
    let area = try #require(placement.area("screen"))
    #expect(area.viewport.maxY <= button.frame.y)
  }

  @Test func `a dock of which nothing is there takes no room`() throws {
    func viewport(_ dock: [Element]) throws -> PixelRect {
      let labels = (0..<40).map { Element.label(Label(text: RichText(TextContent("Line \($0)")))) }
      let placement = ScreenSetting(screen: Screen(content: labels, dock: dock), path: "screen")
        .place(
          in: LayoutContext(
            profile: .sample(), language: "en", size: PixelSize(width: 800, height: 480),
            typesetter: GridTypesetter()))
      return try #require(placement.area("screen")).viewport
    }
    let go = Element.button(Button(id: "go", title: "Go", action: .emit("go")))
    var item = StackItem(go)
    item.when = RoomCondition(widerThan: .points(4000))
    #expect(try viewport([.stack(Stack(items: [item]))]) == viewport([]))
    #expect(try viewport([.stack(Stack(items: [StackItem(go)]))]).height < viewport([]).height)
  }

  @Test func `where it would leave less than two rows it stays at the side`() throws {
    let placement = place(width: 300, height: 150, labels: 4)
    let button = try #require(placement.controls.first { $0.name == "go" })
    #expect(button.area == nil && button.frame.x >= 150)
  }

  /// A screen with buttons in its dock, each as likely as told.
  private func docked(
    _ titles: [(title: String, isLikely: Bool)], _ size: PixelSize, edge: DockEdge? = nil
  ) -> Placement {
    let label = Element.label(Label(text: RichText("Words to be read before all else")))
    let buttons = titles.map { title, isLikely in
      Element.button(
        Button(
          id: title, title: TextVariants(TextContent(title)), isLikely: isLikely,
          action: .emit("go")))
    }
    let screen = Screen(content: [label], dock: buttons, dockEdge: edge)
    return ScreenSetting(screen: screen, path: "screen").place(
      in: LayoutContext(
        profile: Profile.sample(), language: "en", size: size, typesetter: GridTypesetter()))
  }

  @Test func `at the side it is as wide as its titles, up to half of the screen`() throws {
    let title = "A title of 24 letters."
    let placement = docked([(title, true)], PixelSize(width: 600, height: 200), edge: .side)
    let button = try #require(placement.controls.first { $0.name == title })
    #expect(button.area == nil && button.frame.x >= 300)
    #expect(button.label.lines.first?.line.width == 10 * title.count)
    #expect(!placement.notes.map(\.kind).contains(.truncated))
  }

  @Test func `where a title is wider than half of the screen it goes to the foot`() throws {
    let title = "A title that is much too long for a side"
    let placement = docked([(title, true)], PixelSize(width: 600, height: 240), edge: .side)
    let button = try #require(placement.controls.first { $0.name == title })
    #expect(button.area == nil && button.frame.maxY > 200 && button.frame.width > 500)
    #expect(!placement.notes.map(\.kind).contains(.truncated))
  }

  @Test func `where all of it has no room the main action stays, and the rest scrolls`() throws {
    let titles = [
      ("Something else that has a long title", false), ("The very thing one came here for", true),
    ]
    let placement = docked(titles, PixelSize(width: 600, height: 216))
    let main = try #require(placement.controls.first { $0.name == titles[1].0 })
    let other = try #require(placement.controls.first { $0.name == titles[0].0 })
    #expect(main.area == nil && main.frame.maxY <= 216 && main.frame.y > 118)
    #expect(other.area == "screen")
  }

  @Test(arguments: Array(stride(from: 130, through: 480, by: 10)), [120, 200, 320, 480, 800, 1920])
  func `the main action is in sight on every screen that is high enough for it`(
    height: Int, width: Int
  ) throws {
    let titles = [
      ("Something else to be done", false), ("Pay for All of It", true), ("Help", false),
    ]
    let placement = docked(titles, PixelSize(width: width, height: height))
    let main = try #require(placement.controls.first { $0.name == titles[1].0 })
    #expect(main.area == nil)
    #expect(main.frame.intersection(PixelRect(placement.size)) == main.frame)
  }

  @Test(arguments: [Language("en"), "ar"])
  func `on a wide and low screen it stays at the side, where lines end`(language: Language) throws {
    let placement = place(height: 150, labels: 10, language: language)
    let button = try #require(placement.controls.first { $0.name == "go" })
    #expect(button.area == nil && button.frame.width < 320)
    #expect(abs(button.frame.midY - 75) <= 1)
    let area = try #require(placement.area("screen"))
    #expect(area.viewport.height == 150)
    if language == "ar" {
      #expect(area.viewport.x >= button.frame.maxX)
    } else {
      #expect(area.viewport.maxX <= button.frame.x)
    }
  }

  @Test func `it stays where its author says`() throws {
    let side = place(height: 480, labels: 40, edge: .side)
    let button = try #require(side.controls.first { $0.name == "go" })
    #expect(button.frame.x > 480 && side.area("screen")?.viewport.height == 480)
    #expect(button.id == .node("screen.dock.content[0].button"))
    let foot = place(height: 300, labels: 10, edge: .foot)
    let below = try #require(foot.controls.first { $0.name == "go" })
    #expect(below.frame.width > 700)
  }

  @Test func `what would leave half of the height stays at the foot, however wide the screen`()
    throws
  {
    let placement = place(width: 1920, height: 480, labels: 40)
    let button = try #require(placement.controls.first { $0.name == "go" })
    #expect(button.area == nil && button.frame.maxY > 400)
  }

  @Test(arguments: [(700, 350, true), (700, 420, false), (350, 390, false)])
  func `a dock is at the side while the screen is like that, whatever its edge`(
    width: Int, height: Int, isAtSide: Bool
  ) throws {
    var screen = Screen(
      content: [.label(Label(text: RichText("Words")))],
      dock: [.button(Button(id: "go", title: "Go", action: .emit("go")))], dockEdge: .foot)
    screen.dockSideWhen = RoomCondition(shorterThan: .points(400), shape: .landscape)
    let placement = ScreenSetting(screen: screen, path: "screen").place(
      in: LayoutContext(
        profile: Profile.sample(), language: "en", size: PixelSize(width: width, height: height),
        typesetter: GridTypesetter()))
    let button = try #require(placement.controls.first { $0.name == "go" })
    #expect((button.frame.x >= width / 2) == isAtSide)
  }
}
