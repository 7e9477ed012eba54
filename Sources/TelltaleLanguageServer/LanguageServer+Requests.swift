import TelltaleLint
import TelltaleSyntax

/// What is answered.
extension LanguageServer {
  /// `notes` are sent before the answer.
  mutating func answer(
    _ method: String, _ params: JSONValue, _ notes: inout [JSONValue]
  ) throws(ServerError) -> JSONValue {
    switch phase {
    case .new where method != "initialize":
      throw ServerError(.serverNotInitialized, "\(Quoted.text(method)) before initialize")
    case .shutDown:
      throw ServerError(.invalidRequest, "\(Quoted.text(method)) after shutdown")
    case .running where method == "initialize":
      throw ServerError(.invalidRequest, "initialize a second time")
    default: break
    }
    switch method {
    case "initialize": return start(params)
    case "shutdown":
      phase = .shutDown
      return .null
    case "textDocument/hover", "textDocument/completion", "textDocument/codeAction",
      "textDocument/documentSymbol":
      return try answer(method, about: params, &notes)
    default:
      throw ServerError(.methodNotFound, "\(Quoted.text(method)) is not known")
    }
  }

  private mutating func answer(
    _ method: String, about params: JSONValue, _ notes: inout [JSONValue]
  ) throws(ServerError) -> JSONValue {
    guard let uri = params["textDocument", "uri"]?.string else {
      throw ServerError(.invalidParams, "no textDocument.uri")
    }
    guard let document = documents[uri] else {
      throw ServerError(.invalidParams, "\(Quoted.text(uri)) is not open")
    }
    let outline = outline(of: document)
    if method == "textDocument/documentSymbol" {
      return DocumentSymbols(document: document, outline: outline).answer
    }
    // Answers speak of the findings, so the editor is told them first.
    if method != "textDocument/completion", stale.contains(uri) { notes += published(uri) }
    let check = checks[uri] ?? DocumentCheck()
    if method == "textDocument/codeAction" {
      let actions = CodeActions(document: document, check: check, diagnostics: diagnostics)
      guard let answer = actions.answer(params) else {
        throw ServerError(.invalidParams, "no range")
      }
      return answer
    }
    guard let position = TextPosition(params["position"]) else {
      throw ServerError(.invalidParams, "no position")
    }
    if method == "textDocument/hover" {
      return Hover(
        document: document, outline: outline, check: check, readsMarkdown: client.readsMarkdown,
        guides: guides
      ).answer(at: position)
    }
    return Completion(
      document: document, outline: outline, check: check, workspace: workspace, guides: guides
    ).answer(at: position)
  }

  private mutating func start(_ params: JSONValue) -> JSONValue {
    phase = .running
    client = ClientAbilities(params["capabilities"] ?? .null)
    profiles = LanguageServer.profiles(params["initializationOptions"]) ?? []
    let incremental: JSONValue = 2
    return [
      "capabilities": [
        "positionEncoding": "utf-16",
        "textDocumentSync": ["openClose": true, "change": incremental, "save": true],
        "hoverProvider": true,
        "completionProvider": ["triggerCharacters": [":", " ", "-", "{", ","]],
        "codeActionProvider": ["codeActionKinds": ["quickfix", .string(CodeActions.fixAll)]],
        "documentSymbolProvider": true,
      ],
      "serverInfo": JSONValue.object(
        [.init("name", "telltale")]
          + (version.isEmpty ? [] : [.init("version", .string(version))])),
    ]
  }

  /// `profile` of the settings: one name, or a list of them.
  static func profiles(_ settings: JSONValue?) -> [String]? {
    guard let setting = settings?["profile"] else { return nil }
    return setting.string.map { [$0] } ?? setting.items?.compactMap(\.string)
  }
}
