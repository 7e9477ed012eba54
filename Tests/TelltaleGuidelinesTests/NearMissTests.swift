import TelltaleGuidelines
import TelltaleModel
import TelltaleTestSupport
import Testing

/// A check is as good as what it leaves alone: scenes that come close to a fault and have none.
@Suite struct NearMissTests {
  private let lexicons: Lexicons
  private let profiles: [Profile]

  init() throws {
    lexicons = try Platforms.lexicons()
    profiles = try Platforms.names.map(Platforms.profile)
  }

  @Test func `every check and every refusal leaves two scenes alone that nobody published`() throws
  {
    let published = Dictionary(
      grouping: (SceneExample.alerts + SceneExample.scenes + SceneExample.checks)
        .filter { !$0.isFault }, by: \.rule
    ).mapValues { Set($0.map(\.text)) }
    for rule in RuleBook.standard.rules where rule.isEnforcedOnScenes {
      let known = Set(published[rule.id, default: []].compactMap { scene($0, of: rule) })
      let own = Set(rule.passing.compactMap { scene($0, of: rule) }).subtracting(known)
      #expect(own.count >= 2, "\(rule.id) has \(own.count) near misses of its own")
    }
  }

  @Test func `every check leaves a Japanese or Chinese scene alone`() {
    for rule in RuleBook.standard.rules where rule.kind == .lint {
      #expect(rule.passing.contains { $0.isEastAsian }, "\(rule.id)")
    }
  }

  /// The scene, whatever profile it is for and however it is written.
  private func scene(_ text: String, of rule: Rule) -> Scene? {
    guard let profile = profiles.first(where: { rule.applies.includes($0.guidelines) }) else {
      return nil
    }
    var scene = ExampleScene.load(text, profile, lexicons).scene
    scene?.profile = nil
    return scene
  }
}

extension Rule {
  /// Reported of scenes, or refused in them.
  fileprivate var isEnforcedOnScenes: Bool {
    if kind == .lint || kind == .construct { return true }
    if case .shared = enforcement { return true }
    return false
  }

  /// The scenes that it leaves alone.
  fileprivate var passing: [String] {
    examples.compactMap { example in
      guard case .passes = example.outcome, case .scene(let text) = example.content else {
        return nil
      }
      return text
    }
  }
}

extension String {
  fileprivate var isEastAsian: Bool {
    unicodeScalars.contains { ("\u{3040}"..."\u{9FFF}").contains($0) }
  }
}
