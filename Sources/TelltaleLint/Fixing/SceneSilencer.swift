import TelltaleModel
import TelltaleSyntax

/// A writer of comments that silence what is reported, each with one reason. All else stays as it is.
package struct SceneSilencer {
  private let linter: SceneLinter
  private let reason: String

  /// Creates a writer.
  ///
  /// - Parameters:
  ///   - linter: The linter that reports.
  ///   - reason: One line; it is written behind the ids of every comment.
  package init(_ linter: SceneLinter, reason: String) {
    self.linter = linter
    self.reason = reason
  }

  package struct Result {
    /// The file as it is now; its bytes are the new ones.
    package var file: LintedFile
    package var silenced: [LintFinding]
    /// The findings that can be silenced in general and not there, since a comment would be part of a text.
    package var left: [LintFinding]
  }

  /// Returns the reason why a file can take no comments.
  ///
  /// - Parameter name: The name of the file.
  /// - Returns: A message for a file of JSON; `nil` for a file that can take comments.
  package static func refusal(of name: String) -> String? {
    guard name.lowercased().hasSuffix(".json") else { return nil }
    return
      "\(Quoted.plain(name)): error: JSON has no comments, so nothing can be silenced in it; put its "
      + "findings into a baseline with --write-baseline, or make it YAML"
  }

  /// Silences the findings in a scene.
  ///
  /// - Parameters:
  ///   - bytes: The text of its file.
  ///   - name: The name of the file in messages.
  ///   - isWanted: Tells the findings that are reported, which are those to be silenced.
  /// - Returns: The file with the comments, and the findings that are silenced or left.
  package func silence(
    _ bytes: [UInt8], name: String, where isWanted: (LintFinding) -> Bool = { _ in true }
  ) -> Result {
    let before = linter.lint(bytes, name: name)
    let wanted = before.findings.filter { isWanted($0) && Self.canBeSilenced($0) }
    var result = Result(file: before, silenced: [], left: [])
    // From below, so that lines above keep their numbers.
    for (line, findings) in Self.byLine(wanted) {
      if let text = commented(result.file.bytes, name, line, Self.ids(findings)) {
        result.file.bytes = text
        result.silenced += findings
      } else {
        result.left += findings
      }
    }
    guard !result.silenced.isEmpty else { return result }
    result.file = linter.lint(result.file.bytes, name: name)
    return result
  }

  /// Never what refuses a scene, what is wrong with the file as such, or what is said of such comments.
  private static func canBeSilenced(_ finding: LintFinding) -> Bool {
    guard !finding.isRefusal, let rule = finding.rule else { return false }
    return !rule.hasPrefix("LINT-") && rule != LintFinding.fileRule
  }

  private static func byLine(_ findings: [LintFinding]) -> [(Int, [LintFinding])] {
    Dictionary(grouping: findings, by: \.location.line).sorted { $0.key > $1.key }
      .map { ($0.key, $0.value) }
  }

  private static func ids(_ findings: [LintFinding]) -> String {
    Set(findings.compactMap(\.rule)).sorted().joined(separator: ", ")
  }

  /// Above the line, or where that is within a text or a list in brackets, behind it.
  private func commented(
    _ bytes: [UInt8], _ name: String, _ line: Int, _ ids: String
  ) -> [UInt8]? {
    guard let editor = YAMLEditor(bytes, file: name) else { return nil }
    let above = "# telltale:\(Directive.Reach.nextLine.rawValue) \(ids) -- \(reason)"
    let behind = "# telltale:\(Directive.Reach.line.rawValue) \(ids) -- \(reason)"
    return editor.putting(above, aboveLine: line) ?? editor.putting(behind, atEndOfLine: line)
  }
}
