import TelltaleGuidelines
import TelltaleModel
import TelltaleSyntax

/// SARIF 2.1.0, which code scanning services read.
enum SARIFReport {
  static func document(_ report: LintReport) -> JSONValue {
    let ids = Set(report.files.flatMap { $0.findings.map(\.ruleName) }).sorted()
    let indices = Dictionary(uniqueKeysWithValues: ids.enumerated().map { ($1, $0) })
    let results = report.files.flatMap { file in
      let uri = URIText.of(report.path(of: file))
      let changes = FixChanges(file)
      return Occurrences.numbered(file.findings).map { finding, number in
        result(finding, number, uri, indices).adding(fixes(finding, changes, uri))
      }
    }
    return [
      "$schema": "https://json.schemastore.org/sarif-2.1.0.json",
      "version": "2.1.0",
      "runs": [
        [
          "tool": [
            "driver": ["name": "telltale", "rules": .array(ids.map { rule($0, report.pages) })]
          ],
          "columnKind": "unicodeCodePoints",
          "invocations": [invocation(report)],
          "results": .array(results),
        ]
      ],
    ]
  }

  private static func invocation(_ report: LintReport) -> JSONValue {
    let success: JSONValue = ["executionSuccessful": .bool(report.isComplete)]
    guard !report.complaints.isEmpty else { return success }
    return success.adding([
      .init(
        "toolExecutionNotifications",
        .array(
          report.complaints.map {
            ["level": report.isComplete ? "note" : "error", "message": ["text": .string($0)]]
          }))
    ])
  }

  private static func rule(_ id: String, _ pages: RulePages?) -> JSONValue {
    guard let rule = RuleBook.everything.rule(id) else { return ["id": .string(id)] }
    let address = pages.map { [JSONValue.Member("helpUri", .string($0.address(of: id)))] } ?? []
    return description(of: rule).adding(address)
  }

  private static func description(of rule: Rule) -> JSONValue {
    let page = RulePage(rule, profiles: []).text
    return [
      "id": .string(rule.id), "name": .string(name(rule.id)),
      "shortDescription": ["text": .string(rule.why)],
      "fullDescription": ["text": .string(rule.check)],
      "help": ["text": .string(page), "markdown": .string("```text\n\(page)```\n")],
      "defaultConfiguration": ["level": .string(rule.severity.rawValue)],
      "properties": ["tags": [.string(rule.element), .string(rule.kind.rawValue)]],
    ]
  }

  /// `AlertTitleShort` for ALERT-TITLE-SHORT.
  private static func name(_ id: String) -> String {
    id.split(separator: "-").map { $0.prefix(1) + $0.dropFirst().lowercased() }.joined()
  }

  private static func result(
    _ finding: LintFinding, _ number: Int, _ uri: String, _ indices: [String: Int]
  ) -> JSONValue {
    let id = finding.ruleName
    return [
      "ruleId": .string(id), "ruleIndex": .integer(indices[id] ?? 0),
      // SARIF's words for severities are ours.
      "level": .string(finding.severity.rawValue),
      "message": ["text": .string(text(finding))],
      "locations": [
        [
          "physicalLocation": [
            "artifactLocation": ["uri": .string(uri)],
            "region": [
              "startLine": .integer(finding.location.line),
              "startColumn": .integer(finding.location.column),
            ],
          ]
        ]
      ],
      "partialFingerprints": ["telltaleFault/v1": .string("\(finding.fingerprint):\(number)")],
      "properties": ["profiles": .strings(finding.profiles), "also": .strings(finding.also)],
    ]
  }

  /// What would mend it; whoever applies it is told whether to look at the result.
  private static func fixes(
    _ finding: LintFinding, _ changes: FixChanges, _ uri: String
  ) -> [JSONValue.Member] {
    guard let fix = finding.fix, let change = changes.change(fix) else { return [] }
    let replacement: JSONValue = [
      "deletedRegion": [
        "startLine": .integer(change.start.line), "startColumn": .integer(change.start.column),
        "endLine": .integer(change.end.line), "endColumn": .integer(change.end.column),
      ],
      "insertedContent": ["text": .string(change.text)],
    ]
    let list: JSONValue = [
      [
        "description": ["text": .string(fix.isSafe ? fix.title : "\(fix.title) (unsafe)")],
        "artifactChanges": [
          ["artifactLocation": ["uri": .string(uri)], "replacements": [replacement]]
        ],
      ]
    ]
    return [.init("fixes", list)]
  }

  private static func text(_ finding: LintFinding) -> String {
    finding.messageWithProfiles + (finding.remedy.map { "\n\($0)" } ?? "")
  }
}
