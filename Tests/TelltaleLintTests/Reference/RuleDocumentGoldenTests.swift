import TelltaleGuidelines
import TelltaleSyntax
import TelltaleTestSupport
import Testing

@testable import TelltaleLint

/// Guidelines as programs get them: one of each way in which they are kept; `tools/goldens` writes them
/// anew.
@Suite struct RuleDocumentGoldenTests {
  private func way(_ rule: Rule) -> String {
    let enforcement =
      switch rule.enforcement {
      case .check: "check"
      case .shared: "shared"
      case .elsewhere: "elsewhere"
      case .unchecked: "unchecked"
      case .planned: "planned"
      }
    let examples = Set(
      rule.examples.map { example in
        if case .scene = example.content { "scene" } else { "situation" }
      })
    let hidden = rule.examples.contains(where: \.isHidden) ? "hidden" : ""
    return "\(enforcement) \(examples.sorted()) \(hidden) \(rule.severityCases.isEmpty)"
  }

  @Test func `guidelines of every kind are as approved`() throws {
    let profiles = try Platforms.names.map(Platforms.profile)
    var seen: Set<String> = []
    let rules = RuleBook.everything.rules.filter { seen.insert(way($0)).inserted }
    #expect(rules.count > 3)
    let documents = rules.map { RuleDocument.document($0, profiles: profiles) }
    let golden = JSONValue.array(documents).text + "\n"
    #expect(try Golden.changes(in: "reports/rules.json", golden) == [])
  }

  @Test func `a severity is told for each profile that a guideline is for, and no other`() throws {
    let profiles = try Platforms.names.map(Platforms.profile)
    for rule in RuleBook.everything.rules {
      let document = RuleDocument.document(rule, profiles: profiles)
      let names = profiles.filter { rule.applies.includes($0.guidelines) }.map(\.name)
      #expect(document["severities"]?.members?.map(\.key) == names, "\(rule.id)")
    }
  }
}
