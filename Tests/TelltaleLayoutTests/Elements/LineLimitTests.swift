import TelltaleGraphics
import TelltaleModel
import TelltaleTestSupport
import TelltaleText
import Testing

@testable import TelltaleLayout

/// A label takes so many lines as its scene allows, and says that there is more.
@Suite struct LineLimitTests {
  /// In the sample profile body text has 22 points, and each letter is half as wide: 10 letters a line.
  private func placed(_ label: Label) -> PlacedScreen {
    PlacedScreen(Screen(content: [.label(label)]), width: 48 + 110)
  }

  private func label(_ runs: [String], lines: Int?) -> Label {
    var label = Label(text: RichText(runs.map { TextRun(text: TextContent($0)) }))
    label.lines = lines
    return label
  }

  /// What is drawn, a letter for each glyph: the lines from top to bottom.
  private func shown(_ placed: PlacedScreen) -> [String] {
    var lines: [Int: String] = [:]
    for part in placed.placement.parts {
      guard case .text(let text, _) = part.shape else { continue }
      for line in text.lines {
        let letters = line.line.runs.flatMap(\.run.glyphs).compactMap { Unicode.Scalar($0.glyph) }
        lines[line.origin.y, default: ""].unicodeScalars.append(contentsOf: letters)
      }
    }
    return lines.sorted { $0.key < $1.key }.map(\.value)
  }

  @Test func `a text that takes no more lines than there may be is whole, and nothing is told`() {
    let found = placed(label(["Two lines only"], lines: 2))
    #expect(shown(found) == ["Two lines", "only"])
    #expect(found.placement.notes.isEmpty)
  }

  @Test func `past its lines a text ends in an ellipsis, and is told with all that it says`() {
    let text = "One two three four five six"
    let found = placed(label([text], lines: 2))
    #expect(shown(found) == ["One two", "three fou…"])
    #expect(found.placement.notes.map(\.kind) == [.truncated])
    #expect(found.placement.notes.map(\.detail) == [text])
  }

  @Test func `a text of several looks is cut in the look that it is cut in`() {
    let found = placed(label(["One two ", "three four ", "five"], lines: 2))
    #expect(shown(found).count == 2 && shown(found).last?.last == "…")
    #expect(found.placement.notes.map(\.kind) == [.truncated])
  }

  @Test func `line feeds count as lines`() {
    #expect(shown(placed(label(["One\nTwo\nThree"], lines: 2))) == ["One", "Two…"])
    #expect(shown(placed(label(["One\n\nThree"], lines: 2))) == ["One", "…"])
  }

  @Test(arguments: [1, 2, 3])
  func `it asks for the height of the lines that it has`(lines: Int) throws {
    let long = label([String(repeating: "word ", count: 20)], lines: lines)
    let one = label(["word"], lines: nil)
    func height(_ label: Label) -> Int {
      let screen = ScreenContext(
        ScreenSetting(screen: Screen(content: []), path: "screen"),
        in: LayoutContext(
          profile: .sample(), language: "en", size: PixelSize(width: 158, height: 480),
          typesetter: GridTypesetter()))
      return screen.extent(of: PlacedElement(.label(label), at: "a"), width: 110).whole
    }
    #expect(height(long) == lines * height(one))
  }

  @Test(arguments: ["ar", "ja", "th"] as [Language])
  func `with the fonts of a profile it is cut as well`(language: Language) throws {
    let texts: [Language: String] = [
      "ar": "يبدأ الشحن من تلقاء نفسه عندما توصل الكابل بالسيارة",
      "ja": "ケーブルを車に差し込むと充電が自動的に始まります。", "th": "การชาร์จจะเริ่มเองเมื่อเสียบสายเข้ากับรถ",
    ]
    let text = try #require(texts[language])
    let fonts = try FontBook(faces: Platforms.profile("kiosk").typography.faces)
    let found = PlacedScreen(
      Screen(content: [.label(label([text], lines: 1))]), width: 300, language: language,
      typesetter: fonts)
    #expect(found.placement.notes.map(\.kind) == [.truncated])
    #expect(found.shown == [text])
    #expect((found.text(text)?.width ?? 999) <= 252)
  }
}
