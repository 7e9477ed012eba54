import TelltaleGraphics
import TelltaleModel
import TelltaleTestSupport
import TelltaleText
import Testing

@testable import TelltaleLayout

/// A figure stands on one line as long as it is no smaller than a title.
@Suite struct FigureTests {
  /// In the sample profile a figure has 72 points and a title 20; a letter is half as wide as it is high.
  private func placed(_ text: String, width: Int, size: Points? = nil) -> PlacedScreen {
    let label = Label(
      text: RichText(TextContent(text)), style: TextLook(level: .figure, size: size))
    return PlacedScreen(Screen(content: [.label(label)]), width: width)
  }

  @Test func `a figure that fits has the size that the profile gives it`() {
    #expect(placed("18.2", width: 800).size("18.2") == UInt32(72 * 64))
  }

  @Test func `a figure that is wider than its room is smaller, on one line, and nothing is told`()
    throws
  {
    let found = placed("18.2 kWh", width: 200)
    let size = try #require(found.size("18.2 kWh"))
    #expect(size < 72 * 64 && size >= 20 * 64)
    #expect(found.lines("18.2 kWh")?.count == 1)
    #expect(found.placement.notes.isEmpty)
  }

  @Test func `a figure that does not fit at a title's size either takes lines, and is told`() {
    let text = "18.2 kWh of 40.0 kWh"
    let found = placed(text, width: 160)
    #expect(found.size(text) == UInt32(20 * 64))
    #expect(found.shown.count > 1)
    #expect(found.placement.notes.map(\.kind) == [.figureWraps])
    #expect(found.placement.notes.map(\.detail) == [text])
  }

  @Test func `a size that its author settled stays`() {
    #expect(placed("18.2 kWh", width: 200, size: 60).size("18.2 kWh") == UInt32(60 * 64))
  }

  @Test(arguments: ["watchos-s3", "watchos-s4"])
  func `what a car was charged with stands on one line of every watch`(name: String) throws {
    let profile = try Platforms.profile(name)
    let fonts = try FontBook(faces: profile.typography.faces)
    for screen in profile.screens {
      let size = PixelSize(
        width: profile.density.pixels(screen.width), height: profile.density.pixels(screen.height))
      let label = Label(text: RichText("18.2 kWh"), style: TextLook(level: .figure))
      let placement = ScreenSetting(screen: Screen(content: [.label(label)]), path: "screen").place(
        in: LayoutContext(profile: profile, language: "en", size: size, typesetter: fonts))
      let lines = placement.parts.compactMap { part -> Int? in
        guard case .text(let text, _) = part.shape else { return nil }
        return text.lines.count
      }
      #expect(lines == [1] && placement.notes.isEmpty)
    }
  }
}
