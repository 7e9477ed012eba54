import TelltaleFormats
import TelltaleModel

/// Writes findings as text.
struct LintReport {
  var format: LintFormat
  var hasColor: Bool

  func text(_ files: [LintedFile]) -> String {
    files.map { file in
      let lines = format == .full ? SourceLines(file.bytes) : nil
      return file.findings.map { entry($0, lines) }.joined()
    }.joined()
  }

  /// `path:line:col: severity: message [ID]`, and in the full form the line at fault.
  private func entry(_ finding: LintFinding, _ lines: SourceLines?) -> String {
    let place = finding.location
    let profiles =
      finding.profiles.isEmpty ? "" : " (\(finding.profiles.joined(separator: ", ")))"
    let rule = finding.rule.map { " [\($0)]" } ?? ""
    let head =
      "\(Quoted.plain(place.file)):\(place.line):\(place.column): "
      + "\(painted(finding.severity)): \(oneLine(finding.message))\(profiles)\(rule)\n"
    guard let lines else { return head }
    return head + lines.excerpt(place) + help(finding) + "\n"
  }

  private func help(_ finding: LintFinding) -> String {
    finding.remedy.map { "      = \(oneLine($0))\n" } ?? ""
  }

  private func oneLine(_ text: String) -> String {
    String(text.map { $0.isNewline ? " " : $0 })
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
