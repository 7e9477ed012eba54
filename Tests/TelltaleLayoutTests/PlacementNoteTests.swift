import TelltaleGraphics
import TelltaleLayout
import TelltaleModel
import TelltaleTestSupport
import Testing

/// What a placement says of texts that are not seen as they were written.
@Suite struct PlacementNoteTests {
  private static let odd = "\u{E123}"

  private func context(_ name: String = "kiosk") throws -> LayoutContext {
    LayoutContext(
      profile: try Platforms.profile(name), language: "en",
      size: PixelSize(width: 480, height: 480),
      textSize: 1, typesetter: GridTypesetter())
  }

  private func lines(_ notes: [PlacementNote]) -> [String] {
    notes.map { "\($0.kind.rawValue) \($0.path) \($0.detail)" }
  }

  @Test func `an alert names each of its texts that has characters without a picture`() throws {
    let alert = Alert(
      title: TextVariants(TextContent("Route \(Self.odd) Lost")), message: TextContent(Self.odd),
      buttons: [
        AlertButton(id: "a", title: "Retry"),
        AlertButton(id: "b", title: TextVariants(TextContent("\(Self.odd)\(Self.odd)"))),
      ])
    let placement = alert.place(in: try context())
    #expect(
      lines(placement.notes) == [
        "\(PlacementNote.Kind.missingGlyph.rawValue) alert.title \(Self.odd)",
        "\(PlacementNote.Kind.missingGlyph.rawValue) alert.message \(Self.odd)",
        "\(PlacementNote.Kind.missingGlyph.rawValue) alert.buttons[1].title \(Self.odd) \(Self.odd)",
      ])
    let plain = Alert(title: "Route Lost", message: "Try again.", buttons: alert.buttons.dropLast())
    #expect(plain.place(in: try context()).notes.isEmpty)
  }

  @Test func `a sheet names its texts likewise`() throws {
    let sheet = ActionSheet(
      title: TextVariants(TextContent("Route \(Self.odd)")), message: TextContent("\(Self.odd)?"),
      trigger: Trigger("share"),
      buttons: [
        AlertButton(id: "a", title: "Retry"),
        AlertButton(id: "b", title: TextVariants(TextContent("No \(Self.odd)"))),
        AlertButton(title: "Cancel", role: .cancel),
      ])
    let placement = sheet.question.placeAsSheet(.bottom, in: try context("ios"))
    #expect(
      lines(placement.notes) == [
        "\(PlacementNote.Kind.missingGlyph.rawValue) action-sheet.title \(Self.odd)",
        "\(PlacementNote.Kind.missingGlyph.rawValue) action-sheet.message \(Self.odd)",
        "\(PlacementNote.Kind.missingGlyph.rawValue) action-sheet.buttons[1].title \(Self.odd)",
      ])
  }

  @Test func `a screen names its texts by their paths`() throws {
    let row = TableRow(title: TextVariants(TextContent("Row \(Self.odd)")))
    let notes = PlacedScreen(row: row).placement.notes.filter { $0.kind == .missingGlyph }
    #expect(notes.map(\.detail) == [Self.odd])
    #expect(notes.first.map { "\($0.path)".hasSuffix("rows[0].title") } == true)
  }

  /// The longest that fits into the lines that a title has, and of those that do not fit the last.
  @Test func `of a title's variants the longest that fits is shown, and told`() throws {
    let context = try context()
    let lines = context.profile.alert.titleLines
    let words = (1...60).map { count in
      Array(repeating: "word", count: count).joined(separator: " ")
    }
    func title(_ texts: [String]) -> (shown: String?, notes: [String]) {
      let all = texts.map { TextContent($0) }
      let variants = TextVariants(all[0], shorter: Array(all.dropFirst()))
      let alert = Alert(title: variants, buttons: [AlertButton(id: "ok", title: "OK")])
      let placement = alert.place(in: context)
      let shown = placement.texts.first.map { $0.lines.count }
      return (shown.map { "\($0)" }, placement.notes.filter { $0.kind == .variant }.map(\.detail))
    }
    let fitting = words.last { text in title([text]).shown == "\(lines)" }
    let longest = try #require(fitting)
    let tooLong = longest + " word word word word word word word word"
    #expect(title([longest, "short"]).notes == [])
    #expect(title([tooLong, longest, "short"]).notes == [longest])
    #expect(title([tooLong, tooLong + "!", "short"]).notes == ["short"])
    #expect(title([tooLong, tooLong + "!"]).notes == [tooLong + "!"])
    #expect(title([tooLong]).notes == [])
  }
}
