import TelltaleModel

/// The page of a rule, as `telltale explain` prints it.
package struct RulePage {
  private let facts: RuleFacts
  private let language: Language?
  private let width: Int

  /// The page of a rule.
  ///
  /// - Parameters:
  ///   - rule: The rule.
  ///   - profiles: The profiles that may be named on the page.
  ///   - language: The language whose examples are preferred, where there are some.
  ///   - width: Columns of a line, at least 40.
  ///   - origins: The places where severities are set.
  package init(
    _ rule: Rule, profiles: [Profile], language: Language? = nil, width: Int = 80,
    origins: RuleOrigins = RuleOrigins()
  ) {
    facts = RuleFacts(rule, profiles: profiles, origins: origins)
    self.language = language
    self.width = max(40, width)
  }

  /// The whole page, which ends in a line feed.
  package var text: String {
    let limits = facts.limits.map { "`\($0.name)` \($0.values)" }.joined(separator: ", ")
    let items = [
      ("Kind", facts.kind), ("Profiles", facts.appliesTo),
      ("Editions", facts.editions), ("Severity", facts.severities), ("Here", facts.here),
      ("Source", facts.sources), ("Check", rule.check), ("Limits", limits),
      ("Remedy", rule.remedy), ("Status", facts.status),
    ]
    let head = [rule.id, ""] + TextWrap.lines(rule.why, width: width) + [""]
    let body = items.filter { !$0.1.isEmpty }.flatMap {
      TextWrap.item($0.0, $0.1, indent: 10, width: width)
    }
    return (head + body + examples).joined(separator: "\n") + "\n"
  }

  private var rule: Rule { facts.rule }

  private var examples: [String] {
    let shown = rule.examples.filter { !$0.isHidden }
    let bad = chosen { if case .fires = $0.outcome { true } else { false } }
    let good = chosen { if case .passes = $0.outcome { true } else { false } }
    let refused = rule.kind == .construct ? "Refused" : "Reported"
    return section(refused, bad) + section("Passes", good) + situations(shown)
  }

  /// Those in the reader's language, else those that are shown to everybody.
  private func chosen(_ isOutcome: (RuleExample) -> Bool) -> [RuleExample] {
    let all = rule.examples.filter { $0.isScene && isOutcome($0) }
    let own = all.filter { language != nil && $0.language?.primary == language?.primary }
    let first = own.filter { !$0.isHidden }
    if !first.isEmpty { return first }
    return own.isEmpty ? all.filter { !$0.isHidden } : Array(own.prefix(1))
  }

  private func section(_ title: String, _ examples: [RuleExample]) -> [String] {
    guard !examples.isEmpty else { return [] }
    return ["", "\(title):"]
      + examples.flatMap { example -> [String] in
        guard case .scene(let text) = example.content else { return [] }
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        return [""] + lines.map { $0.isEmpty ? "" : "    \($0)" }
      }
  }

  private func situations(_ examples: [RuleExample]) -> [String] {
    examples.flatMap { example -> [String] in
      guard case .situation(let when, let then) = example.content else { return [] }
      return [""] + TextWrap.item("When", when, indent: 10, width: width)
        + TextWrap.item("then", then, indent: 10, width: width)
    }
  }
}

extension RuleExample {
  /// What the scene says, else what its characters tell.
  fileprivate var language: Language? {
    guard case .scene(let text) = content else { return nil }
    let named = text.split(separator: "\n").first { $0.hasPrefix("lang: ") }
    return named.map { Language(String($0.dropFirst(6))) } ?? TextLanguage.guess(text)
  }

  fileprivate var isScene: Bool {
    if case .scene = content { true } else { false }
  }
}
