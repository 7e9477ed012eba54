import TelltaleModel
import TelltaleSyntax

/// Findings for people, and for editors that read what compilers write.
struct TextReport {
  /// With the line at fault, the remedy, and how the scene fares on each profile.
  var isFull: Bool
  var hasColor: Bool

  func text(_ report: LintReport) -> String {
    report.files.map { file in
      let lines = isFull ? SourceLines(file.bytes) : nil
      let findings = file.findings.map { entry($0, lines) }.joined()
      guard isFull, let overview = file.overview else { return findings }
      return findings + overview.text(for: Quoted.plain(file.name)) + "\n"
    }.joined()
  }

  /// `path:line:col: severity: message; remedy [ID]`; in the full form the line at fault follows, and the
  /// remedy below it.
  private func entry(_ finding: LintFinding, _ lines: SourceLines?) -> String {
    let place = finding.location
    let rule = finding.rule.map { " [\($0)]" } ?? ""
    let remedy = isFull ? nil : finding.remedy.map { "; \(Remedy.clause($0.oneLine))" }
    let head =
      "\(Quoted.plain(place.file)):\(place.line):\(place.column): "
      + "\(painted(finding.severity)): \(finding.messageWithProfiles.oneLine)\(remedy ?? "")\(rule)\n"
    guard let lines else { return head }
    return head + lines.excerpt(place) + help(finding) + "\n"
  }

  private func help(_ finding: LintFinding) -> String {
    let remedy = finding.remedy.map { "      = \($0.oneLine)\n" } ?? ""
    let fix = finding.fix.map { fix in
      "      = \(fix.isSafe ? "--fix" : "--fix --unsafe-fixes"): \(fix.title.oneLine)\n"
    }
    return remedy + (fix ?? "")
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
