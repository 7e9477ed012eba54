import TelltaleModel
import TelltaleScenes
import TelltaleTestSupport
import TelltaleWords
import Testing

@testable import TelltaleGuidelines

/// A judge with no words but those that are shown, as a unit has it.
@Suite struct WordlessJudgeTests {
  private let lexicons: Lexicons
  private let profiles: [Profile]

  init() throws {
    lexicons = try Platforms.lexicons()
    profiles = try Platforms.names.map { try Platforms.profile($0) }
  }

  private func judges(_ lexicons: Lexicons, _ verbs: VerbBook) -> [Judge] {
    let shared = SharedFindings(lexicons, verbs)
    return profiles.map { Judge(profile: $0, sharing: shared, typesetter: GridTypesetter()) }
  }

  /// It may say less, and nothing else: over the examples of all rules, each for a profile.
  @Test func `it warns of nothing that a judge with words does not warn of`() {
    let examples = RuleBook.standard.rules.flatMap(\.examples).compactMap { example in
      if case .scene(let text) = example.content { text } else { nil }
    }
    let (knowing, wordless) = (judges(lexicons, .all), judges(lexicons.forShowing, .none))
    var (said, unsaid) = (0, 0)
    for (number, text) in examples.enumerated() {
      let index = number % profiles.count
      let profile = profiles[index]
      let loaded = SceneFile.load(
        bytes: Array(text.utf8), name: "example.yaml", profile: profile, lexicons: lexicons)
      guard let scene = loaded.scene else { continue }
      let full = knowing[index].judge(scene).findings.filter { $0.severity > .note }
      let less = wordless[index].judge(scene).findings.filter { $0.severity > .note }
      // A warning may weigh or be worded otherwise where less is known of a text.
      let places = Set(full.map { "\($0.rule) \($0.path)" })
      for finding in less {
        #expect(
          places.contains("\(finding.rule) \(finding.path)"),
          "\(profile.name): \(finding.message) [\(finding.rule)]\n\(text)")
      }
      said += less.count
      unsaid += full.count - less.count
    }
    #expect(said > 100 && unsaid > 50)
  }
}
