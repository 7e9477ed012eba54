import TelltaleSyntax

/// A language server for scenes as a value: messages in, messages out.
///
/// Findings are published when no more messages wait to be read, so that somebody who types fast
/// does not get findings for every letter.
package struct LanguageServer {
  enum Phase {
    case new, running, shutDown
  }

  let workspace: any LanguageWorkspace
  let version: String
  let guides: DocumentGuides
  var phase = Phase.new
  var client = ClientAbilities()
  /// Profiles for scenes that name none in a project that names none.
  var profiles: [String] = []
  var documents: [String: OpenDocument] = [:]
  var checks: [String: DocumentCheck] = [:]
  var outlines: [String: SceneOutline] = [:]
  /// Documents whose findings are of an older text.
  var stale: Set<String> = []
  /// The exit code, set when the editor wants the server to end: 0 after a shutdown, else 1.
  package private(set) var exitCode: Int32?

  /// A server that waits for `initialize`.
  ///
  /// - Parameters:
  ///   - workspace: The machine's profiles, icons and linters.
  ///   - version: The version that the editor is told.
  ///   - guides: The schemas of documents beside scenes, profiles and project files.
  package init(
    _ workspace: any LanguageWorkspace, version: String = "",
    guides: DocumentGuides = DocumentGuides()
  ) {
    self.workspace = workspace
    self.version = version
    self.guides = guides
  }

  /// Handles messages that came together, in their order.
  ///
  /// - Parameter frames: Messages as `FrameReader` cuts them out of the stream.
  /// - Returns: The messages to be sent. A request whose cancellation is among `frames` gets an
  ///   error.
  package mutating func handle(_ frames: [FrameReader.Frame]) -> [JSONValue] {
    let messages = frames.map { frame in
      switch frame {
      case .body(let bytes): ClientMessage(bytes)
      case .fault(let reason), .lost(let reason):
        ClientMessage.fault(id: .null, ServerError(.parseError, reason))
      }
    }
    let cancelled = LanguageServer.cancelled(messages)
    var answers: [JSONValue] = []
    for message in messages where exitCode == nil { answers += handle(message, cancelled) }
    // What comes behind it cannot be told apart.
    if frames.contains(where: { if case .lost = $0 { true } else { false } }) { exitCode = 1 }
    return answers
  }

  /// True where no document waits to be checked.
  package var isSettled: Bool { phase != .running || exitCode != nil || stale.isEmpty }

  /// Returns the findings of one document that has changed. To be called when no message waits to
  /// be read.
  ///
  /// - Returns: The messages to be sent; none where nothing has changed.
  package mutating func settle() -> [JSONValue] {
    guard !isSettled, let uri = stale.min() else { return [] }
    return published(uri)
  }

  /// Requests that are given up while they wait. What was answered cannot be taken back.
  private static func cancelled(_ messages: [ClientMessage]) -> Set<JSONValue> {
    Set(
      messages.compactMap { message in
        if case .notification("$/cancelRequest", let params) = message { params["id"] } else { nil }
      })
  }

  private mutating func handle(
    _ message: ClientMessage, _ cancelled: Set<JSONValue>
  ) -> [JSONValue] {
    switch message {
    case .fault(let id, let error): return [ServerMessage.error(error, to: id)]
    case .response: return []
    case .notification(let method, let params): return notice(method, params)
    case .request(let id, let method, let params):
      if cancelled.contains(id), method != "shutdown", method != "initialize" {
        let error = ServerError(.requestCancelled, "cancelled by the editor")
        return [ServerMessage.error(error, to: id)]
      }
      var notes: [JSONValue] = []
      do throws(ServerError) {
        let result = try answer(method, params, &notes)
        return notes + [ServerMessage.result(result, to: id)]
      } catch {
        return notes + [ServerMessage.error(error, to: id)]
      }
    }
  }

  private mutating func notice(_ method: String, _ params: JSONValue) -> [JSONValue] {
    if method == "exit" {
      exitCode = phase == .shutDown ? 0 : 1
      return []
    }
    guard phase == .running else { return [] }
    switch method {
    case "textDocument/didOpen": return open(params)
    case "textDocument/didChange": return change(params)
    case "textDocument/didSave": return saved(params)
    case "textDocument/didClose": return close(params)
    case "workspace/didChangeConfiguration":
      profiles = LanguageServer.profiles(params["settings", "telltale"]) ?? profiles
      readAnew()
    case "workspace/didChangeWatchedFiles": readAnew()
    default: break
    }
    return []
  }
}
