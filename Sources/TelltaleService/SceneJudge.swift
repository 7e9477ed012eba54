import TelltaleModel
import TelltaleRuntime
import TelltaleServiceClient
import TelltaleSession

/// A scene that may be asked.
package struct JudgedScene: Sendable {
  package var shown: ShownScene
  /// Guidelines that had something to say about it.
  package var rules: [String]
  package var priority: QuestionPriority
  /// Milliseconds.
  package var limit: Int?

  package init(
    _ shown: ShownScene, rules: [String], priority: QuestionPriority = .normal, limit: Int? = nil
  ) {
    self.shown = shown
    self.rules = rules
    self.priority = priority
    self.limit = limit
  }
}

/// Reads scenes for the unit's platform.
package struct SceneJudge: Sendable {
  /// Gives a line for each thing that is wrong where the scene is refused.
  package typealias Verdict = Result<JudgedScene, SceneComplaints>

  package var judge: @Sendable (_ text: String, _ language: String?) -> Verdict

  package init(_ judge: @escaping @Sendable (_ text: String, _ language: String?) -> Verdict) {
    self.judge = judge
  }

  /// Judges for a platform.
  package init(_ platform: Platform, language: String?) {
    self.init { text, wanted in
      let loaded = SceneSource(name: "scene", text: text).load(
        platform, language: wanted ?? language)
      do throws(RuntimeError) {
        let shown = try ShownScene(loaded, on: platform, tellsFindings: false)
        try shown.requireQuestion()
        let rules = Set(loaded.findings.map { "\($0.rule)" }).sorted()
        return .success(JudgedScene(shown, rules: rules))
      } catch {
        let lines = error.message.split(separator: "\n").map(String.init)
        return .failure(SceneComplaints(lines: lines))
      }
    }
  }
}
