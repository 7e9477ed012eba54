import TelltaleGraphics
import TelltaleModel
import TelltaleTestSupport
import Testing

@testable import TelltaleLayout

/// What stays at the foot of a screen.
@Suite struct DockPlacerTests {
  private func place(height: Int, labels: Int) -> Placement {
    let labels = (0..<labels).map {
      Element.label(Label(text: RichText(TextContent("Line \($0)"))))
    }
    let screen = Screen(
      content: labels, dock: [.button(Button(id: "go", title: "Go", action: .emit("go")))])
    return ScreenSetting(screen: screen, path: "screen").place(
      in: LayoutContext(
        profile: Profile.sample(), language: "en", size: PixelSize(width: 800, height: height),
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
    let placement = place(height: 150, labels: 4)
    let button = try #require(placement.controls.first { $0.name == "go" })
    #expect(button.area == "screen")
  }
}
