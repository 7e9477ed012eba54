import TelltaleModel
import TelltaleRuntime
import TelltaleServiceClient
import TelltaleSession

/// A question that may be asked.
package struct JudgedScene: Sendable {
  package var shown: ShownScene
  /// The guidelines with findings about it.
  package var rules: [String]
  package var priority: QuestionPriority
  /// The time limit in milliseconds.
  package var limit: Int?

  /// Creates a question.
  ///
  /// - Parameters:
  ///   - shown: The scene.
  ///   - rules: The ids of the guidelines with findings about it.
  ///   - priority: The priority, which decides its turn.
  ///   - limit: Milliseconds after which it goes unanswered; `nil` for the scene's own limit.
  package init(
    _ shown: ShownScene, rules: [String], priority: QuestionPriority = .normal, limit: Int? = nil
  ) {
    self.shown = shown
    self.rules = rules
    self.priority = priority
    self.limit = limit
  }
}

/// The judge of questions for the unit's platform.
package struct SceneJudge: Sendable {
  /// The question, or a line for each fault where the scene is refused.
  package typealias Verdict = Result<JudgedScene, SceneRefusal>

  package var judge: @Sendable (_ text: String, _ language: String?) -> Verdict

  /// Judges by a function, as tests do.
  ///
  /// - Parameter judge: Reads a scene, in the language of a tag; `nil` leaves the language to the scene.
  package init(_ judge: @escaping @Sendable (_ text: String, _ language: String?) -> Verdict) {
    self.judge = judge
  }

  /// Judges for a platform.
  ///
  /// - Parameters:
  ///   - platform: The profile and the word lists.
  ///   - language: The tag of the unit's own language, for clients that name none; `nil` leaves it to the scene.
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
        return .failure(SceneRefusal(lines: lines))
      }
    }
  }
}
