import TelltaleSyntax
import TelltaleTestSupport
import Testing

@testable import TelltaleLanguageServer

/// Conversations from the first message to the last, with all that can go wrong in between;
/// `tools/goldens` writes them anew.
@Suite struct ConversationGoldenTests {
  /// Each line is a lot of messages that come together; `&` parts them. `M` stands for the head of a
  /// message, `D` for a document.
  private static let conversations: [[String]] = [
    [
      #"{M,"id":0,"method":"shutdown"}"#, #"{M,"method":"textDocument/didOpen","params":{}}"#,
      #"{M,"id":1,"method":"initialize","params":{}}"#, #"{M,"id":2,"method":"initialize"}"#,
      #"{M,"method":"initialized","params":{}}"#, #"{M,"id":"x","method":"no/such"}"#,
      #"{M,"id":-3,"method":"textDocument/hover"}"#, #"{M,"method":"no/such"}"#,
      #"{M,"id":4,"result":null}"#, #"{M,"id":5,"error":{}}"#, #"{M,"id":6}"#,
      #"{M,"id":null,"method":"shutdown"}"#, #"{M,"id":[1],"method":"shutdown"}"#,
      #"{M,"id":7,"method":[]}"#, #"{"id":8,"method":"shutdown"}"#, #"{"jsonrpc":2.0,"id":8}"#,
      "[]", "", "{",
      #"{M,"id":9,"method":"shutdown"}"#, #"{M,"id":10,"method":"shutdown"}"#,
      #"{M,"method":"textDocument/didOpen","params":{"textDocument":D}}"#, #"{M,"method":"exit"}"#,
      #"{M,"id":11,"method":"shutdown"}"#,
    ],
    [
      #"{M,"id":1,"method":"initialize","params":{}}&{M,"method":"$/cancelRequest","params":{"id":1}}"#,
      #"{M,"method":"textDocument/didOpen","params":{"textDocument":D}}"#, "settle", "settle",
      #"{M,"id":2,"method":"textDocument/hover","params":{"textDocument":D}}"#,
      #"{M,"id":3,"method":"textDocument/codeAction","params":{"textDocument":D}}"#,
      #"{M,"id":3,"method":"textDocument/codeAction","params":{"textDocument":D,"range":{"start":{"line":0,"character":0}}}}"#,
      #"{M,"id":4,"method":"textDocument/completion","params":{"textDocument":{"uri":"file:///none"}}}"#,
      #"{M,"id":4,"method":"textDocument/completion","params":{"textDocument":{}}}"#,
      #"{M,"id":5,"method":"textDocument/documentSymbol","params":{"textDocument":D}}&{M,"method":"$/cancelRequest","params":{"id":5}}&{M,"id":6,"method":"textDocument/documentSymbol","params":{"textDocument":D}}"#,
      #"{M,"method":"textDocument/didChange","params":{"textDocument":D,"contentChanges":[{"text":"alert: {}"}]}}"#,
      #"{M,"id":7,"method":"textDocument/hover","params":{"textDocument":D,"position":{"line":0,"character":1}}}"#,
      "settle",
      #"{M,"method":"textDocument/didChange","params":{"textDocument":{"uri":"file:///none"},"contentChanges":[]}}"#,
      #"{M,"method":"textDocument/didChange","params":{"textDocument":D}}"#, "settle",
      #"{M,"method":"textDocument/didClose","params":{}}"#,
      #"{M,"method":"textDocument/didClose","params":{"textDocument":D}}"#, "settle",
      #"{M,"method":"textDocument/didOpen","params":{"textDocument":{"uri":"file:///a.yaml"}}}"#,
      "settle",
      #"{M,"id":8,"method":"shutdown"}&{M,"method":"$/cancelRequest","params":{"id":8}}"#,
      #"{M,"method":"exit"}&{M,"id":9,"method":"shutdown"}"#,
    ],
    [
      #"{M,"id":1,"method":"initialize","params":{"initializationOptions":{"profile":["kiosk",3]}}}"#,
      #"{M,"method":"textDocument/didOpen","params":{"textDocument":D}}"#, "settle",
      #"{M,"method":"workspace/didChangeConfiguration","params":{"settings":{"telltale":{"profile":7}}}}"#,
      "settle",
      #"{M,"method":"workspace/didChangeConfiguration","params":{"settings":{"telltale":{"profile":[]}}}}"#,
      "settle", "fault", "lost", #"{M,"id":2,"method":"shutdown"}"#,
    ],
  ]

  private static let document =
    #"{"uri":"file:///a.yaml","version":4,"text":"alert: {title: delete this, reason: problem, buttons: [{title: OK}]}"}"#

  @Test(arguments: ["", "1.2"]) func `conversations go as approved`(version: String) throws {
    var lines: [String] = []
    for (number, conversation) in Self.conversations.enumerated() {
      lines.append("# \(number)")
      let workspace = TestWorkspace()
      var server = LanguageServer(workspace, version: version)
      for step in conversation {
        let answers: [JSONValue]
        switch step {
        case "settle": answers = server.settle()
        case "fault": answers = server.handle([.fault("no length")])
        case "lost": answers = server.handle([.lost("too long"), .body([])])
        default:
          let bodies = step.split(separator: "&", omittingEmptySubsequences: false).map { body in
            body.replacing("M,", with: #""jsonrpc":"2.0","#).replacing(
              ":D", with: ":\(Self.document)")
          }
          answers = server.handle(bodies.map { .body(Array($0.utf8)) })
        }
        let code = server.exitCode.map { ", ends with \($0)" } ?? ""
        lines.append("> \(step)\(server.isSettled ? "" : ", unsettled")\(code)")
        lines += answers.map { "  \($0.line)" }
        if !workspace.asked.isEmpty { lines.append("  for \(workspace.asked)") }
      }
    }
    let golden = lines.joined(separator: "\n") + "\n"
    let name = version.isEmpty ? "conversations" : "conversations-\(version)"
    #expect(try Golden.changes(in: "editor/\(name).txt", golden) == [])
  }
}
