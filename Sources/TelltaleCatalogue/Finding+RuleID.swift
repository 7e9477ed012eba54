import TelltaleModel

extension Finding {
  /// Makes a finding of a guideline that is in the catalogue.
  ///
  /// The finding keeps the id as text: the vocabulary of dialogs knows no guideline, and tests
  /// judge by rules that no book has.
  ///
  /// - Parameters:
  ///   - rule: The guideline that is broken.
  ///   - severity: The weight of the finding.
  ///   - path: The place in the scene.
  ///   - message: The text that says what was found and what was expected.
  ///   - remedy: The text that says what the author can do; `nil` where the message says enough.
  ///   - fix: The edits that end the finding; `nil` where a person has to decide.
  package init(
    rule: RuleID, severity: Severity, path: NodePath, message: String, remedy: String? = nil,
    fix: Fix? = nil
  ) {
    self.init(
      rule: rule.rawValue, severity: severity, path: path, message: message, remedy: remedy,
      fix: fix)
  }
}

extension AppRefusal {
  /// Makes a refusal by a guideline that is in the catalogue.
  ///
  /// - Parameters:
  ///   - reason: The text that says what is wrong with the request.
  ///   - rule: The guideline that is broken.
  ///   - remedy: The text that says what the application can do; `nil` where the reason says
  ///     enough.
  package init(_ reason: String, rule: RuleID, remedy: String? = nil) {
    self.init(reason, rule: rule.rawValue, remedy: remedy)
  }
}
