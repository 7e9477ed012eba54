import TelltaleSyntax

/// What every service tells of itself (https://varlink.org/Service), and what is said to calls that it does
/// not have.
package struct VarlinkService: Sendable {
  package let vendor: String
  package let product: String
  package let version: String
  package let url: String
  /// By their names; that of the service itself is added.
  private let interfaces: [VarlinkInterface]

  /// Serves the contract that `text` is; throws where it is none.
  package init(
    vendor: String, product: String, version: String, url: String, _ text: String
  ) throws(VarlinkSyntaxFault) {
    self.vendor = vendor
    self.product = product
    self.version = version
    self.url = url
    interfaces = [try VarlinkInterface(Self.ownText), try VarlinkInterface(text)]
  }

  /// The reply to a call that the service answers by itself; `nil` for one of its interface's methods with
  /// parameters as the contract has them.
  package func reply(to call: VarlinkCall) -> VarlinkReply? {
    guard let interface = interfaces.first(where: { $0.name == call.interface }) else {
      return Self.failure("InterfaceNotFound", "interface", call.interface)
    }
    guard let method = interface.methods[call.name] else {
      return Self.failure("MethodNotFound", "method", call.method)
    }
    if let place = interface.fault(in: call.parameters, as: method.input) {
      return Self.failure("InvalidParameter", "parameter", place)
    }
    guard interface.name == Self.name else { return nil }
    if call.name == "GetInfo" { return VarlinkReply(info) }
    let name = call.parameters["interface"]?.string ?? ""
    guard let described = interfaces.first(where: { $0.name == name }) else {
      return Self.failure("InterfaceNotFound", "interface", name)
    }
    return VarlinkReply(["description": .string(described.text)])
  }

  private var info: JSONValue {
    [
      "vendor": .string(vendor), "product": .string(product), "version": .string(version),
      "url": .string(url), "interfaces": .strings(interfaces.map(\.name)),
    ]
  }

  /// A parameter whose value cannot be taken, though its type is right.
  package static func invalid(_ parameter: String) -> VarlinkReply {
    failure("InvalidParameter", "parameter", parameter)
  }

  /// The contract has the method of that name, with its interface before it, and nothing does it.
  package static func notImplemented(_ method: String) -> VarlinkReply {
    failure("MethodNotImplemented", "method", method)
  }

  /// The method gives several replies, and the call takes one.
  package static let expectedMore = VarlinkReply(error: "\(name).ExpectedMore", .object([]))

  private static func failure(_ error: String, _ key: String, _ value: String) -> VarlinkReply {
    VarlinkReply(error: "\(name).\(error)", .object([.init(key, .string(value))]))
  }

  private static let name = "org.varlink.service"

  private static let ownText = """
    # What every Varlink service tells of itself.
    interface org.varlink.service

    # Who made the service, and which interfaces it has.
    method GetInfo() -> (
      vendor: string,
      product: string,
      version: string,
      url: string,
      interfaces: []string
    )

    # The definition of one of them.
    method GetInterfaceDescription(interface: string) -> (description: string)

    # There is no such interface here.
    error InterfaceNotFound (interface: string)

    # The interface has no such method.
    error MethodNotFound (method: string)

    # The interface has the method, and the service does not do it.
    error MethodNotImplemented (method: string)

    # A parameter is missing, unknown, or not what its type says.
    error InvalidParameter (parameter: string)

    # Whoever calls may not.
    error PermissionDenied ()

    # The method gives several replies and the call takes one.
    error ExpectedMore ()

    """
}
