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

  @Test func `where it would leave less than two rows it scrolls with the content`() throws {
    let placement = place(width: 300, height: 150, labels: 4)
    let button = try #require(placement.controls.first { $0.name == "go" })
    #expect(button.area == "screen")
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
}
