import TelltaleGuidelines
import TelltaleTestSupport
import Testing

@testable import TelltaleScenes

/// The loader refuses scenes under the ids of guidelines.
@Suite struct RefusalIdTests {
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
