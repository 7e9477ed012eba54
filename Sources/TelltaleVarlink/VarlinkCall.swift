import TelltaleSyntax

/// A call of a client.
package struct VarlinkCall: Hashable, Sendable {
  /// The method with its interface before it: `io.telltale.Ask`.
  package var method: String
  /// The parameters, an object; empty where the message has none.
  package var parameters: JSONValue
  /// True if the client takes several replies.
  package var wantsMore: Bool
  /// True if the client takes no reply.
  package var isOneway: Bool
  /// True if the client goes on in another protocol after the reply.
  package var upgrades: Bool

  /// Creates a call.
  ///
  /// - Parameters:
  ///   - method: The method with its interface before it.
  ///   - parameters: The parameters, an object.
  ///   - wantsMore: True if several replies are taken.
  ///   - isOneway: True if no reply is taken.
  ///   - upgrades: True if the connection goes on in another protocol after the reply.
  package init(
    _ method: String, _ parameters: JSONValue = .object([]), wantsMore: Bool = false,
    isOneway: Bool = false, upgrades: Bool = false
  ) {
    self.method = method
    self.parameters = parameters
    self.wantsMore = wantsMore
    self.isOneway = isOneway
    self.upgrades = upgrades
  }

  /// Reads a call.
  ///
  /// - Parameter message: The bytes of a message, without its end.
  /// - Throws: A fault where the message is no call.
  package init(_ message: [UInt8]) throws(VarlinkError) {
    let value = try VarlinkError.read(message)
    guard let members = value.members else {
      throw VarlinkError("expected a JSON object with a \"method\"")
    }
    var seen: Set<String> = []
    if let again = members.first(where: { !seen.insert($0.key).inserted }) {
      throw VarlinkError("\"\(again.key)\" is there twice")
    }
    guard let method = value["method"]?.string, !method.isEmpty else {
      throw VarlinkError("expected a \"method\", such as \"org.varlink.service.GetInfo\"")
    }
    let parameters = value["parameters"] ?? .object([])
    guard parameters.members != nil || parameters == .null else {
      throw VarlinkError("\"parameters\" is not an object")
    }
    for member in members where Self.flags.contains(member.key) && member.value.bool == nil {
      throw VarlinkError("\"\(member.key)\" is neither true nor false")
    }
    self.init(
      method, parameters == .null ? .object([]) : parameters,
      wantsMore: value["more"]?.bool ?? false, isOneway: value["oneway"]?.bool ?? false,
      upgrades: value["upgrade"]?.bool ?? false)
  }

  private static let flags: Set<String> = ["more", "oneway", "upgrade"]

  /// The name of the interface: all before the last dot; empty without one.
  package var interface: String {
    method.lastIndex(of: ".").map { String(method[..<$0]) } ?? ""
  }

  /// The method's own name.
  package var name: String {
    method.lastIndex(of: ".").map { String(method[method.index(after: $0)...]) } ?? method
  }

  /// The message as it is sent, with its end.
  package var bytes: [UInt8] {
    var message: JSONValue = ["method": .string(method), "parameters": parameters]
    if wantsMore { message = message.adding([.init("more", true)]) }
    if isOneway { message = message.adding([.init("oneway", true)]) }
    if upgrades { message = message.adding([.init("upgrade", true)]) }
    return Array(message.line.utf8) + [0]
  }
}

/// The fault of bytes that are no message. Their sender speaks another protocol.
package struct VarlinkError: Error, Hashable, Sendable {
  package var message: String

  init(_ message: String) { self.message = message }

  static func read(_ message: [UInt8]) throws(VarlinkError) -> JSONValue {
    do throws(JSONError) {
      return try JSONReader.read(message)
    } catch {
      throw VarlinkError("byte \(error.offset): \(error.message)")
    }
  }
}
