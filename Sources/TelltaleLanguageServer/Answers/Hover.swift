import TelltaleGuidelines
import TelltaleLint
import TelltaleModel
import TelltaleSyntax

/// What is told of the place that the pointer rests on: the guidelines broken there, and the key.
struct Hover {
  let document: OpenDocument
  let outline: SceneOutline
  let check: DocumentCheck
  let readsMarkdown: Bool
  let guides: DocumentGuides

  /// `null` where there is nothing to tell.
  func answer(at position: TextPosition) -> JSONValue {
    let offset = document.lines.offset(of: position)
    let entry = outline.entry(at: offset)
    let found = check.problems.filter {
      $0.range.lowerBound <= offset && offset <= $0.range.upperBound
    }
    var seen: Set<String> = []
    let rules = found.filter { seen.insert($0.finding.ruleName).inserted }.map { rule($0.finding) }
    let parts = rules + (entry.flatMap(key).map { [$0] } ?? [])
    guard !parts.isEmpty, let range = entry?.range ?? found.first?.range else { return .null }
    let text = parts.joined(separator: readsMarkdown ? "\n\n---\n\n" : "\n\n")
    return [
      "contents": ["kind": readsMarkdown ? "markdown" : "plaintext", "value": .string(text)],
      "range": document.lines.range(range),
    ]
  }

  /// The guideline itself; its message stands in the diagnostic.
  private func rule(_ finding: LintFinding) -> String {
    guard let rule = RuleBook.everything.rule(finding.ruleName) else { return finding.message }
    let sources = rule.sources.map { "\($0.document), “\($0.section)”" }.joined(separator: "; ")
    let facts = [("Check", rule.check), ("Remedy", rule.remedy), ("Source", sources)]
      .filter { !$0.1.isEmpty }
    guard readsMarkdown else {
      return ([rule.id, rule.why] + facts.map { "\($0): \($1)" }).joined(separator: "\n")
    }
    let lines = facts.map { "*\($0)*: \($1)" }.joined(separator: "  \n")
    return "**\(rule.id)** (\(finding.severity.rawValue))\n\n\(rule.why)\n\n\(lines)"
  }

  private func key(_ entry: SceneOutline.Entry) -> String? {
    let guide = guides.guide(to: DocumentKind(document, outline))
    guard let key = guide.key(at: entry.path) else { return nil }
    let forms = key.summary
    let head = readsMarkdown ? "`\(key.name)`" : key.name
    let tail = forms.isEmpty ? "" : readsMarkdown ? "\n\n`\(forms)`" : "\n\(forms)"
    return "\(head): \(key.doc ?? "An element of the scene.")\(tail)"
  }
}
