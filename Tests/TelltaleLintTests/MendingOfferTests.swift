import TelltaleTestSupport
import Testing

@testable import TelltaleLint

/// What can be mended is offered, and what the layout of the text does not let be written is not:
/// whether somebody lints, or mends and leaves it.
@Suite struct MendingOfferTests {
  private static let titles = [
    "delete this Route?", "'delete this Route?'", "&a delete this Route?",
    "!!str delete this Route?",
    ">-\n    delete this\n    Route?", "|-\n    delete this Route?", "\"delete\n    this Route?\"",
    "[delete this Route?, delete it]", "{text: delete this Route?}",
  ]

  @Test func `what is not mended is offered as a check offers it`() throws {
    let linter = try Linters.linter()
    var (offered, dropped) = (0, 0)
    let texts = Self.titles.map { title in
      "alert:\n  title: \(title)\n  color: red\n  reason: confirm-destructive\n"
        + "  buttons: [{title: Delete., role: destructive}, {role: cancel}, {title: 'no'}]\n"
    }
    for text in texts + SceneExample.alerts.prefix(60).map(\.text) {
      let bytes = Array(text.utf8)
      let checked = linter.lint(bytes, name: "s.yaml")
      let left = SceneMender(linter).mend(bytes, name: "s.yaml") { _ in false }
      #expect(left.mended.isEmpty && left.file.bytes == bytes)
      #expect(left.file.findings == checked.findings, "\(text)")
      let possible = linter.found(bytes, name: "s.yaml").findings.compactMap(\.fix)
      offered += checked.findings.compactMap(\.fix).count
      dropped += possible.count - checked.findings.compactMap(\.fix).count
    }
    #expect(offered > 20 && dropped > 0, "\(offered) \(dropped)")
  }
}
