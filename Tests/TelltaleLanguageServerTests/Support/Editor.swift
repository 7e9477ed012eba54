import TelltaleLint
import TelltaleSyntax
import Testing

@testable import TelltaleLanguageServer

/// An editor that holds a conversation with the server.
final class Editor {
  var server: LanguageServer
  let workspace: TestWorkspace
  private var id = 0

  /// One that understands everything, and has said hello.
  init(
    _ workspace: TestWorkspace = TestWorkspace(), options: JSONValue = .null,
    abilities: JSONValue = Editor.abilities
  ) {
    self.workspace = workspace
    server = LanguageServer(workspace, version: "1")
    _ = request("initialize", ["capabilities": abilities, "initializationOptions": options])
    notify("initialized", [:])
  }

  static let abilities: JSONValue = [
    "textDocument": [
      "hover": ["contentFormat": ["markdown", "plaintext"]],
      "codeAction": ["codeActionLiteralSupport": ["codeActionKind": ["valueSet": []]]],
      "publishDiagnostics": [
        "relatedInformation": true, "codeDescriptionSupport": true,
        "tagSupport": ["valueSet": [1, 2]],
      ],
    ],
    "workspace": ["workspaceEdit": ["documentChanges": true]],
  ]

  /// The answer, after whatever else was said.
  func request(_ method: String, _ params: JSONValue) -> JSONValue {
    id += 1
    let message: JSONValue = [
      "jsonrpc": "2.0", "id": .integer(id), "method": .string(method), "params": params,
    ]
    return send(message.line).last ?? .null
  }

  @discardableResult
  func notify(_ method: String, _ params: JSONValue) -> [JSONValue] {
    let message: JSONValue = ["jsonrpc": "2.0", "method": .string(method), "params": params]
    return send(message.line)
  }

  func send(_ bodies: String...) -> [JSONValue] {
    server.handle(bodies.map { .body(Array($0.utf8)) })
  }

  @discardableResult
  func open(_ text: String, _ uri: String = "file:///a.yaml") -> [JSONValue] {
    notify(
      "textDocument/didOpen",
      ["textDocument": ["uri": .string(uri), "version": 1, "text": .string(text)]])
    return diagnostics(uri)
  }

  @discardableResult
  func change(_ text: String, _ uri: String = "file:///a.yaml") -> [JSONValue] {
    notify(
      "textDocument/didChange",
      [
        "textDocument": ["uri": .string(uri), "version": 2],
        "contentChanges": [["text": .string(text)]],
      ])
    return diagnostics(uri)
  }

  /// What is published of a document once nothing waits.
  func diagnostics(_ uri: String = "file:///a.yaml") -> [JSONValue] {
    var list: [JSONValue] = []
    while !server.isSettled {
      for message in server.settle() where message["params", "uri"]?.string == uri {
        list = message["params", "diagnostics"]?.items ?? []
      }
    }
    return list
  }

  /// The answer's result about the place of `|` in the text of a document that has it not.
  func ask(_ method: String, _ text: String, _ added: [JSONValue.Member] = []) -> JSONValue {
    let parts = text.split(separator: "|", omittingEmptySubsequences: false)
    change(parts.joined())
    let lines = TextLines(Array(parts.joined().utf8))
    let position = lines.position(of: parts[0].utf8.count)
    let params: JSONValue = [
      "textDocument": ["uri": "file:///a.yaml"], "position": position.json,
      "range": ["start": position.json, "end": position.json],
    ]
    return request("textDocument/\(method)", params.adding(added))["result"] ?? .null
  }
}

extension JSONValue {
  /// The text that a text edit of this server makes of another.
  func applied(to text: String) throws -> String {
    var document = OpenDocument(uri: "file:///a.yaml", version: 1, text: text)
    let change: JSONValue = [
      "range": try #require(self["range"]), "text": try #require(self["newText"]),
    ]
    let isApplied = document.apply(change)
    #expect(isApplied)
    return String(decoding: document.bytes, as: UTF8.self)
  }
}
