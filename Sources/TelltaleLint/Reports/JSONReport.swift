import TelltaleFormats

/// The linter's own JSON; its keys are never taken away or given another meaning within a version.
enum JSONReport {
  static func document(_ report: LintReport) -> JSONValue {
    [
      "version": 1,
      "complete": .bool(report.isComplete),
      "complaints": .strings(report.complaints),
      "files": .array(
        report.files.map { file in
          [
            "path": .string(report.path(of: file)), "profiles": .strings(file.profiles),
            "findings": .array(file.findings.map { finding($0, file) }),
          ]
        }),
    ]
  }

  private static func finding(_ finding: LintFinding, _ file: LintedFile) -> JSONValue {
    [
      "line": .integer(finding.location.line), "column": .integer(finding.location.column),
      "severity": .string(finding.severity.rawValue),
      "rule": finding.rule.map { .string($0) } ?? .null,
      "message": .string(finding.message),
      "remedy": finding.remedy.map { .string($0) } ?? .null,
      "refuses": .bool(finding.isRefusal),
      "profiles": .strings(finding.profiles.isEmpty ? file.profiles : finding.profiles),
      "fix": finding.fix.map { ["title": .string($0.title), "safe": .bool($0.isSafe)] } ?? .null,
      "fingerprint": .string(finding.fingerprint),
    ]
  }
}
