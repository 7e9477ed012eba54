import TelltaleTestSupport
import TelltaleWords

@testable import TelltaleGuidelines

/// What an author is told of an alert, with this repository's word lists.
enum AlertJudgement {
  /// The rules that an alert on the profile `ios` breaks.
  ///
  /// - Parameters:
  ///   - language: The language of its texts, such as `de`.
  ///   - alert: Its title, and behind it further lines of YAML, indented by two.
  /// - Returns: Their names.
  /// - Throws: What is wrong with the scene or the profile.
  static func rules(_ language: String, _ alert: String) throws -> Set<String> {
    let sample = try SampleScene(
      "lang: \(language)\nalert:\n  reason: problem\n  title: \(alert)", on: "ios")
    let judge = Judge(
      profile: sample.profile, lexicons: try Platforms.lexicons(), verbs: .all,
      typesetter: GridTypesetter())
    return Set(judge.judge(sample.scene).findings.map(\.rule))
  }
}
