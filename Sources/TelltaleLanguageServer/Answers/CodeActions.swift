import TelltaleLint
import TelltaleModel
import TelltaleSyntax

/// What can be done about problems with a keystroke.
struct CodeActions {
  static let fixAll = "source.fixAll.telltale"

  let document: OpenDocument
  let check: DocumentCheck
  let diagnostics: Diagnostics

  /// `params` are those of a request for code actions.
  func answer(_ params: JSONValue) -> JSONValue? {
    guard let start = TextPosition(params["range", "start"]),
      let end = TextPosition(params["range", "end"])
    else { return nil }
    guard diagnostics.client.takesLiteralActions else { return [] }
    let range =
      document.lines.offset(
        of: start)...max(
        document.lines.offset(of: start), document.lines.offset(of: end))
    let only = params["context", "only"]?.items?.compactMap(\.string)
    var actions: [JSONValue] = []
    if CodeActions.isWanted("quickfix", only) {
      actions += check.problems
        .filter { range.overlaps($0.range.lowerBound...$0.range.upperBound) }
        .flatMap(quickFixes)
    }
    // Looking for all of them takes longer than an editor that asks at each step should wait.
    let isAutomatic = params["context", "triggerKind"]?.integer == 2
    if only != nil || !isAutomatic, CodeActions.isWanted(CodeActions.fixAll, only) {
      actions += fixAll.map { [$0] } ?? []
    }
    return .array(actions)
  }

  /// A kind is wanted where it, or one that it belongs to, is asked for, or nothing in particular.
  static func isWanted(_ kind: String, _ only: [String]?) -> Bool {
    only?.contains { $0.isEmpty || kind == $0 || kind.hasPrefix($0 + ".") } ?? true
  }

  private func quickFixes(_ problem: DocumentCheck.Diagnosis) -> [JSONValue] {
    [fix(problem), silence(problem)].compactMap { $0 }
  }

  private func fix(_ problem: DocumentCheck.Diagnosis) -> JSONValue? {
    guard let fix = problem.finding.fix,
      let bytes = YAMLEditor(document.bytes, file: document.name)?.applying(fix.edits)
    else { return nil }
    let title = fix.isSafe ? fix.title : "\(fix.title) (unsafe: look at the result)"
    return action(title, "quickfix", bytes, problem, isPreferred: fix.isSafe)
  }

  /// The reason is for the author to write, and the linter asks for it.
  private func silence(_ problem: DocumentCheck.Diagnosis) -> JSONValue? {
    let finding = problem.finding
    guard !finding.isRefusal, let rule = finding.rule, !rule.hasPrefix("LINT-") else { return nil }
    let line = document.lines.line(of: problem.range.lowerBound)
    let range = document.lines.range(ofLine: line)
    let indent = document.bytes[range].prefix { $0 == 0x20 }
    let isCRLF = document.bytes.dropFirst(range.upperBound).first == 0x0D
    let comment = Array("# telltale:disable-next-line \(rule) --".utf8) + (isCRLF ? [0x0D] : [])
    let bytes =
      document.bytes[..<range.lowerBound] + indent + comment + [0x0A]
      + document.bytes[range.lowerBound...]
    // Inside of a text of several lines it would be part of the text.
    let isComment = YAMLComment.all(in: Array(bytes), file: document.name).contains {
      $0.isAlone && $0.line == line + 1
    }
    guard isComment else { return nil }
    return action(
      "Disable \(rule) for the next line", "quickfix", Array(bytes), problem, isPreferred: false)
  }

  private var fixAll: JSONValue? {
    guard let checker = check.checker, check.problems.contains(where: { $0.finding.fix != nil })
    else { return nil }
    let result = SceneMender(checker.linter)
      .mend(document.bytes, name: document.name) { !checker.putOff.contains($0.fingerprint) }
    guard result.file.bytes != document.bytes else { return nil }
    return action(
      "Fix all that telltale can fix safely", CodeActions.fixAll, result.file.bytes, nil,
      isPreferred: false)
  }

  private func action(
    _ title: String, _ kind: String, _ bytes: [UInt8], _ problem: DocumentCheck.Diagnosis?,
    isPreferred: Bool
  ) -> JSONValue {
    let base: JSONValue = [
      "title": .string(title), "kind": .string(kind), "edit": workspaceEdit(bytes),
    ]
    guard let problem else { return base }
    let list: JSONValue = [diagnostics.diagnostic(problem, document)]
    return base.adding(
      [.init("diagnostics", list)] + (isPreferred ? [.init("isPreferred", true)] : []))
  }

  private func workspaceEdit(_ bytes: [UInt8]) -> JSONValue {
    let edits: JSONValue = [TextChange(from: document.bytes, to: bytes).json(document.lines)]
    guard diagnostics.client.takesVersionedEdits else {
      return ["changes": .object([.init(document.uri, edits)])]
    }
    return [
      "documentChanges": [
        [
          "textDocument": [
            "uri": .string(document.uri), "version": .integer(document.version),
          ],
          "edits": edits,
        ]
      ]
    ]
  }
}
