import TelltaleModel
import TelltaleSyntax

/// GitLab's code quality report, the part of Code Climate's format that GitLab reads.
enum GitLabReport {
  static func document(_ report: LintReport) -> JSONValue {
    .array(
      report.files.flatMap { file in
        let path = report.path(of: file)
        return Occurrences.numbered(file.findings).map { issue($0, $1, path) }
      })
  }

  private static func issue(_ finding: LintFinding, _ number: Int, _ path: String) -> JSONValue {
    [
      "description": .string(finding.messageWithProfiles),
      "check_name": .string(finding.ruleName),
      "fingerprint": .string(
        Fingerprint.digest([path, finding.fingerprint, String(number)])),
      "severity": .string(severity(finding)),
      "location": ["path": .string(path), "lines": ["begin": .integer(finding.location.line)]],
    ]
  }

  private static func severity(_ finding: LintFinding) -> String {
    switch finding.severity {
    case .error: finding.isRefusal ? "critical" : "major"
    case .warning: "minor"
    case .note: "info"
    }
  }
}
