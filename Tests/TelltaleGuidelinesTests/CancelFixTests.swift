import TelltaleModel
import TelltaleTestSupport
import TelltaleWords
import Testing

@testable import TelltaleGuidelines

@Suite struct CancelFixTests {
  private func findings(_ rule: String, _ alert: String) throws -> [Finding] {
    let sample = try SampleScene("alert:\n  title: \(alert)", on: "ios")
    return Judge(
      profile: sample.profile, lexicons: try Platforms.lexicons(), verbs: .all,
      typesetter: GridTypesetter()
    ).judge(sample.scene).findings.filter { $0.rule == rule }
  }

  @Test func `a button that says Cancel is given the role, and keeps its title`() throws {
    let found = try findings(
      "ALERT-BUTTON-CANCEL-LOOKALIKE",
      "Update This Route?\n  buttons: [{title: Update}, {title: Cancel}]")
    let fix = try #require(found.first?.fix)
    #expect(found.count == 1 && fix.isSafe)
    #expect(fix.edits == [.set(at: found[0].path.parent, key: "role", value: "cancel")])
  }

  @Test(arguments: [
    "Update This Route?\n  buttons: [{title: Cancel}]",
    "Update This Route?\n  buttons: [{title: Update}, {title: Not Now, effect: none}]",
  ])
  func `neither a sole button nor another title becomes Cancel unasked`(alert: String) throws {
    let found = try findings("ALERT-BUTTON-CANCEL-LOOKALIKE", alert)
    #expect(found.count == 1 && found.allSatisfy { $0.fix?.isSafe == false })
  }

  @Test func `the end of a title is dropped only when told to`() throws {
    let found = try findings(
      "ALERT-TITLE-FRAGMENT-NO-PUNCTUATION", "Map Server Unreachable.\n  buttons: [{title: OK}]")
    #expect(found.count == 1 && found.allSatisfy { $0.fix?.isSafe == false })
  }
}
