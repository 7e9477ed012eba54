import Foundation
import TelltaleCatalogue
import TelltaleGuidelines
import TelltaleModel
import Testing

/// The catalogue is read without the rules, so nothing but this sees that the two say the same.
@Suite struct RuleIDTests {
  @Test func `the catalogue has the ids of all rules in the order of the book, and no others`() {
    let book = RuleBook.everything.rules.map(\.id)
    #expect(RuleID.allCases.map(\.rawValue) == book, "run tools/register-rules")
    #expect(RuleID.guidelines.map(\.rawValue) == RuleBook.standard.rules.map(\.id))
  }

  @Test func `the catalogue says of each rule what the rule says`() {
    for (id, rule) in zip(RuleID.allCases, RuleBook.everything.rules) {
      let said = RuleEntry(rule.applies, rule.kind, rule.severity, rule.editions)
      #expect(id.entry == said, "\(rule.id): run tools/register-rules")
    }
  }

  @Test func `a member of the catalogue is called as its rule is`() {
    for id in RuleID.allCases {
      let words = id.rawValue.split(separator: "-").map(\.capitalized)
      #expect("\(id)" == words[0].lowercased() + words[1...].joined(), "\(id.rawValue)")
      #expect(RuleBook.everything.rule(id)?.id == id.rawValue)
    }
  }

  @Test func `a guideline is in force for the platforms and editions of its rule`() {
    let groups = Set(RuleBook.standard.rules.flatMap { $0.applies.groups })
    #expect(groups.count > 5)
    for group in groups {
      var platform = GuidelineProfile(groups: [group], limits: [:], severities: [:])
      for edition in GuidelineEdition.allCases {
        platform.edition = edition
        for (id, rule) in zip(RuleID.allCases, RuleBook.everything.rules) {
          #expect(id.isInForce(on: platform) == rule.isInForce(on: platform), "\(id) on \(group)")
        }
      }
    }
  }
}

extension Applicability {
  fileprivate var groups: Set<String> {
    switch self {
    case .everywhere: []
    case .group(let name): [name]
    case .anyGroup(let names): names
    }
  }
}
