import TelltaleGraphics
import TelltaleLayout
import TelltaleModel
import TelltaleTestSupport
import Testing

/// Letters are 11 pixels wide, of large text 22.
@Suite struct RichTextTests {
  private let bold = TextLook(weight: .bold)
  private let large = TextLook(size: 44)

  /// What stands on each line, its pieces from left to right, parted by bars.
  private func lines(
    _ runs: [(String, TextLook)], letters: Int, language: Language = "en"
  ) -> [String] {
    let text = RichText(runs.map { TextRun(text: TextContent($0.0), style: $0.1) })
    let side = Int(Profile.sample().screen.paddingSide.value)
    let placed = PlacedScreen(
      Screen(content: [.label(Label(text: text))]), width: 2 * side + 11 * letters,
      language: language)
    var rows: [Int: [(x: Int, text: String)]] = [:]
    for part in placed.placement.parts {
      guard case .text(let text, _) = part.shape, let line = text.lines.first else { continue }
      #expect(line.origin.x >= side && line.origin.x + line.line.width <= side + 11 * letters)
      rows[line.origin.y, default: []].append((line.origin.x, text.string))
    }
    return rows.sorted { $0.key < $1.key }.map { row in
      row.value.sorted { $0.x < $1.x }.map(\.text).joined(separator: "|")
    }
  }

  @Test func `a line does not end where only a look does`() {
    let runs = [("Hot Traffic", bold), (", slow", TextLook())]
    #expect(lines(runs, letters: 11) == ["Hot", "Traffic|,", "slow"])
    #expect(lines(runs, letters: 12) == ["Hot Traffic|,", "slow"])
    #expect(lines([("Ver", bold), ("bindung", TextLook())], letters: 10) == ["Ver|bindung"])
  }

  @Test func `pieces of one look are set as one`() {
    #expect(
      lines([("One two three", bold), (" four", TextLook())], letters: 40)
        == ["One two three| four"])
  }

  @Test func `a word wider than a line is broken inside`() {
    #expect(
      lines([("Emergency", large), (" now", TextLook())], letters: 12) == ["Emerge", "ncy| now"])
    #expect(lines([("Emergency", large), (", ", TextLook())], letters: 18) == ["Emergenc", "y|,"])
  }

  @Test func `spaces and line feeds stay what they are`() {
    let runs = [("One\n", bold), ("\ntwo", TextLook()), (" three", bold)]
    #expect(lines(runs, letters: 30) == ["One", "two| three"])
    let placed = lines([("a b", bold), ("\n", TextLook())], letters: 30)
    #expect(placed == ["a b"])
  }
}
