import TelltaleSyntax

/// What a client is told of its call.
package struct VarlinkReply: Hashable, Sendable {
  /// An object.
  package var parameters: JSONValue
  /// The error's name with its interface, such as `io.telltale.NotAllowed`; `nil` where the call went well.
  package var error: String?
  /// Others follow.
  package var continues: Bool

  package init(_ parameters: JSONValue = .object([]), continues: Bool = false) {
    self.parameters = parameters
    self.continues = continues
  }

  /// The call failed.
  package init(error: String, _ parameters: JSONValue = .object([])) {
    self.init(parameters)
    self.error = error
  }

  /// Reads a message without its end; throws where it is no reply.
  package init(_ message: [UInt8]) throws(VarlinkFault) {
    let value = try VarlinkFault.read(message)
    guard value.members != nil else { throw VarlinkFault("expected a JSON object") }
    self.init(value["parameters"] ?? .object([]), continues: value["continues"]?.bool ?? false)
    error = value["error"]?.string
  }

  /// As it is sent, with its end.
  package var bytes: [UInt8] {
    var message: JSONValue = ["parameters": parameters]
    if let error { message = message.adding([.init("error", .string(error))]) }
    if continues { message = message.adding([.init("continues", true)]) }
    return Array(message.line.utf8) + [0]
  }
}
