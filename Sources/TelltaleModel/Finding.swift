/// A finding: the thing that a check has to say about a scene.
package struct Finding: Hashable, Sendable {
  /// Id of the guideline, as in `telltale explain ID`.
  package var rule: String
  package var severity: Severity
  package var path: NodePath
  /// The message: what was found, and what was expected.
  package var message: String
  /// The remedy: what the author can do about it.
  package var remedy: String?
  /// The fix, where the program can make one.
  package var fix: Fix?

  /// Creates a finding.
  ///
  /// - Parameters:
  ///   - rule: The id of the guideline, as in `telltale explain ID`.
  ///   - severity: The weight of the finding.
  ///   - path: The place in the scene.
  ///   - message: The message: what was found, and what was expected.
  ///   - remedy: The remedy for the author; `nil` where none is known.
  ///   - fix: The edits that end the finding; `nil` where the program cannot make any.
  package init(
    rule: String, severity: Severity, path: NodePath, message: String, remedy: String? = nil,
    fix: Fix? = nil
  ) {
    self.rule = rule
    self.severity = severity
    self.path = path
    self.message = message
    self.remedy = remedy
    self.fix = fix
  }
}
