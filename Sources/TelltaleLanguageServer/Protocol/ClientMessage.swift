import TelltaleSyntax

/// A message of an editor.
package enum ClientMessage: Hashable, Sendable {
  /// A request; `id` is a number or a text.
  case request(id: JSONValue, method: String, params: JSONValue)
  case notification(method: String, params: JSONValue)
  /// The answer to a request of the server.
  case response
  /// A body that is no message; `id` is null where it could not be read.
  case fault(id: JSONValue, ServerError)

  /// The message of a body; a fault where it is none.
  ///
  /// - Parameter body: The bytes between two headers, which should be JSON.
  package init(_ body: [UInt8]) {
    let value: JSONValue
    do throws(JSONReader.Fault) {
      value = try JSONReader.read(body)
    } catch {
      self = .fault(
        id: .null,
        ServerError(.parseError, "not JSON: \(error.message), at byte \(error.offset)"))
      return
    }
    self.init(value)
  }

  private init(_ value: JSONValue) {
    let id = ClientMessage.id(value["id"])
    func fault(_ message: String) -> ClientMessage {
      .fault(id: id ?? .null, ServerError(.invalidRequest, message))
    }
    guard case .object = value else {
      self = fault("found no object, expected a JSON-RPC message")
      return
    }
    guard value["jsonrpc"] == "2.0" else {
      self = fault("expected \"jsonrpc\":\"2.0\"")
      return
    }
    let params = value["params"] ?? .null
    guard let method = value["method"]?.string else {
      let isResponse = value["method"] == nil && (value["result"] ?? value["error"]) != nil
      self = isResponse ? .response : fault("a message without a method")
      return
    }
    if value["id"] == nil {
      self = .notification(method: method, params: params)
    } else if let id {
      self = .request(id: id, method: method, params: params)
    } else {
      self = fault("found an id that is neither a text nor a whole number")
    }
  }

  private static func id(_ value: JSONValue?) -> JSONValue? {
    switch value {
    case .integer, .string: value
    default: nil
    }
  }
}

/// The reason why a request is refused, by the numbers of JSON-RPC and of the language server
/// protocol.
package struct ServerError: Error, Hashable, Sendable {
  package enum Code: Int, Hashable, Sendable {
    case parseError = -32_700
    case invalidRequest = -32_600
    case methodNotFound = -32_601
    case invalidParams = -32_602
    case serverNotInitialized = -32_002
    case requestCancelled = -32_800
  }

  package var code: Code
  package var message: String

  init(_ code: Code, _ message: String) {
    self.code = code
    self.message = message
  }
}

/// What is sent to an editor.
enum ServerMessage {
  static func result(_ result: JSONValue, to id: JSONValue) -> JSONValue {
    ["jsonrpc": "2.0", "id": id, "result": result]
  }

  static func error(_ error: ServerError, to id: JSONValue) -> JSONValue {
    [
      "jsonrpc": "2.0", "id": id,
      "error": ["code": .integer(error.code.rawValue), "message": .string(error.message)],
    ]
  }

  static func notification(_ method: String, _ params: JSONValue) -> JSONValue {
    ["jsonrpc": "2.0", "method": .string(method), "params": params]
  }
}

extension JSONValue {
  /// The bytes of the message with its header.
  package var frame: [UInt8] {
    let body = Array(line.utf8)
    return Array("Content-Length: \(body.count)\r\n\r\n".utf8) + body
  }
}
