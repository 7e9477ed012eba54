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

  @Test func `what is chosen is drawn as a tinted button is`() {
    let screen = screen()
    var button = Button(id: "go", title: "A", action: .emit("go"))
    button.prominence = .tinted
    var tinted = ScreenParts(of: screen, element: "screen")
    screen.place(PlacedElement(.button(button), at: "go"), in: frame, into: &tinted)
    var round = ScreenParts(of: screen, element: "screen")
    let icon = IconButton(id: "go", title: "A", icon: "play", action: .emit("go"))
    screen.place(PlacedElement(.iconButton(icon), at: "go"), in: frame, into: &round)
    func grounds(_ parts: ScreenParts) -> [PartInk] {
      parts.parts.compactMap { part in
        if case .body(_, _, let ink, _) = part.shape { ink } else { nil }
      }
    }
    func inks(_ parts: ScreenParts) -> Set<PartInk> {
      Set(
        parts.parts.compactMap { part in
          switch part.shape {
          case .text(_, let ink), .icon(_, _, let ink): ink
          default: nil
          }
        })
    }
    let segmented = parts(segmented(["A", "B"]), in: screen)
    #expect(grounds(segmented) == [.soft])
    #expect(grounds(tinted) == [.soft] && grounds(round) == [.soft])
    #expect(inks(segmented) == inks(tinted) && inks(segmented) == inks(round))
  }

  @Test func `the one that is chosen has a line, not a colour alone`() {
    func lines(_ first: String) -> [Int] {
      var segmented = segmented(["A", "B"])
      segmented.first = first
      return parts(segmented, in: screen()).parts.compactMap { part in
        if case .fill(let rect, _, _) = part.shape, part.control != nil { rect.x } else { nil }
      }
    }
    #expect(lines("0").count == 1 && lines("1").count == 1)
    #expect((lines("0").first ?? 0) < (lines("1").first ?? 0))
  }
}
