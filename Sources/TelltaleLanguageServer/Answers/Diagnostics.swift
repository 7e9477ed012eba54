import TelltaleCatalogue
import TelltaleLint
import TelltaleModel
import TelltaleSyntax

/// Problems as an editor shows them.
struct Diagnostics {
  let client: ClientAbilities
  let workspace: any LanguageWorkspace

  func published(_ check: DocumentCheck, of document: OpenDocument) -> JSONValue {
    let list = check.problems.map { diagnostic($0, document) }
    return ServerMessage.notification(
      "textDocument/publishDiagnostics",
      [
        "uri": .string(document.uri), "version": .integer(document.version),
        "diagnostics": .array(list),
      ])
  }

  /// A document that is closed has nothing to be said of.
  func cleared(_ uri: String) -> JSONValue {
    ServerMessage.notification(
      "textDocument/publishDiagnostics", ["uri": .string(uri), "diagnostics": []])
  }

  func diagnostic(_ problem: DocumentCheck.Diagnosis, _ document: OpenDocument) -> JSONValue {
    let finding = problem.finding
    let remedy = finding.remedy.map { "\n\($0)" } ?? ""
    let base: JSONValue = [
      "range": document.lines.range(problem.range),
      "severity": .integer(Diagnostics.number(finding.severity)),
      "code": .string(finding.ruleName), "source": "telltale",
      "message": .string(finding.messageWithProfiles + remedy),
    ]
    return base.adding(page(finding) + tags(finding) + related(problem))
  }

  static func number(_ severity: Severity) -> Int {
    switch severity {
    case .error: 1
    case .warning: 2
    case .note: 3
    }
  }

  private func page(_ finding: LintFinding) -> [JSONValue.Member] {
    guard client.readsCodeDescriptions, let page = workspace.page(of: finding.ruleName) else {
      return []
    }
    return [.init("codeDescription", ["href": .string(page)])]
  }

  /// A comment that silences nothing could as well not be there.
  private func tags(_ finding: LintFinding) -> [JSONValue.Member] {
    let unnecessary = 1
    guard finding.rule == RuleID.lintSuppressionUnused.rawValue,
      client.diagnosticTags.contains(unnecessary)
    else { return [] }
    return [.init("tags", [.integer(unnecessary)])]
  }

  private func related(_ problem: DocumentCheck.Diagnosis) -> [JSONValue.Member] {
    guard client.readsRelatedInformation, !problem.related.isEmpty else { return [] }
    let list = problem.related.map { location, message -> JSONValue in
      // Nobody has the other file's text at hand; its columns are as good as those of UTF-16.
      let place = TextPosition(
        line: max(0, location.line - 1), character: max(0, location.column - 1))
      return [
        "location": [
          "uri": .string(URIText.of(location.file)),
          "range": ["start": place.json, "end": place.json],
        ],
        "message": .string(message),
      ]
    }
    return [.init("relatedInformation", .array(list))]
  }
}

/// What an editor has said that it understands.
struct ClientAbilities: Hashable, Sendable {
  var readsCodeDescriptions = false
  var readsRelatedInformation = false
  var readsMarkdown = false
  var takesVersionedEdits = false
  var takesLiteralActions = false
  var diagnosticTags: Set<Int> = []

  init() {}

  init(_ capabilities: JSONValue) {
    let document = capabilities["textDocument"]
    let diagnostics = document?["publishDiagnostics"]
    readsCodeDescriptions = diagnostics?["codeDescriptionSupport"]?.bool ?? false
    readsRelatedInformation = diagnostics?["relatedInformation"]?.bool ?? false
    diagnosticTags = Set(
      (diagnostics?["tagSupport", "valueSet"]?.items ?? []).compactMap(\.integer))
    readsMarkdown = (document?["hover", "contentFormat"]?.items ?? []).contains("markdown")
    takesVersionedEdits =
      capabilities["workspace", "workspaceEdit", "documentChanges"]?.bool ?? false
    takesLiteralActions = document?["codeAction", "codeActionLiteralSupport"] != nil
  }
}
