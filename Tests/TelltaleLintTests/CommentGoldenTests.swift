import TelltaleModel
import TelltaleTestSupport
import Testing

@testable import TelltaleLint

/// Comments that silence, or try to, in every spelling; `tools/goldens` writes anew what is said.
@Suite struct CommentGoldenTests {
  private static let comments = [
    "", "# a note", "# telltale", "# telltale:", "#telltale:disable-line A",
    "# Telltale:disable-line X",
    "# telltale:disable-line", "# telltale:disable-line ID", "# telltale:disable-line ID -- so",
    "#\ttelltale:disable-line ID -- so", "## telltale:disable-line ID -- so",
    "# # telltale:disable-line ID --  so ", "# telltale:disable-line ID --",
    "# telltale:disable-line ID -- ",
    "# telltale:disable-line ID-- so", "# telltale:disable-line ID --so",
    "# telltale:disable-line ID - so",
    "# telltale:disable-line -- ID", "# telltale:disable-line -- ",
    "# telltale: disable-line ID -- so",
    "# telltale:disable-line ,ID,, -- so", "# telltale:disable-line ID,OTHER\tREFUSED -- so",
    "# telltale:disable-line id -- so", "# telltale:disable-line NONE ID -- so",
    "# telltale:disable-line ID ID -- so", "# telltale:disable-line UNUSED -- so",
    "# telltale:disable-line REFUSED -- so", "# telltale:disable-next-line ID -- so",
    "# telltale:disable-next-line UNUSED, NONE", "# telltale:disable-file ID",
    "# telltale:disable-file UNUSED OTHER -- so", "# telltale:disable-fil ID -- so",
    "# telltale:enable X",
    "# before telltale:disable-line ID -- so", "# telltale:disable-line é ID -- so",
  ]

  private func told(_ text: String) throws -> [String] {
    try Linters.lint(text).findings.filter { $0.ruleName != "ALERT-BUTTON-NO-OK-FOR-ACTION" }
      .map { finding in
        let place = "  \(finding.location.line):\(finding.location.column) \(finding.ruleName)"
        guard finding.ruleName.hasPrefix("LINT-") else { return place }
        return "\(place): \(finding.severity): \(finding.message); \(finding.remedy ?? "")"
      }
  }

  @Test func `what is said of a comment, above, beside and on top, is as approved`() throws {
    var lines: [String] = []
    for comment in Self.comments {
      let named = comment.replacing("ID", with: "ALERT-TITLE-DESCRIPTIVE")
        .replacing("OTHER", with: "ALERT-TITLE-SINGLE-WORD")
        .replacing(" id ", with: " Alert-Title-Descriptive ")
        .replacing("REFUSED", with: "ALERT-DESTRUCTIVE-NEEDS-CANCEL")
        .replacing("UNUSED", with: "ALERT-TONE-NEUTRAL")
      for (place, text) in [
        ("top", "\(named)\nalert:\n  title: Error\n"),
        ("above", "alert:\n  \(named)\n\n  # x\n  title: Error\n"),
        ("beside", "alert:\n  title: Error \(named)\n"),
      ] {
        let found = try told(
          text + "  reason: problem\n  buttons: [{title: Delete, role: destructive}]\n")
        lines += ["# \(place): \(comment.replacing("\t", with: "→"))"] + found
      }
    }
    let golden = lines.joined(separator: "\n") + "\n"
    #expect(try Golden.changes(in: "reports/comments.txt", golden) == [])
  }
}
