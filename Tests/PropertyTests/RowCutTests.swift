import TelltaleGraphics
import TelltaleLayout
import TelltaleModel
import TelltaleTestSupport
import TelltaleText
import Testing

/// Rows with the fonts that people see.
@Suite struct RowCutTests {
  private static let characters = ["e\u{301}", "👨‍👩‍👧‍👦", "🇩🇪", "नि", "각", "W", "a\u{308}"]

  // TABLE-ROW-TRUNCATES-ITSELF
  @Test(arguments: ["carplay", "kiosk"], StandardRowStyle.allCases)
  func `a row is cut between characters, and in every script`(
    name: String, style: StandardRowStyle
  ) throws {
    let profile = try Platforms.profile(name)
    let fonts = try FontBook(faces: profile.typography.faces)
    for character in Self.characters {
      let string = String(repeating: character, count: 200)
      let long = TextVariants(TextContent(string))
      let row = TableRow(
        id: "row", style: .standard(style), title: long, subtitle: style == .default ? nil : long)
      let setting = ScreenSetting(
        screen: Screen(content: [.table(Table(rows: [row]))]), path: "screen")
      let placement = setting.place(
        in: LayoutContext(
          profile: profile, language: "en", size: profile.smallestScreen, typesetter: fonts))
      let texts = placement.parts.compactMap { part in
        if case .text(let text, _) = part.shape, text.string == string { text } else { nil }
      }
      #expect(texts.count == (style == .default ? 1 : 2))
      for text in texts {
        let line = try #require(text.lines.first?.line)
        let seen = line.range.upperBound
        #expect(text.lines.count == 1 && seen > 0 && seen < string.utf8.count)
        #expect(seen % character.utf8.count == 0, "\(seen) of \(character)")
      }
    }
  }
}
