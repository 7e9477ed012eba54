import TelltaleGraphics
import TelltaleLayout
import TelltaleModel
import TelltaleTestSupport
import Testing

@testable import TelltaleRuntime

/// The page with keys on panels as they are sold.
@Suite struct KeyPagePanelTests {
  private static let panels = [
    "4.3in", "5in", "7in", "7in-1024x600", "8in", "10.1in", "10.25in", "15.6in", "21.5in",
    "21.5in-portrait",
  ]

  private func page(
    _ language: Language, on name: String, _ keyboard: FieldKeyboard = .text
  ) throws -> Placement {
    let setup = try ProfileSetup(
      SceneSettings(profile: "\(Platforms.folder)/kiosk.yaml"), in: .quiet)
    let panel = try #require(UsualPanel.reading(name))
    let profile = setup.profile.fitted(
      on: panel.panel(distance: setup.profile.display.viewingDistance), setup.capShare)
    let layout = try #require(KeyboardLayout(profile.keyboard, language: language))
    let alert = Alert(
      title: "Your Name", buttons: [], fields: [TextField(id: "name", keyboard: keyboard)])
    let context = LayoutContext(
      profile: profile, language: language, size: panel.pixels, typesetter: setup.fonts)
    return TypingPage(field: 0, layout: keyboard.layout(layout))
      .fitted(to: alert, in: context)
      .place(alert, value: FieldValue(text: ""), in: context)
  }

  @Test(arguments: panels, ["en", "de"] as [Language])
  func `all keys for a plate are seen at once, with its digits where they have room`(
    panel: String, language: Language
  ) throws {
    let page = try page(language, on: panel, .plate)
    let names = Set(page.controls.map(\.name))
    #expect(page.areas.isEmpty)
    #expect("ABCDEFGHIJKLMNOPQRSTUVWXYZ-".allSatisfy { names.contains(String($0)) })
    #expect(names.contains("7") != names.contains("page"))
    #expect(panel == "4.3in" || names.contains("7"), "\(panel)")
  }

  @Test(arguments: panels, [("en", "qwertyuiop"), ("de", "qwertzuiopü")])
  func `letters stand in the rows that hands know, between Shift and the key that deletes`(
    panel: String, letters: (language: Language, row: String)
  ) throws {
    let page = try page(letters.language, on: panel)
    func frame(_ name: String) throws -> PixelRect {
      try #require(page.controls.first { $0.name == name }?.frame, "\(name)")
    }
    let row = try letters.row.map { try frame(String($0)) }
    #expect(Set(row.map(\.y)).count == 1 && row.map(\.x) == row.map(\.x).sorted())
    let (shift, delete, last) = try (frame("shift"), frame("delete"), frame("m"))
    #expect(shift.y == last.y && delete.y == last.y)
    #expect(shift.maxX < last.x && delete.x > last.maxX)
    #expect(shift.x == row[0].x && delete.maxX == row[row.count - 1].maxX)
    let done = try frame("done")
    #expect(done.y > last.y && done.maxX == delete.maxX)
  }

  @Test(arguments: panels)
  func `what is typed stands right above the keys`(panel: String) throws {
    let page = try page("en", on: panel)
    let field = try #require(page.controls.first { $0.id == .field(0) }).frame
    let key = try #require(page.controls.first { $0.name == "q" }).frame
    #expect(field.maxY <= key.y && key.y - field.maxY < key.height)
  }

  @Test(arguments: panels)
  func `what a field is for is the title's to say, above it or in it where that has no room`(
    panel: String
  ) throws {
    let page = try page("en", on: panel)
    let field = try #require(page.controls.first { $0.id == .field(0) })
    #expect(field.name == "name")
    let titles = page.texts.filter { $0.role == .title }
    #expect((titles.map(\.string) + [field.label.string]).filter { !$0.isEmpty } == ["Your Name"])
  }

  @Test func `a large display shows what was there before`() throws {
    let page = try page("en", on: "21.5in-portrait")
    #expect(page.frame.height * 2 < page.size.height && page.frame.maxY == page.size.height)
    let keys = page.controls.filter { $0.name.count == 1 }
    // 18 millimetres of a panel with 1080 pixels on 268.
    #expect(keys.allSatisfy { $0.frame.width * 268 >= 18 * 1080 })
  }
}
