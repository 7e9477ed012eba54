import TelltaleModel

extension Finding {
  /// A finding of a guideline that is in the catalogue.
  ///
  /// The finding keeps the id as text: the vocabulary of dialogs knows no guideline, and tests judge by rules that no
  /// book has.
  ///
  /// - Parameters:
  ///   - rule: The guideline.
  ///   - severity: How much the finding weighs.
  ///   - path: Where in the scene it is.
  ///   - message: What was found, and what was expected.
  ///   - remedy: What the author can do about it.
  ///   - fix: What the program can do about it.
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
  /// A refusal by a guideline that is in the catalogue.
  ///
  /// - Parameters:
  ///   - reason: What is wrong with the request.
  ///   - rule: The guideline.
  ///   - remedy: What the application can do about it.
  package init(_ reason: String, rule: RuleID, remedy: String? = nil) {
    self.init(reason, rule: rule.rawValue, remedy: remedy)
  }
}
