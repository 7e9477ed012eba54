import TelltaleServiceClient
import TelltaleVarlink

/// A method of the service: its name, its words, what it takes and gives, and what it does.
///
/// The contract, its documentation and what is done about a call come of these values alone.
package struct ServiceMethod: Sendable {
  /// What is done about a call; what it throws is the reply.
  typealias Work =
    @Sendable (inout ServiceDesk, ServiceCall) throws(ServiceRefusal) ->
    [ServiceEffect]

  package let name: String
  /// What it does, as a line of the documentation.
  package let summary: String
  /// The comment of the contract.
  let words: String
  let parameters: [VarlinkField]
  let gives: [VarlinkField]
  /// Those that it gives beside `Busy`, which any may give.
  package let errors: [ServiceError.Kind]
  let work: Work

  init(
    _ name: String, _ summary: String, words: String, parameters: [VarlinkField] = [],
    gives: [VarlinkField] = [], errors: [ServiceError.Kind] = [], work: @escaping Work
  ) {
    self.name = name
    self.summary = summary
    self.words = words
    self.parameters = parameters
    self.gives = gives
    self.errors = errors
    self.work = work
  }

  /// All of them, in the contract's order.
  package static let all = [ask, openApp, set, withdraw, list, status, watch, audit, describe]

  /// The one of a name; `nil` where the contract has it and the service does not.
  static func named(_ name: String) -> ServiceMethod? { all.first { $0.name == name } }

  /// With its interface before it, as it is called.
  package var wholeName: String { ServiceContract.method(name) }

  var definition: VarlinkDefinition {
    let ends = errors.map(\.rawValue).joined(separator: ", ")
    return VarlinkDefinition(
      name, .method(parameters, gives: gives),
      errors.isEmpty ? words : "\(words)\n\nErrors: \(ends).")
  }
}
