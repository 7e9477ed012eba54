import Foundation
import TelltaleModel
import Testing

@testable import TelltaleGuidelines

/// Every rule by its id, how it is kept, how much it weighs and on which platforms, compared with what
/// was approved: no guideline goes, turns up or changes its weight by the way.
///
/// `tools/goldens` writes the list anew.
@Suite struct RuleGoldenTests {
  private static let golden = Platforms.root + "/Tests/Goldens/rules.txt"

  @Test func `the book holds the rules that were approved`() throws {
    let profiles = try Platforms.names.map { try Platforms.profile($0) }
    let list = RuleBook.standard.rules.sorted { $0.id < $1.id }.map { rule in
      let names = profiles.filter { rule.applies.includes($0.guidelines) }.map(\.name)
      let places = names.count == profiles.count ? "everywhere" : names.joined(separator: " ")
      return "\(rule.id): \(rule.element), \(rule.enforcement.word), \(rule.severity), \(places)\n"
    }.joined()
    let file = URL(filePath: Self.golden)
    if ProcessInfo.processInfo.environment["TELLTALE_RECORD_GOLDENS"] != nil {
      return try Data(list.utf8).write(to: file)
    }
    let approved = try String(contentsOf: file, encoding: .utf8)
    let (old, new) = (Set(approved.split(separator: "\n")), Set(list.split(separator: "\n")))
    #expect(old.subtracting(new).isEmpty, "gone; if that is meant, accept it with tools/goldens")
    #expect(new.subtracting(old).isEmpty, "new; if that is meant, accept it with tools/goldens")
    #expect(list == approved)
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
