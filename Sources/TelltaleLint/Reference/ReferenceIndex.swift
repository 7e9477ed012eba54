import TelltaleGuidelines
import TelltaleModel

/// The list of all guidelines, by element.
struct ReferenceIndex {
  private let rules: [Rule]
  private let profiles: [Profile]

  init(_ rules: [Rule], profiles: [Profile]) {
    self.rules = rules
    self.profiles = profiles
  }

  var text: String {
    let head = """
      <!-- Written by `telltale explain`; not to be edited. -->

      # Guidelines

      \(rules.count) guidelines, each with a page. `telltale explain ID` prints the same on a \
      terminal.

      """
    return ([head, platforms, editions, contents] + elements.map(section)).joined(separator: "\n")
  }

  /// In the order of the alphabet, what is no element of a scene last.
  private var elements: [String] {
    let names = Set(rules.map(\.element))
    let others: Set = ["comment", "file"]
    return names.subtracting(others).sorted() + names.intersection(others).sorted()
  }

  private var platforms: String {
    "| profile | | label `edition` |\n|---|---|---|\n"
      + profiles.map {
        "| \($0.name) | \(Markdown.text($0.about)) | \(Markdown.text($0.edition)) |\n"
      }.joined()
  }

  /// What the editions of the guidelines do not have in common.
  private var editions: String {
    let known = GuidelineEdition.allCases.map { "`\"\($0.rawValue)\"`" }.joined(separator: " or ")
    let rows = rules.filter { !$0.editions.words.isEmpty }.map { rule in
      let freed = rule.editions.frees.map { "; later ones show `\($0)`" } ?? ""
      return "| [\(rule.id)](\(Reference.fileName(rule))) | \(rule.editions.words)\(freed) | "
        + "\(Markdown.text(rule.why)) |\n"
    }
    return
      "Guidelines change over the years. `guidelines: {edition: …}` in a profile or device file, \(known), says "
      + "which edition holds where they differ; `telltale profile diff` shows what that changes.\n\n"
      + "| guideline | editions | |\n|---|---|---|\n" + rows.joined()
  }

  private var contents: String {
    elements.map { "[\($0)](#\($0))" }.joined(separator: " · ") + "\n"
  }

  private func section(_ element: String) -> String {
    "## \(element)\n\n| guideline | kind | severity | profiles | |\n|---|---|---|---|---|\n"
      + rules.filter { $0.element == element }.map(row).joined()
  }

  private func row(_ rule: Rule) -> String {
    let facts = RuleFacts(rule, profiles: profiles)
    let cells = [rule.kind.rawValue, facts.severities, facts.appliesTo, rule.why]
    return "| [\(rule.id)](\(Reference.fileName(rule))) | "
      + cells.map(Markdown.text).joined(separator: " | ") + " |\n"
  }
}
