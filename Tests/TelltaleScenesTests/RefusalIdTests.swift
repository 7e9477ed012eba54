import Foundation
import TelltaleGuidelines
import TelltaleTestSupport
import Testing

@testable import TelltaleScenes

/// The loader names guidelines by their ids; one that the book does not have would refuse nothing.
@Suite struct RefusalIdTests {
  @Test func `every id in the loader's sources is in the book`() throws {
    let folder = Platforms.folder + "/../Sources/TelltaleScenes"
    let files = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    var ids: Set<String> = []
    for file in files where file.hasSuffix(".swift") {
      let text = try String(contentsOfFile: "\(folder)/\(file)", encoding: .utf8)
      for match in text.matches(of: /"([A-Z]+(?:-[A-Z]+)+)"/) { ids.insert(String(match.1)) }
    }
    #expect(ids.count > 50)
    for id in ids { #expect(RuleBook.everything.rule(id) != nil, "\(id) is not in the book") }
  }

  @Test func `every construct entry with a scene that fires is refused by the loader`() {
    let refused = Set((SceneExample.alerts + SceneExample.scenes).flatMap(\.refused))
    let rules = RuleBook.standard.rules.filter { $0.kind == .construct }
    #expect(rules.count == 58)
    for rule in rules where rule.examples.contains(where: \.showsRefusal) {
      #expect(refused.contains(rule.id), "\(rule.id)")
    }
  }
}

extension RuleExample {
  fileprivate var showsRefusal: Bool {
    guard case .fires = outcome, case .scene = content else { return false }
    return true
  }
}
