import TelltaleSyntax

/// The reply to a call.
package struct VarlinkReply: Hashable, Sendable {
  /// The parameters, an object.
  package var parameters: JSONValue
  /// The name of the error with its interface, such as `io.telltale.NotAllowed`; `nil` where the call succeeded.
  package var error: String?
  /// True if other replies follow.
  package var continues: Bool

  /// Creates the reply to a call that succeeded.
  ///
  /// - Parameters:
  ///   - parameters: The parameters, an object.
  ///   - continues: True if other replies follow.
  package init(_ parameters: JSONValue = .object([]), continues: Bool = false) {
    self.parameters = parameters
    self.continues = continues
  }

  /// Creates the reply to a call that failed.
  ///
  /// - Parameters:
  ///   - error: The name of the error with its interface before it.
  ///   - parameters: The parameters of the error, an object.
  package init(error: String, _ parameters: JSONValue = .object([])) {
    self.init(parameters)
    self.error = error
  }

  /// Reads a reply.
  ///
  /// - Parameter message: The bytes of a message, without its end.
  /// - Throws: A fault where the message is no reply.
  package init(_ message: [UInt8]) throws(VarlinkError) {
    let value = try VarlinkError.read(message)
    guard value.members != nil else { throw VarlinkError("expected a JSON object") }
    self.init(value["parameters"] ?? .object([]), continues: value["continues"]?.bool ?? false)
    error = value["error"]?.string
  }

  /// The message as it is sent, with its end.
  package var bytes: [UInt8] {
    var message: JSONValue = ["parameters": parameters]
    if let error { message = message.adding([.init("error", .string(error))]) }
    if continues { message = message.adding([.init("continues", true)]) }
    return Array(message.line.utf8) + [0]
  }
}
