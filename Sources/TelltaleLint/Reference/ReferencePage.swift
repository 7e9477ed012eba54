import TelltaleGuidelines
import TelltaleModel

/// A guideline's page of the reference.
struct ReferencePage {
  private let facts: RuleFacts
  private let examples: [JudgedExample]

  init(_ rule: Rule, profiles: [Profile], examples: [JudgedExample]) {
    facts = RuleFacts(rule, profiles: profiles)
    self.examples = examples
  }

  private var rule: Rule { facts.rule }

  var text: String {
    let head = "<!-- Written by `telltale explain`; not to be edited. -->\n\n# \(rule.id)\n"
    return ([head, Markdown.text(rule.why) + "\n", table] + sections).joined(separator: "\n")
  }

  private var table: String {
    let rows = [
      ("Element", rule.element), ("Kind", facts.kind), ("Profiles", facts.appliesTo),
      ("Editions", facts.editions), ("Severity", facts.severities), ("Source", facts.sources),
      ("Fixed by", mending),
    ].filter { !$0.1.isEmpty }
    return "| | |\n|---|---|\n"
      + rows.map { "| \($0.0) | \(Markdown.text($0.1)) |\n" }.joined()
  }

  private var sections: [String] {
    [
      section("What is checked", [Markdown.text(rule.check), limits, status]),
      section("Remedy", [Markdown.text(rule.remedy)]),
      section(isRefused ? "Refused" : "Reported", faults.map(fault)),
      section("Passes", scenes { !$0 }.map { Markdown.block($0.1, "yaml") }),
      section("Kept", situations),
      section("Silencing it", [silencing]),
    ].filter { !$0.isEmpty }
  }

  private func section(_ title: String, _ parts: [String]) -> String {
    let parts = parts.filter { !$0.isEmpty }.map { $0.hasSuffix("\n") ? $0 : $0 + "\n" }
    return parts.isEmpty ? "" : (["## \(title)\n"] + parts).joined(separator: "\n")
  }

  /// What the check counts up to, and where a team changes it.
  private var limits: String {
    guard let first = facts.limits.first else { return "" }
    let rows = facts.limits.map { "| `\($0.name)` | \(Markdown.text($0.values)) |\n" }
    let example = "guidelines: {limits: {\(first.name): \(first.values.prefix(while: \.isNumber))}}"
    return "| limit | value |\n|---|---|\n" + rows.joined()
      + "\nA profile, a brand or a device file can set other limits; `telltale.yaml` cannot:\n\n"
      + Markdown.block(example, "yaml") + languages
  }

  /// A sentence on languages without a limit; empty where no limit differs by language.
  private var languages: String {
    let names = facts.limits.map { $0.name }
    let stems = names.compactMap { name -> String? in
      let parts = name.split(separator: "-")
      guard let measure = parts.dropLast().last, ["words", "characters"].contains(measure) else {
        return nil
      }
      return parts.dropLast().joined(separator: "-")
    }
    guard let stem = stems.first else { return "" }
    let free = ["de", "en", "fr"].first { !names.contains("\(stem)-\($0)") } ?? "es"
    return """

      A limit of words or characters has a language at its end; both can be set for each language. \
      A language that is
      not in the table has no limit until you set one, such as `\(stem)-\(free)`.

      """
  }

  private var status: String {
    if case .check = rule.enforcement { "" } else { Markdown.text(facts.status) }
  }
}

extension ReferencePage {
  /// Examples that are scenes, by whether they show a fault.
  private func scenes(_ isWanted: (Bool) -> Bool) -> [(JudgedExample, String)] {
    examples.compactMap { judged in
      guard case .scene(let text) = judged.example.content else { return nil }
      let isFault = if case .fires = judged.example.outcome { true } else { false }
      return isWanted(isFault) ? (judged, text) : nil
    }
  }

  private var faults: [(JudgedExample, String)] { scenes { $0 } }

  /// The scene, then what is said to it.
  private func fault(_ judged: JudgedExample, _ text: String) -> String {
    let lines = judged.findings.map { finding in
      let fix = finding.fix.map { "\n  = \($0.option): \($0.title)" } ?? ""
      return finding.words + fix
    }
    let place = judged.profile.map { "On \($0):\n\n" } ?? ""
    return Markdown.block(text, "yaml")
      + (lines.isEmpty ? "" : "\n" + place + Markdown.block(lines.joined(separator: "\n"), "text"))
  }

  private var situations: [String] {
    examples.compactMap { judged in
      guard case .situation(let when, let then) = judged.example.content else { return nil }
      return "- When \(Markdown.text(when)), then \(Markdown.text(then)).\n"
    }
  }

  private var findings: [LintFinding] { examples.flatMap(\.findings) }

  private var isRefused: Bool {
    !faults.isEmpty && faults.allSatisfy { $0.0.isRefused }
  }

  /// The options that mend what the examples show.
  private var mending: String {
    let options = Set(findings.compactMap(\.fix?.option))
    return options.sorted().map { "`\($0)`" }.joined(separator: ", ")
  }

  private var silencing: String {
    if isRefused || rule.id == LintFinding.fileRule {
      return "Nothing silences it: the scene would be refused on the screen as well."
    }
    if rule.kind == .guidance || faults.isEmpty && rule.element != "comment" { return "" }
    let project = "for all scenes of a project, in `telltale.yaml`:"
    let ignore = Markdown.block("ignore: [\(rule.id)]", "yaml")
    if rule.element == "comment" { return "F\(project.dropFirst())\n\n" + ignore }
    return "For one line, with the reason why:\n\n"
      + Markdown.block("# telltale:disable-next-line \(rule.id) -- reason", "yaml")
      + "\nF\(project.dropFirst())\n\n" + ignore
  }
}

extension Fix {
  fileprivate var option: String { isSafe ? "--fix" : "--fix --unsafe-fixes" }
}
