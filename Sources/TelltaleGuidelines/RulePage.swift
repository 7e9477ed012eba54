import TelltaleModel

/// What `telltale explain` prints about a rule.
package struct RulePage {
  private let rule: Rule
  private let profiles: [Profile]
  private let language: Language?
  private let width: Int

  /// `profiles` are those that may be named on the page; examples in `language` stand there instead of
  /// the others, where there are some; lines are at most `width` columns.
  package init(_ rule: Rule, profiles: [Profile], language: Language? = nil, width: Int = 80) {
    self.rule = rule
    self.language = language
    self.profiles = profiles
    self.width = max(40, width)
  }

  package var text: String {
    let facts = [
      ("Kind", kind), ("Profiles", appliesTo), ("Severity", severities), ("Source", sources),
      ("Check", rule.check), ("Remedy", rule.remedy), enforcement,
    ]
    let head = [rule.id, ""] + TextWrap.lines(rule.why, width: width) + [""]
    let body = facts.filter { !$0.1.isEmpty }.flatMap {
      TextWrap.item($0.0, $0.1, indent: 10, width: width)
    }
    return (head + body + examples).joined(separator: "\n") + "\n"
  }

  private var kind: String {
    switch rule.kind {
    case .construct: "construct: a scene that breaks it is refused"
    case .behaviour: "behaviour: kept while the dialog is answered"
    case .layout: "layout: kept when the dialog is placed and drawn"
    case .lint: "lint: reported by `telltale lint`"
    case .guidance: "guidance: for people to judge"
    }
  }

  private var concerned: [Profile] { profiles.filter { rule.applies.includes($0.guidelines) } }

  private var appliesTo: String {
    if rule.applies == .everywhere { return "all" }
    return concerned.isEmpty ? "none of those found" : concerned.map(\.name).joined(separator: ", ")
  }

  /// The rule's own weight, its cases, and where profiles differ.
  private var severities: String {
    let own = rule.severity.rawValue
    let differing = concerned.compactMap { profile in
      profile.guidelines.severities[rule.id].flatMap { severity in
        severity == rule.severity ? nil : "\(severity.rawValue) on \(profile.name)"
      }
    }
    return ([own] + rule.severityCases + differing).joined(separator: "; ")
  }

  private var sources: String {
    rule.sources.map { "\($0.document), “\($0.section)”" }.joined(separator: "; ")
  }

  private var enforcement: (String, String) {
    switch rule.enforcement {
    case .check: ("Status", "checked")
    case .elsewhere(let place): ("Status", place)
    case .shared(let place, _): ("Status", "\(place) What a scene can do against it is checked.")
    case .unchecked(let reason): ("Status", "Not checked: \(reason)")
    case .planned(let reason): ("Status", "planned, not checked yet: \(reason)")
    }
  }

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
