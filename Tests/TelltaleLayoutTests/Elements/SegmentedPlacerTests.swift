import TelltaleGraphics
import TelltaleModel
import TelltaleTestSupport
import Testing

@testable import TelltaleLayout

/// Where the options of a segmented control stand.
@Suite struct SegmentedPlacerTests {
  private let frame = PixelRect(x: 40, y: 60, width: 600, height: 400)

  private func screen(_ language: Language = "en") -> ScreenContext {
    ScreenContext(
      ScreenSetting(screen: Screen(content: []), path: "screen"),
      in: LayoutContext(
        profile: .sample(), language: language, size: PixelSize(width: 800, height: 480),
        typesetter: GridTypesetter()))
  }

  private func segmented(_ titles: [TextVariants]) -> Segmented {
    Segmented(
      about: "Mode",
      options: titles.enumerated().map { Segmented.Option(id: "\($0)", title: $1) })
  }

  private func parts(_ segmented: Segmented, in screen: ScreenContext) -> ScreenParts {
    var parts = ScreenParts(of: screen, element: "screen")
    screen.place(PlacedElement(.segmented(segmented), at: "mode"), in: frame, into: &parts)
    return parts
  }

  @Test func `options stand side by side, the first where one begins to read`() {
    let left = parts(segmented(["A", "B", "C"]), in: screen()).controls.map(\.frame)
    #expect(Set(left.map(\.y)).count == 1)
    #expect(left.map(\.x) == left.map(\.x).sorted())
    let right = parts(segmented(["A", "B", "C"]), in: screen("ar")).controls.map(\.frame)
    #expect(right.map(\.x) == right.map(\.x).sorted(by: >))
  }

  @Test func `a shorter variant keeps them beside each other`() {
    let long = "Whichever the climate control takes for better at the moment"
    let parts = parts(
      segmented([TextVariants(TextContent(long), shorter: ["Auto"]), "Off"]), in: screen())
    #expect(Set(parts.controls.map(\.frame.y)).count == 1)
  }

  @Test func `titles that do not fit beside each other stand below each other, and are not cut`() {
    let segmented = segmented(["Only the air inside", "Fresh air outside", "Both of them", "None"])
    let narrow = screen().extent(
      of: PlacedElement(.segmented(segmented), at: "mode"), width: 200)
    let wide = screen().extent(
      of: PlacedElement(.segmented(segmented), at: "mode"), width: 4000)
    #expect(narrow.whole == 4 * wide.whole)
  }

  @Test func `what is chosen is drawn as a filled button is, and has no other mark`() {
    let screen = screen()
    func filled(_ element: Element) -> ScreenParts {
      var parts = ScreenParts(of: screen, element: "screen")
      screen.place(PlacedElement(element, at: "go"), in: frame, into: &parts)
      return parts
    }
    var button = Button(id: "go", title: "A", action: .emit("go"))
    button.prominence = .filled
    func grounds(_ parts: ScreenParts) -> [PartInk] {
      parts.parts.compactMap { part in
        if case .body(_, _, let ink, _) = part.shape { ink } else { nil }
      }
    }
    func inks(_ parts: ScreenParts) -> [PartInk] {
      parts.parts.compactMap { part in
        if case .text(_, let ink) = part.shape { ink } else { nil }
      }
    }
    let chosen = parts(segmented(["A", "B"]), in: screen)
    let wanted = filled(.button(button))
    #expect(grounds(chosen) == [.lit(destroys: false)] && grounds(chosen) == grounds(wanted))
    #expect(inks(chosen) == inks(wanted) + [.role(.text)])
    let marks = chosen.parts.filter { part in
      if case .fill = part.shape, part.control != nil { true } else { false }
    }
    #expect(marks.isEmpty)
  }

  @Test(arguments: Platforms.names, Appearance.allCases)
  func `what is chosen is told from the others without its colour`(
    name: String, appearance: Appearance
  ) throws {
    let palette = try Platforms.profile(name).theme.palette(appearance)
    #expect(palette.lit.contrast(with: palette.raised) >= 2)
  }
}
