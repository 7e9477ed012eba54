import TelltaleModel

/// Workflow commands, which GitHub shows beside the lines of a change.
enum GitHubReport {
  static func text(_ report: LintReport) -> String {
    report.files.flatMap { file in
      file.findings.map { line($0, report.path(of: file)) + "\n" }
    }.joined()
  }

  private static func line(_ finding: LintFinding, _ path: String) -> String {
    let command = finding.severity == .note ? "notice" : finding.severity.rawValue
    let remedy = finding.remedy.map { "\n\($0)" } ?? ""
    return "::\(command) file=\(property(path)),line=\(finding.location.line),"
      + "col=\(finding.location.column),title=\(property(finding.ruleName))"
      + "::\(data(finding.messageWithProfiles + remedy))"
  }

  private static func data(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "%": result += "%25"
      case "\r": result += "%0D"
      case "\n": result += "%0A"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  private static func property(_ text: String) -> String {
    var result = ""
    for scalar in data(text).unicodeScalars {
      switch scalar {
      case ":": result += "%3A"
      case ",": result += "%2C"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
