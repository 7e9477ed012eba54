import Testing

@testable import TelltaleLint

@Suite struct SuppressionTests {
  private func ids(_ text: String, settings: LintSettings = LintSettings()) throws -> [String] {
    try Linters.lint(text, settings: settings).findings.map { "\($0.location.line) \($0.ruleName)" }
  }

  private func scene(above: String = "", beside: String = "", top: String = "") -> String {
    """
    \(top)
    alert:
      reason: problem
      \(above)
      title: Oops \(beside)
      buttons: [{title: Retry}, {role: cancel}]
    """
  }

  @Test func `a scene without comments is reported`() throws {
    #expect(try ids(scene()).contains("5 ALERT-TONE-DIRECT"))
  }

  @Test(arguments: [
    ("# telltale:disable-next-line IDS -- the law", "", ""),
    ("", "# telltale:disable-line IDS -- the law", ""),
    ("", "", "# telltale:disable-file IDS -- the law"),
    ("# telltale:disable-next-line IDS -- a reason\n\n  # and more", "", ""),
    ("#telltale:disable-next-line ids -- a reason", "", ""),
  ])
  func `each kind of comment silences`(above: String, beside: String, top: String) throws {
    let named = [above, beside, top].map {
      $0.replacing("IDS", with: "ALERT-TONE-DIRECT, ALERT-TITLE-SINGLE-WORD")
        .replacing("ids", with: "alert-tone-direct alert-title-single-word")
    }
    #expect(try ids(scene(above: named[0], beside: named[1], top: named[2])) == [])
  }

  // LINT-SUPPRESSION-REASON
  @Test func `a comment without a reason silences and is told`() throws {
    let text = scene(
      beside: "# telltale:disable-line ALERT-TONE-DIRECT, ALERT-TITLE-SINGLE-WORD")
    #expect(try ids(text) == ["5 LINT-SUPPRESSION-REASON"])
    #expect(try ids(text.replacing("-WORD", with: "-WORD -- ")) == ["5 LINT-SUPPRESSION-REASON"])
  }

  // LINT-SUPPRESSION-UNUSED
  @Test func `what silences nothing is told, where it could have`() throws {
    let comment = "# telltale:disable-file ALERT-TONE-NEUTRAL -- once needed"
    let clean = scene(top: comment).replacing("Oops", with: "Map Server Unreachable")
    #expect(try ids(clean) == ["1 LINT-SUPPRESSION-UNUSED"])
    // Not looked for, so nobody knows.
    var settings = LintSettings()
    settings.ignore = ["ALERT-TONE"]
    #expect(try ids(clean, settings: settings) == [])
    let foreign = clean.replacing("ALERT-TONE-NEUTRAL", with: "ALERT-CARPLAY-TITLE-SHORT")
    #expect(try ids(foreign) == [])
  }

  // LINT-SUPPRESSION-UNKNOWN
  @Test(arguments: [
    ("# telltale:disable-nxt-line ALERT-TITLE-SHORT -- x", "did you mean"),
    ("# telltale:disable-line ALERT-TITEL-SHORT -- x", "near it are ALERT-TITLE-SHORT"),
    ("# telltale:disable-line -- x", "write disable-line ID -- reason"),
    ("# telltale: off", "known are"), ("# telltale:-- x", "known are"), ("#telltale:", "known are"),
    ("# telltale:disable-file --", "write disable-file ID -- reason"),
  ])
  func `a comment that is not understood is told`(comment: String, remedy: String) throws {
    let text = scene(top: comment).replacing("Oops", with: "Map Server Unreachable")
    let findings = try Linters.lint(text).findings
    #expect(findings.map(\.rule) == ["LINT-SUPPRESSION-UNKNOWN"])
    #expect(findings.first?.remedy?.contains(remedy) == true, "\(findings)")
  }

  // LINT-SUPPRESSION-REFUSED
  @Test func `what refuses a scene cannot be silenced`() throws {
    let text = """
      # telltale:disable-file ALERT-DESTRUCTIVE-NEEDS-CANCEL -- we have none
      alert: {title: Delete This Route?, buttons: [{title: Delete, role: destructive}]}
      """
    let found = try ids(text)
    #expect(found.contains("2 ALERT-DESTRUCTIVE-NEEDS-CANCEL"))
    #expect(found.contains("1 LINT-SUPPRESSION-REFUSED"))
  }

  @Test func `a text that looks like a comment is none`() throws {
    let text = scene(beside: "").replacing("Oops", with: "'# telltale:disable-line X'")
    #expect(try !ids(text).contains { $0.contains("LINT-SUPPRESSION") })
  }
}
