import TelltaleGuidelines
import TelltaleModel

/// An example with what the linter says to it about its own guideline.
struct JudgedExample {
  let example: RuleExample
  /// Of the first profile on which there are any.
  let findings: [LintFinding]
  /// The name of that profile, where the guideline is for several and they do not all say so.
  let profile: String?

  init(_ example: RuleExample, of rule: Rule, on setups: [LintSetup], lexicons: Lexicons) {
    self.example = example
    guard case .scene(let text) = example.content else {
      findings = []
      profile = nil
      return
    }
    let all = setups.map { setup in
      SceneLinter(setups: [setup], lexicons: lexicons).lint(Array(text.utf8), name: "scene.yaml")
        .findings.compactMap { Self.told($0, rule.id) }
    }
    let first = all.firstIndex { !$0.isEmpty }
    findings = first.map { all[$0] } ?? []
    let places = all.map { Set($0.map(\.words)) }
    profile = Set(places).count > 1 ? first.map { setups[$0].profile.name } : nil
  }

  /// What tells the guideline: its own finding, or one that stands in for it and says its name.
  private static func told(_ finding: LintFinding, _ id: String) -> LintFinding? {
    if finding.rule == id { return finding }
    guard finding.also.contains(id) else { return nil }
    var finding = finding
    finding.message += " [\(finding.ruleName)]"
    return finding
  }

  /// Whether every finding keeps the scene from being shown.
  var isRefused: Bool { !findings.isEmpty && findings.allSatisfy(\.isRefusal) }
}

extension LintFinding {
  /// As a reader of the example needs it: `3:10: warning: message`.
  var words: String {
    "\(location.line):\(location.column): \(severity.rawValue): \(message.oneLine)"
  }
}
