/// What a check has to say about a scene.
package struct Finding: Hashable, Sendable {
  /// Id of the guideline, as in `telltale explain ID`.
  package var rule: String
  package var severity: Severity
  package var path: NodePath
  /// What was found, and what was expected.
  package var message: String
  /// What the author can do about it.
  package var remedy: String?
  /// Where the program can do it.
  package var fix: Fix?

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
