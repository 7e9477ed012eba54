import TelltaleSyntax

/// Documents that come, change and go.
extension LanguageServer {
  mutating func open(_ params: JSONValue) -> [JSONValue] {
    guard let uri = params["textDocument", "uri"]?.string,
      let text = params["textDocument", "text"]?.string
    else { return [] }
    guard documents[uri] != nil || documents.count < LanguageLimits.documents else {
      return [
        LanguageServer.told(
          "\(Quoted.text(uri)) is not checked: more than \(LanguageLimits.documents) documents are "
            + "open; close some")
      ]
    }
    let version = params["textDocument", "version"]?.integer ?? 0
    let document = OpenDocument(uri: uri, version: version, text: text)
    checks[uri] = nil
    return keep(document)
  }

  mutating func change(_ params: JSONValue) -> [JSONValue] {
    guard let uri = params["textDocument", "uri"]?.string, var document = documents[uri] else {
      return []
    }
    for change in (params["contentChanges"]?.items ?? []).prefix(LanguageLimits.changes) {
      // A change that makes no sense leaves a text that is not the editor's; the next whole one
      // mends that.
      if !document.apply(change) {
        return [LanguageServer.told("a change of \(Quoted.text(uri)) that has no text or range")]
      }
    }
    document.setVersion(params["textDocument", "version"]?.integer ?? document.version)
    return keep(document)
  }

  /// A profile, a project file or a word list that is saved changes what all scenes are judged by.
  mutating func saved(_ params: JSONValue) -> [JSONValue] {
    guard let uri = params["textDocument", "uri"]?.string, let document = documents[uri] else {
      readAnew()
      return []
    }
    if DocumentKind(document, outline(of: document)) != .scene { readAnew() }
    return []
  }

  mutating func close(_ params: JSONValue) -> [JSONValue] {
    guard let uri = params["textDocument", "uri"]?.string,
      documents.removeValue(forKey: uri) != nil
    else { return [] }
    checks[uri] = nil
    outlines[uri] = nil
    stale.remove(uri)
    return [diagnostics.cleared(uri)]
  }

  private mutating func keep(_ document: OpenDocument) -> [JSONValue] {
    documents[document.uri] = document
    outlines[document.uri] = nil
    stale.insert(document.uri)
    return []
  }

  /// Everything that was read from files is out of date.
  mutating func readAnew() {
    workspace.forget()
    stale.formUnion(documents.keys)
  }

  mutating func outline(of document: OpenDocument) -> SceneOutline {
    if let outline = outlines[document.uri] { return outline }
    let outline = SceneOutline(document.bytes)
    outlines[document.uri] = outline
    return outline
  }

  var diagnostics: Diagnostics { Diagnostics(client: client, workspace: workspace) }

  /// The findings of a document, looked for where its text has changed.
  mutating func check(of document: OpenDocument) -> DocumentCheck {
    let uri = document.uri
    if !stale.contains(uri), let check = checks[uri] { return check }
    let check = DocumentCheck(
      document, outline(of: document), last: checks[uri], profiles: profiles, workspace)
    checks[uri] = check
    return check
  }

  mutating func published(_ uri: String) -> [JSONValue] {
    guard let document = documents[uri] else {
      stale.remove(uri)
      return []
    }
    let check = check(of: document)
    stale.remove(uri)
    return [diagnostics.published(check, of: document)]
  }

  /// A line in the editor's log.
  static func told(_ message: String) -> JSONValue {
    let warning: JSONValue = 2
    return ServerMessage.notification(
      "window/logMessage", ["type": warning, "message": .string("telltale: " + message)])
  }
}
