import TelltaleGraphics
import TelltaleModel
import TelltaleTestSupport
import TelltaleWords
import Testing

@testable import TelltaleGuidelines

@Suite struct SheetTitleTests {
  private func findings(_ title: String, on name: String) throws -> [Finding] {
    let sample = try SampleScene(
      """
      action-sheet:
        title: \(title)
        trigger: close-button
        buttons: [{title: Save}, {role: cancel}]
      """, on: name)
    return Judge(
      profile: sample.profile, lexicons: try Platforms.lexicons(), verbs: .all,
      typesetter: GridTypesetter()
    ).judge(sample.scene).findings.filter { $0.rule == "ACTION-SHEET-TITLE-NOT-CUT" }
  }

  // ACTION-SHEET-TITLE-NOT-CUT
  @Test(arguments: Platforms.names.filter { $0 != "carplay" })
  func `a title of two hundred characters is told with the character at which it is cut`(
    name: String
  ) throws {
    let title = Array(repeating: "Draft", count: 33).joined(separator: " ") + "ed"
    let found = try findings(title, on: name)
    #expect(found.count == 1 && found.map(\.severity) == [.warning])
    let message = try #require(found.first?.message)
    let words = message.split(separator: " ")
    let place = try #require(words.firstIndex(of: "character"), "\(message)")
    let end = try #require(Int(words[place + 1]))
    // Where a word ends: at the ellipsis that stands for the rest.
    #expect(message.hasPrefix("the title is cut off at character") && end > 10 && end < 199)
    #expect(try findings("Keep This Draft?", on: name).isEmpty)
  }
}
