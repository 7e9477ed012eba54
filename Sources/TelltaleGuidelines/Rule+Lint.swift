import TelltaleCatalogue
import TelltaleModel

extension Rule {
  /// A guideline that a check reports; what the check looks at follows from what it takes.
  static func lint<Reading: RuleReading>(
    _ id: String, element: String, applies: Applicability, severity: Severity,
    cases: [String] = [], sources: [GuidelineSource], why: String, check: String,
    remedy: String, examples: [RuleExample],
    _ find: @escaping @Sendable (Reading) -> [Fault]
  ) -> Rule {
    Rule(
      id: id, element: element, applies: applies, kind: .lint, severity: severity,
      severityCases: cases, sources: sources, why: why, check: check, remedy: remedy,
      enforcement: .check(Check(find)), examples: examples)
  }

  /// A guideline that the program keeps, of which a check reports what a scene does against it.
  static func shared<Reading: RuleReading>(
    _ id: String, _ kind: RuleKind, element: String, applies: Applicability,
    severity: Severity, cases: [String] = [], sources: [GuidelineSource], why: String,
    check: String, remedy: String, kept: String, examples: [RuleExample],
    _ find: @escaping @Sendable (Reading) -> [Fault]
  ) -> Rule {
    Rule(
      id: id, element: element, applies: applies, kind: kind, severity: severity,
      severityCases: cases, sources: sources, why: why, check: check, remedy: remedy,
      enforcement: .shared(kept, Check(find)), examples: examples)
  }

  /// A check of alerts.
  static func alert(
    _ id: String, applies: Applicability, severity: Severity, cases: [String] = [],
    sources: [GuidelineSource], why: String, check: String, remedy: String,
    examples: [RuleExample], _ find: @escaping @Sendable (AlertReading) -> [Fault]
  ) -> Rule {
    lint(
      id, element: "alert", applies: applies, severity: severity, cases: cases,
      sources: sources, why: why, check: check, remedy: remedy, examples: examples, find)
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

  /// The same rule, with a check of something else besides: what its element is to the whole of an app.
  func also<Reading: RuleReading>(
    _ find: @escaping @Sendable (Reading) -> [Fault]
  ) -> Rule {
    var copy = self
    if case .check(let check) = enforcement {
      copy.enforcement = .check(check.joined(with: Check(find)))
    }
    return copy
  }
}
