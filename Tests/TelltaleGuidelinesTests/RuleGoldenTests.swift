import Foundation
import TelltaleModel
import TelltaleTestSupport
import Testing

@testable import TelltaleGuidelines

/// Every rule by its id, how it is kept, how much it weighs and on which platforms, compared with what
/// was approved: no guideline goes, turns up or changes its weight by the way.
///
/// `tools/goldens` writes the list anew.
@Suite struct RuleGoldenTests {
  @Test func `the book holds the rules that were approved`() throws {
    let profiles = try Platforms.names.map { try Platforms.profile($0) }
    let list = RuleBook.standard.rules.sorted { $0.id < $1.id }.map { rule in
      let names = profiles.filter { rule.applies.includes($0.guidelines) }.map(\.name)
      let places = names.count == profiles.count ? "everywhere" : names.joined(separator: " ")
      return "\(rule.id): \(rule.element), \(rule.enforcement.word), \(rule.severity), \(places)\n"
    }.joined()
    #expect(try Golden.changes(in: "rules.txt", list) == [])
  }
}

extension Enforcement {
  fileprivate var word: String {
    switch self {
    case .check: "checked"
    case .elsewhere: "kept"
    case .shared: "kept and checked"
    case .unchecked: "for people to judge"
    case .planned: "planned"
    }
  }
}
