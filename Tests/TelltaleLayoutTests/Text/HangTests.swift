import TelltaleGraphics
import TelltaleModel
import TelltaleTestSupport
import Testing

@testable import TelltaleLayout

/// Where the ink of letters begins.
@Suite struct HangTests {
  /// Letters half an em wide, with five empty pixels at each end of a line.
  private struct EdgedTypesetter: Typesetter {
    func typeset(_ request: TextRequest) -> TypesetText {
      var text = GridTypesetter().typeset(request)
      text.lines = text.lines.map { line in
        var line = line
        let ink = InkBox(left: 5, top: -10, right: Int32(line.width) - 5, bottom: 0)
        line.runs = line.runs.map { placed in
          PositionedRun(
            x: placed.x,
            run: GlyphRun(
              face: placed.run.face, size: placed.run.size, glyphs: placed.run.glyphs, ink: ink))
        }
        return line
      }
      return text
    }

    func characters(in request: TextRequest, line: Int) -> [CharacterPlace] {
      GridTypesetter().characters(in: request, line: line)
    }
  }

  private func line(
    _ level: TextLevel?, _ alignment: TextAlignment? = nil, language: Language = "en"
  ) -> (left: Int, right: Int)? {
    let screen = ScreenContext(
      ScreenSetting(screen: Screen(content: []), path: "screen"),
      in: LayoutContext(
        profile: Profile.sample(), language: language, size: PixelSize(width: 800, height: 480),
        typesetter: EdgedTypesetter()))
    var parts = ScreenParts(of: screen, element: "screen")
    let look = TextLook(level: level, size: 40, alignment: alignment)
    screen.place(
      PlacedElement(.label(Label(text: RichText("7:00"), style: look)), at: "label"),
      in: PixelRect(x: 100, y: 0, width: 300, height: 100), into: &parts)
    for part in parts.parts {
      if case .text(let text, _) = part.shape, let line = text.lines.first {
        return (line.origin.x, line.origin.x + line.line.width)
      }
    }
    return nil
  }

  @Test(arguments: TextLevel.allCases)
  func `of a text with a level the ink stands where text begins`(level: TextLevel) throws {
    #expect(try #require(line(level)).left == 95)
    #expect(try #require(line(level, language: "ar")).right == 405)
  }

  @Test func `other texts, and what is centred, stand as they are`() throws {
    #expect(try #require(line(nil)).left == 100)
    #expect(try #require(line(.figure, .center)).left == 210)
  }
}
