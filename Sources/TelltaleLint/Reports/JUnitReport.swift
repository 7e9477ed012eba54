import TelltaleModel

/// JUnit's XML: a file is a test suite, a finding a failed test; notes are passed tests that say
/// something, so that they fail no build.
enum JUnitReport {
  static func text(_ report: LintReport) -> String {
    let suites = report.files.map { suite($0, report.path(of: $0)) }
    let tests = report.files.reduce(0) { $0 + max(1, $1.findings.count) }
    let failures = report.files.reduce(0) { $0 + JUnitReport.failures($1) }
    let head = XMLText.tag(
      "testsuites",
      [("name", "telltale lint"), ("tests", String(tests)), ("failures", String(failures))])
    return XMLText.declaration + head + ">\n" + suites.joined() + "</testsuites>\n"
  }

  private static func failures(_ file: LintedFile) -> Int {
    file.findings.count { $0.severity > .note }
  }

  private static func suite(_ file: LintedFile, _ path: String) -> String {
    let head = XMLText.tag(
      "testsuite",
      [
        ("name", path), ("tests", String(max(1, file.findings.count))),
        ("failures", String(failures(file))), ("errors", "0"), ("skipped", "0"),
      ])
    let cases =
      file.findings.isEmpty
      ? "    " + XMLText.tag("testcase", [("name", "guidelines"), ("classname", path)]) + "/>\n"
      : file.findings.map { testCase($0, path) }.joined()
    return "  \(head)>\n\(cases)  </testsuite>\n"
  }

  private static func testCase(_ finding: LintFinding, _ path: String) -> String {
    let place = "\(finding.location.line):\(finding.location.column)"
    let head = XMLText.tag(
      "testcase", [("name", "\(finding.ruleName) \(place)"), ("classname", path)])
    let text = "\(path):\(place): \(finding.severity.rawValue): \(finding.messageWithProfiles)"
    guard finding.severity > .note else {
      return "    \(head)>\n      <system-out>\(XMLText.escaped(text))</system-out>\n"
        + "    </testcase>\n"
    }
    let failure = XMLText.tag(
      "failure",
      [("message", finding.messageWithProfiles), ("type", finding.severity.rawValue)])
    let remedy = finding.remedy.map { "\n\($0)" } ?? ""
    return "    \(head)>\n      \(failure)>\(XMLText.escaped(text + remedy))</failure>\n"
      + "    </testcase>\n"
  }
}
