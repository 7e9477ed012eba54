import TelltaleGraphics
import TelltaleModel
import TelltaleTestSupport
import Testing

@testable import TelltaleLayout

/// Where a stepper's buttons and its figure stand.
@Suite struct StepperPlacerTests {
  private let frame = PixelRect(x: 40, y: 60, width: 600, height: 120)

  private func parts(_ first: Int, _ language: Language = "en") -> ScreenParts {
    let screen = ScreenContext(
      ScreenSetting(screen: Screen(content: []), path: "screen"),
      in: LayoutContext(
        profile: .sample(), language: language, size: PixelSize(width: 800, height: 480),
        typesetter: GridTypesetter()))
    var parts = ScreenParts(of: screen, element: "screen")
    let stepper = Stepper(
      id: "s", about: "S", value: RangedValue(most: 10_000, first: first * 1000))
    screen.place(PlacedElement(.stepper(stepper), at: "s"), in: frame, into: &parts)
    return parts
  }

  @Test func `less is where one begins to read, and more where one ends`() {
    let left = parts(5).controls
    #expect(left.map(\.name) == ["s-less", "s-more"])
    #expect(left[0].frame.maxX < left[1].frame.x)
    let right = parts(5, "ar").controls
    #expect(right.map(\.name) == ["s-less", "s-more"])
    #expect(right[1].frame.maxX < right[0].frame.x)
  }

  @Test func `a button that leads past an end cannot be pressed`() {
    #expect(parts(0).controls.map(\.isEnabled) == [false, true])
    #expect(parts(5).controls.map(\.isEnabled) == [true, true])
    #expect(parts(10).controls.map(\.isEnabled) == [true, false])
  }

  @Test func `the figure is as large as a title, and in the middle`() throws {
    let texts = parts(5).parts.compactMap { part in
      if case .text(let text, _) = part.shape { text } else { nil }
    }
    let figure = try #require(texts.first)
    #expect(figure.string == "5" && texts.count == 1)
    let screen = ScreenContext.sample()
    let title = screen.context.lineHeight(screen.type.title, "en")
    let buttons = parts(5).controls.map(\.frame)
    #expect(figure.frame.height >= title)
    #expect(abs(figure.frame.midX - (buttons[0].maxX + buttons[1].x) / 2) <= 1)
  }

  @Test func `buttons stay where they are whatever the figure is`() {
    #expect(parts(0).controls.map(\.frame) == parts(10).controls.map(\.frame))
  }
}
