import TelltaleServiceClient
import TelltaleSyntax
import TelltaleVarlink

/// A call of a connected client, with parameters of the contract's types.
struct ServiceCall {
  let parameters: JSONValue
  let wantsMore: Bool
  let upgrades: Bool
  let client: ConnectionID
  let peer: Peer
  /// The time in milliseconds since 1970.
  let time: Int

  init(_ call: VarlinkCall, from client: ConnectionID, _ peer: Peer, at time: Int) {
    parameters = call.parameters
    wantsMore = call.wantsMore
    upgrades = call.upgrades
    self.client = client
    self.peer = peer
    self.time = time
  }

  /// Returns the text of a parameter; `nil` where it is left out.
  func text(_ name: String) -> String? { parameters[name]?.string }
}

/// The reason why a call has no effect.
enum ServiceRefusal: Error, Hashable, Sendable {
  case error(ServiceError)
  /// A parameter with the right type, and a value that is not allowed.
  case parameter(_ name: String)
  /// The method gives several replies, and the call takes one.
  case expectedMore

  /// The reason in words, for a program that speaks another protocol.
  var reason: String {
    switch self {
    case .error(.notAllowed(let reason, let remedy)): "\(reason); \(remedy)"
    case .error(.invalidProfile(let complaints)): complaints.lines.joined(separator: "\n")
    case .error(let error): error.kind.words
    case .parameter(let name): "\(name) has a value that is not accepted"
    case .expectedMore: "the method gives several replies, and the call accepts only one"
    }
  }

  var reply: VarlinkReply {
    switch self {
    case .error(let error): error.reply
    case .parameter(let name): VarlinkService.invalid(name)
    case .expectedMore: VarlinkService.expectedMore
    }
  }
}
