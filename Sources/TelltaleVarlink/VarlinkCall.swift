import TelltaleSyntax

/// What a client wants to have done.
package struct VarlinkCall: Hashable, Sendable {
  /// With its interface before it: `io.telltale.Ask`.
  package var method: String
  /// An object; empty where the message has none.
  package var parameters: JSONValue
  /// The client takes several replies.
  package var wantsMore: Bool
  /// The client takes none.
  package var isOneway: Bool
  /// The client goes on in another protocol after the reply.
  package var upgrades: Bool

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

  /// Reads a message without its end; throws where it is no call.
  package init(_ message: [UInt8]) throws(VarlinkFault) {
    let value = try VarlinkFault.read(message)
    guard let members = value.members else {
      throw VarlinkFault("expected a JSON object with a \"method\"")
    }
    var seen: Set<String> = []
    if let again = members.first(where: { !seen.insert($0.key).inserted }) {
      throw VarlinkFault("\"\(again.key)\" stands there twice")
    }
    guard let method = value["method"]?.string, !method.isEmpty else {
      throw VarlinkFault("expected a \"method\", such as \"org.varlink.service.GetInfo\"")
    }
    let parameters = value["parameters"] ?? .object([])
    guard parameters.members != nil || parameters == .null else {
      throw VarlinkFault("\"parameters\" is no object")
    }
    for member in members where Self.flags.contains(member.key) && member.value.bool == nil {
      throw VarlinkFault("\"\(member.key)\" is neither true nor false")
    }
    self.init(
      method, parameters == .null ? .object([]) : parameters,
      wantsMore: value["more"]?.bool ?? false, isOneway: value["oneway"]?.bool ?? false,
      upgrades: value["upgrade"]?.bool ?? false)
  }

  private static let flags: Set<String> = ["more", "oneway", "upgrade"]

  /// The interface's name: all before the last dot; empty without one.
  package var interface: String {
    method.lastIndex(of: ".").map { String(method[..<$0]) } ?? ""
  }

  /// The method's own name.
  package var name: String {
    method.lastIndex(of: ".").map { String(method[method.index(after: $0)...]) } ?? method
  }

  /// As it is sent, with its end.
  package var bytes: [UInt8] {
    var message: JSONValue = ["method": .string(method), "parameters": parameters]
    if wantsMore { message = message.adding([.init("more", true)]) }
    if isOneway { message = message.adding([.init("oneway", true)]) }
    if upgrades { message = message.adding([.init("upgrade", true)]) }
    return Array(message.line.utf8) + [0]
  }
}

/// Bytes that are no message; whoever sent them speaks another protocol.
package struct VarlinkFault: Error, Hashable, Sendable {
  package var message: String

  init(_ message: String) { self.message = message }

  static func read(_ message: [UInt8]) throws(VarlinkFault) -> JSONValue {
    do throws(JSONFault) {
      return try JSONReader.read(message)
    } catch {
      throw VarlinkFault("byte \(error.offset): \(error.message)")
    }
  }
}
