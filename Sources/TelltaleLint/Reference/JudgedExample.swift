import TelltaleGuidelines
import TelltaleModel

/// An example with what the linter says to it about its own guideline.
struct JudgedExample {
  let example: RuleExample
  /// Of the first profile on which there are any.
  let findings: [LintFinding]
  /// The name of that profile, where the guideline is for several and they do not all say so.
  let profile: String?

  init(_ example: RuleExample, of rule: Rule, on stages: [LintStage], lexicons: Lexicons) {
    self.example = example
    guard case .scene(let text) = example.content else {
      findings = []
      profile = nil
      return
    }
    let all = stages.map { stage in
      SceneLinter(stages: [stage], lexicons: lexicons).lint(Array(text.utf8), name: "scene.yaml")
        .findings.filter { $0.rule == rule.id }
    }
    let first = all.firstIndex { !$0.isEmpty }
    findings = first.map { all[$0] } ?? []
    let places = all.map { Set($0.map(\.words)) }
    profile = Set(places).count > 1 ? first.map { stages[$0].profile.name } : nil
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
