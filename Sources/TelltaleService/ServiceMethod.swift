import TelltaleServiceClient
import TelltaleVarlink

/// A method of the service: its name, its words, its parameters and replies, and its work.
///
/// The contract, its documentation and the treatment of a call are made from these values alone.
package struct ServiceMethod: Sendable {
  /// The effects of a call. A refusal that it throws is the reply.
  typealias Work =
    @Sendable (inout ServiceDispatcher, ServiceCall) throws(ServiceRefusal) ->
    [ServiceEffect]

  package let name: String
  /// The method in one line of the documentation.
  package let summary: String
  /// The comment of the contract.
  let words: String
  let parameters: [VarlinkField]
  let gives: [VarlinkField]
  /// The errors of the method beside `Busy`, which any method may give.
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

  /// All methods, in the contract's order.
  package static let all = [ask, openApp, set, withdraw, list, status, watch, audit, describe]

  /// The method of a name; `nil` where the contract has it and the service does not.
  static func named(_ name: String) -> ServiceMethod? { all.first { $0.name == name } }

  /// The name with its interface before it, as clients call it.
  package var wholeName: String { ServiceContract.method(name) }

  var definition: VarlinkDefinition {
    let ends = errors.map(\.rawValue).joined(separator: ", ")
    return VarlinkDefinition(
      name, .method(parameters, gives: gives),
      errors.isEmpty ? words : "\(words)\n\nErrors: \(ends).")
  }
}
