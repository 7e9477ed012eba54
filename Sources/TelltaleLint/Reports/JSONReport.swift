import TelltaleModel
import TelltaleSyntax

/// The linter's own JSON; its keys are never taken away or given another meaning within a version.
enum JSONReport {
  static func document(_ report: LintReport) -> JSONValue {
    let base: JSONValue = [
      "version": 1,
      "complete": .bool(report.isComplete),
      "complaints": .strings(report.complaints),
      "files": .array(
        report.files.map { file in
          let changes = FixChanges(file)
          return [
            "path": .string(report.path(of: file)), "profiles": .strings(file.profiles),
            "findings": .array(file.findings.map { finding($0, file, changes) }),
          ]
        }),
    ]
    guard report.hasStatistics else { return base }
    return base.adding([.init("statistics", LintStatistics(report.files).document)])
  }

  private static func finding(
    _ finding: LintFinding, _ file: LintedFile, _ changes: FixChanges
  ) -> JSONValue {
    [
      "line": .integer(finding.location.line), "column": .integer(finding.location.column),
      "severity": .string(finding.severity.rawValue),
      "reasons": .array(finding.reasons.map(reason)),
      "rule": finding.rule.map { .string($0) } ?? .null,
      "also": .strings(finding.also),
      "message": .string(finding.message),
      "remedy": finding.remedy.map { .string($0) } ?? .null,
      "refuses": .bool(finding.isRefusal),
      "profiles": .strings(finding.profiles.isEmpty ? file.profiles : finding.profiles),
      "fix": finding.fix.map { fix($0, changes) } ?? .null,
      "fingerprint": .string(finding.fingerprint),
    ]
  }

  private static func reason(_ reason: SeverityReason) -> JSONValue {
    [
      "source": .string(reason.source.rawValue), "text": .string(reason.text),
      "file": reason.place.map { .string($0.file) } ?? .null,
      "line": reason.place.map { .integer($0.line) } ?? .null,
      "profiles": .strings(reason.profiles),
    ]
  }

  private static func fix(_ fix: Fix, _ changes: FixChanges) -> JSONValue {
    let base: JSONValue = ["title": .string(fix.title), "safe": .bool(fix.isSafe)]
    guard let change = changes.change(fix) else { return base }
    let place = { (place: (line: Int, column: Int)) -> JSONValue in
      ["line": .integer(place.line), "column": .integer(place.column)]
    }
    return base.adding([
      .init(
        "change",
        ["start": place(change.start), "end": place(change.end), "text": .string(change.text)])
    ])
  }
}
