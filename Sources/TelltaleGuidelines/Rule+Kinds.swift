import TelltaleCatalogue
import TelltaleModel

extension Rule {
  /// A guideline that the format keeps: the model cannot express a breach, or the loader refuses
  /// the file.
  static func construct(
    _ id: String, element: String, applies: Applicability, sources: [GuidelineSource],
    why: String, check: String, remedy: String,
    kept: String = "The loader refuses the file under this id, with the place.",
    examples: [RuleExample]
  ) -> Rule {
    Rule(
      id: id, element: element, applies: applies, kind: .construct, severity: .error,
      severityCases: [], sources: sources, why: why, check: check, remedy: remedy,
      enforcement: .elsewhere(kept), examples: examples)
  }

  /// A guideline that the session keeps on events; `kept` says how.
  static func behaviour(
    _ id: String, element: String, applies: Applicability, severity: Severity,
    sources: [GuidelineSource], why: String, check: String, remedy: String, kept: String,
    examples: [RuleExample]
  ) -> Rule {
    Rule(
      id: id, element: element, applies: applies, kind: .behaviour, severity: severity,
      severityCases: [], sources: sources, why: why, check: check, remedy: remedy,
      enforcement: .elsewhere(kept), examples: examples)
  }

  /// A guideline that placing and drawing keep; `kept` says how.
  static func layout(
    _ id: String, element: String, applies: Applicability, severity: Severity,
    sources: [GuidelineSource], why: String, check: String, remedy: String, kept: String,
    examples: [RuleExample]
  ) -> Rule {
    Rule(
      id: id, element: element, applies: applies, kind: .layout, severity: severity,
      severityCases: [], sources: sources, why: why, check: check, remedy: remedy,
      enforcement: .elsewhere(kept), examples: examples)
  }

  /// A guideline that people have to judge; `because` says why no program can.
  static func guidance(
    _ id: String, element: String, applies: Applicability, severity: Severity = .note,
    sources: [GuidelineSource], why: String, check: String = "Nothing is checked.",
    remedy: String, because: String, examples: [RuleExample] = []
  ) -> Rule {
    Rule(
      id: id, element: element, applies: applies, kind: .guidance, severity: severity,
      severityCases: [], sources: sources, why: why, check: check, remedy: remedy,
      enforcement: .unchecked(because), examples: examples)
  }
}
