/// The format in which findings are written.
package enum LintFormat: String, Hashable, Sendable, CaseIterable {
  case full, concise, json, sarif, github, gitlab, checkstyle, junit

  /// Writes the report on all files.
  ///
  /// - Parameters:
  ///   - report: The contents of the report.
  ///   - hasColor: True for severities in the colours of a terminal; only the formats for people have any.
  /// - Returns: The text with its line ends.
  package func text(_ report: LintReport, hasColor: Bool = false) -> String {
    switch self {
    case .full: TextReport(isFull: true, hasColor: hasColor).text(report)
    case .concise: TextReport(isFull: false, hasColor: hasColor).text(report)
    case .json: JSONReport.document(report).text + "\n"
    case .sarif: SARIFReport.document(report).text + "\n"
    case .github: GitHubReport.text(report)
    case .gitlab: GitLabReport.document(report).text + "\n"
    case .checkstyle: CheckstyleReport.text(report)
    case .junit: JUnitReport.text(report)
    }
  }
}
