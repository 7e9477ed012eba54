import TelltaleModel
import TelltaleSyntax

/// Findings for people, and for editors that read what compilers write.
struct TextReport {
  /// With the lines at fault, the remedy, how the scene fares on each profile, and a line for each guideline.
  var isFull: Bool
  var hasColor: Bool

  func text(_ report: LintReport) -> String {
    guard isFull else {
      return report.files.flatMap { $0.findings.map(head) }.joined()
    }
    let files = report.files.map { file in
      let lines = SourceLines(file.bytes)
      let findings = FindingGroup.groups(file.findings).map { entry($0, lines) }.joined()
      guard let overview = file.overview else { return findings }
      return findings + overview.text(for: Quoted.plain(file.name)) + "\n"
    }.joined()
    return files + LintStatistics(report.files).ruleLines
  }

  /// `path:line:col: severity: message; remedy [ID]`; in the full form the remedy stands below.
  private func head(_ finding: LintFinding) -> String {
    let place = finding.location
    let rule = finding.rule.map { " [\($0)]" } ?? ""
    let remedy = isFull ? nil : finding.remedy.map { "; \(Remedy.clause($0.oneLine))" }
    return "\(Quoted.plain(place.file)):\(place.line):\(place.column): "
      + "\(painted(finding.severity)): \(finding.messageWithProfiles.oneLine)\(remedy ?? "")\(rule)\n"
  }

  /// All findings of one cause with their lines, then once what is to be done and why it weighs what it does.
  private func entry(_ group: FindingGroup, _ lines: SourceLines) -> String {
    let findings = group.findings.map { finding in
      head(finding) + lines.excerpt(finding.location) + (group.hasOneFix ? "" : fix(finding))
    }.joined()
    let first = group.first
    let remedy = first.remedy.map { "      = \($0.oneLine)\n" } ?? ""
    let also = group.also.isEmpty ? "" : "      = also: \(group.also.joined(separator: ", "))\n"
    let reasons = first.reasons.map { "      = \(first.severity.rawValue): \($0.line.oneLine)\n" }
    return findings + remedy + (group.hasOneFix ? fix(first) : "") + also + reasons.joined() + "\n"
  }

  private func fix(_ finding: LintFinding) -> String {
    finding.fix.map { fix in
      "      = \(fix.isSafe ? "--fix" : "--fix --unsafe-fixes"): \(fix.title.oneLine)\n"
    } ?? ""
  }

  private func painted(_ severity: Severity) -> String {
    guard hasColor else { return severity.rawValue }
    let color =
      switch severity {
      case .error: "31"
      case .warning: "33"
      case .note: "36"
      }
    return "\u{1B}[1;\(color)m\(severity.rawValue)\u{1B}[0m"
  }
}
