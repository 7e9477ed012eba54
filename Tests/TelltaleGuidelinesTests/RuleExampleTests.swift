import TelltaleGuidelines
import TelltaleModel
import Testing

/// Each rule is tested by the examples it carries, on every profile it applies to.
@Suite struct RuleExampleTests {
  @Test func `every example of every rule says what its rule says`() throws {
    let lexicons = try Platforms.lexicons()
    let profiles = try Platforms.profiles()
    try #require(!profiles.isEmpty && !lexicons.languages.isEmpty)
    for profile in profiles {
      let judge = try Platforms.judge(profile, lexicons)
      for rule in RuleBook.standard.rules where rule.applies.includes(profile.guidelines) {
        guard case .check = rule.enforcement else { continue }
        for example in rule.examples { try check(example, of: rule, profile, judge) }
      }
    }
  }

  private func check(
    _ example: RuleExample, of rule: Rule, _ profile: Profile, _ judge: Judge
  ) throws {
    guard case .scene(let yaml) = example.content else { return }
    let findings = judge.judge(try ExampleScene.load(yaml)).findings
    let place = "\(example.file):\(example.line) on \(profile.name)"
    switch example.outcome {
    case .fires(let path):
      let isFound = findings.contains { $0.rule == rule.id && $0.path.description == path }
      #expect(isFound, "\(place): \(rule.id) is silent at \(path): \(findings.map(\.text))")
    case .passes(let others):
      let own = findings.filter { $0.rule == rule.id }
      #expect(own.isEmpty, "\(place): \(own.map(\.text))")
      let loud = findings.filter { $0.severity > .note && !others.contains($0.rule) && $0.rule != rule.id }
      #expect(loud.isEmpty, "\(place): not clean: \(loud.map(\.text))")
    }
  }
}

extension Finding {
  fileprivate var text: String { "\(path): \(severity.rawValue): \(message) [\(rule)]" }
}
