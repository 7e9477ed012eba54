/// How findings are written.
package enum LintFormat: String, Hashable, Sendable, CaseIterable {
  case full, concise, json, sarif, github, gitlab, checkstyle, junit

  /// The report on all files.
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
