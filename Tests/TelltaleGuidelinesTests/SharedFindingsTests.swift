import TelltaleModel
import TelltaleProfiles
import TelltaleScenes
import TelltaleTestSupport
import TelltaleWords
import Testing

@testable import TelltaleGuidelines

/// Judges that share what they find say what each says by itself.
@Suite struct SharedFindingsTests {
  private let lexicons: Lexicons
  private let profiles: [Profile]

  init() throws {
    lexicons = try Platforms.lexicons()
    profiles = try Platforms.names.map { try Platforms.profile($0) }
  }

  private func judge(_ profile: Profile, _ shared: SharedFindings? = nil) -> Judge {
    Judge(
      profile: profile, sharing: shared ?? SharedFindings(lexicons, .all),
      typesetter: GridTypesetter())
  }

  private func loaded(_ text: String, _ profile: Profile) -> Scene? {
    SceneFile.load(
      bytes: Array(text.utf8), name: "example.yaml", profile: profile, lexicons: lexicons
    ).scene
  }

  /// Over the examples of all rules, each for three profiles.
  @Test func `shared findings are those of each judge alone, over all examples`() throws {
    let shared = SharedFindings(lexicons, .all)
    let together = profiles.map { judge($0, shared) }
    let alone = profiles.map { judge($0) }
    var found = 0
    let examples = RuleBook.standard.rules.flatMap(\.examples).compactMap { example in
      if case .scene(let text) = example.content { text } else { nil }
    }
    for (number, example) in examples.enumerated() {
      for index in [number, number + 3, number + 5].map({ $0 % profiles.count }) {
        guard let scene = loaded(example, profiles[index]) else { continue }
        let judgement = together[index].judge(scene)
        #expect(
          judgement == alone[index].judge(scene), "\(profiles[index].name): \(example)")
        found += judgement.findings.count
      }
    }
    #expect(found > 1_000)
  }

  @Test func `what a rule finds in the words of a scene is found once`() throws {
    let shared = SharedFindings(lexicons, .all)
    let text = "alert: {title: Delete This Route?, buttons: [{title: Delete}, {title: Yes}]}"
    for profile in profiles.prefix(2) {
      let scene = try #require(loaded(text, profile))
      _ = judge(profile, shared).judge(scene)
    }
    let known = (0..<10).reduce(0) { $0 + shared[$1].faults.count }
    #expect(known > 20)
  }

  @Test func `a finding that asks for the profile is not shared`() throws {
    let shared = SharedFindings(lexicons, .all)
    let title = "Your Saved Places and All of Their Notes Could Not Be Loaded From This Phone"
    let text = "alert: {title: \(title), buttons: [{title: OK}]}"
    var counts: Set<Int> = []
    for profile in profiles {
      let scene = try #require(loaded(text, profile))
      counts.insert(judge(profile, shared).judge(scene).findings.count)
    }
    #expect(counts.count > 1)
  }

  @Test func `a scene that differs in a word is judged anew`() throws {
    let shared = SharedFindings(lexicons, .all)
    let judge = judge(profiles[0], shared)
    let yes = "alert: {title: Delete This Route?, buttons: [{title: 'Yes'}, {role: cancel}]}"
    let first = judge.judge(try #require(loaded(yes, profiles[0])))
    let other = yes.replacing("'Yes'", with: "Delete, role: destructive")
    let second = judge.judge(try #require(loaded(other, profiles[0])))
    #expect(first.findings.contains { $0.rule == "ALERT-BUTTON-NO-YES-NO" })
    #expect(!second.findings.contains { $0.rule == "ALERT-BUTTON-NO-YES-NO" })
  }
}
