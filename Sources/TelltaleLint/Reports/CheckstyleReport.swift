import TelltaleModel

/// Checkstyle's XML, which many review tools read.
enum CheckstyleReport {
  static func text(_ report: LintReport) -> String {
    let files = report.files.map { file in
      "  " + XMLText.tag("file", [("name", report.path(of: file))]) + ">\n"
        + file.findings.map(error).joined() + "  </file>\n"
    }
    return XMLText.declaration + "<checkstyle version=\"4.3\">\n" + files.joined()
      + "</checkstyle>\n"
  }

  private static func error(_ finding: LintFinding) -> String {
    let severity = finding.severity == .note ? "info" : finding.severity.rawValue
    let tag = XMLText.tag(
      "error",
      [
        ("line", String(finding.location.line)), ("column", String(finding.location.column)),
        ("severity", severity), ("message", finding.messageWithProfiles.oneLine),
        ("source", "telltale.\(finding.ruleName)"),
      ])
    return "    \(tag)/>\n"
  }
}
