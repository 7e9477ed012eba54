import TelltaleModel

extension Rule {
  /// A check of alerts.
  static func alert(
    _ id: String, applies: Applicability, severity: Severity, cases: [String] = [],
    sources: [GuidelineSource], why: String, check: String, remedy: String,
    examples: [RuleExample], _ find: @escaping @Sendable (AlertScene) -> [Fault]
  ) -> Rule {
    Rule(
      id: id, element: "alert", applies: applies, kind: .lint, severity: severity,
      severityCases: cases, sources: sources, why: why, check: check, remedy: remedy,
      enforcement: .check { subject in subject.alert.map(find) ?? [] }, examples: examples)
  }

  /// A guideline on alerts that something else than a check keeps.
  static func alert(
    _ id: String, _ kind: RuleKind, applies: Applicability, severity: Severity,
    sources: [GuidelineSource], why: String, check: String, remedy: String,
    enforcement: Enforcement, examples: [RuleExample]
  ) -> Rule {
    Rule(
      id: id, element: "alert", applies: applies, kind: kind, severity: severity,
      severityCases: [], sources: sources, why: why, check: check, remedy: remedy,
      enforcement: enforcement, examples: examples)
  }
}
