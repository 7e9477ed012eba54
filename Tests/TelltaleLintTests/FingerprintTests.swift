import TelltaleModel
import Testing

@testable import TelltaleLint

/// Fingerprints stand in the baselines of teams, so the same fault has the same for ever.
@Suite struct FingerprintTests {
  @Test func `digests stay what they are`() {
    #expect(
      [[], [""], ["a"], ["a", "b"], ["ab"], ["é"]].map(Fingerprint.digest) == [
        "84222325cbf29ce4cbf29ce484222325", "789e9d3a2b781125af63bd4c8601b7df",
        "6c5374d87a2a4f61089be207b544f1e4", "43a88b6129579f8fab40d7820d408076",
        "3c9278d8347e86fee72003190541fc1e", "0bac38d6650aa9035feb231c1dfafbb3",
      ])
    for text in 0..<400 {
      let digest = Fingerprint.digest(["\(text)"])
      #expect(digest.utf8.count == 32 && digest.allSatisfy(\.isHexDigit))
    }
  }

  private func marked(_ finding: LintFinding, text: String? = "x") -> String {
    var findings = [finding]
    Fingerprint.mark(&findings) { _ in text }
    return findings[0].fingerprint
  }

  @Test func `a fingerprint is of the guideline, the keys, and what stands there`() {
    var finding = Linters.finding()
    finding.path = "alert.title"
    let own = marked(finding)
    #expect(own == Fingerprint.digest(["ALERT-TITLE-SHORT", finding.path.withoutPositions, "x"]))
    var moved = finding
    moved.location.line = 99
    moved.message = "otherwise"
    moved.severity = .error
    #expect(marked(moved) == own)
    #expect(marked(finding, text: "y") != own)
    #expect(marked(finding, text: nil) == marked(finding, text: ""))
    finding.rule = "OTHER"
    #expect(marked(finding) != own)
    finding.rule = nil
    #expect(marked(finding) == marked(Linters.finding(rule: "wrong"), path: "alert.title"))
  }

  private func marked(_ finding: LintFinding, path: NodePath) -> String {
    var finding = finding
    finding.path = path
    return marked(finding)
  }

  @Test func `what is wrong with a file as such is told by its message`() {
    #expect(marked(Linters.finding("a")) != marked(Linters.finding("b")))
    #expect(marked(Linters.finding("a")) == marked(Linters.finding("a"), text: "other"))
  }
}
