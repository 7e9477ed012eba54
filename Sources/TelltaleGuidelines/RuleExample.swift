/// A scene that shows a rule at work, used by the rule's tests and by its page in `explain`.
package struct RuleExample: Sendable {
  /// The result of the rule on the example.
  package enum Outcome: Hashable, Sendable {
    /// The rule reports a finding at this path.
    case fires(at: String)
    /// The rule is silent, and so is every other rule that warns, apart from these.
    case passes(beside: Set<String>)
  }

  /// The scene, or the situation in words.
  package enum Content: Hashable, Sendable {
    /// A scene file.
    case scene(String)
    /// An event and the state that must follow, for rules that are kept elsewhere than by a check.
    case situation(when: String, then: String)
  }

  package var outcome: Outcome
  package var content: Content
  /// True for an edge case that only the tests need. It is left out of the manual.
  package var isHidden: Bool
  /// The file in which the example is written.
  package var file: String
  package var line: Int

  static func fires(
    at path: String, _ scene: String, file: String = #fileID, line: Int = #line
  ) -> RuleExample {
    RuleExample(
      outcome: .fires(at: path), content: .scene(scene), isHidden: false, file: file, line: line)
  }

  static func passes(
    _ scene: String, beside others: Set<String> = [], file: String = #fileID, line: Int = #line
  ) -> RuleExample {
    RuleExample(
      outcome: .passes(beside: others), content: .scene(scene), isHidden: false, file: file,
      line: line)
  }

  static func situation(
    when: String, then: String, file: String = #fileID, line: Int = #line
  ) -> RuleExample {
    RuleExample(
      outcome: .fires(at: ""), content: .situation(when: when, then: then), isHidden: false,
      file: file, line: line)
  }

  /// The same example, for the tests alone.
  var hidden: RuleExample {
    var copy = self
    copy.isHidden = true
    return copy
  }
}
