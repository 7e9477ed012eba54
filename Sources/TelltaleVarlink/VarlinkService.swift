import TelltaleSyntax

/// The methods that every service has (https://varlink.org/Service), and the replies to calls that it does not
/// have.
package struct VarlinkService: Sendable {
  package let vendor: String
  package let product: String
  package let version: String
  package let url: String
  /// The contracts by their names; that of the service itself is added.
  private let interfaces: [VarlinkInterface]

  /// Serves a contract.
  ///
  /// - Parameters:
  ///   - vendor: The vendor that `GetInfo` tells.
  ///   - product: The product that `GetInfo` tells.
  ///   - version: The version that `GetInfo` tells.
  ///   - url: The address that `GetInfo` tells.
  ///   - text: The text of the contract.
  /// - Throws: A fault with its line where the text is no contract.
  package init(
    vendor: String, product: String, version: String, url: String, _ text: String
  ) throws(VarlinkSyntaxError) {
    self.vendor = vendor
    self.product = product
    self.version = version
    self.url = url
    interfaces = [try VarlinkInterface(Self.ownText), try VarlinkInterface(text)]
  }

  /// Replies to a call that the service answers by itself.
  ///
  /// - Parameter call: The call.
  /// - Returns: The reply, or the error; `nil` for a method of the contract with parameters of the right types.
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

  /// Returns the error for a parameter with the right type and a value that is not allowed.
  ///
  /// - Parameter parameter: The name of the parameter.
  /// - Returns: The error `InvalidParameter`.
  package static func invalid(_ parameter: String) -> VarlinkReply {
    failure("InvalidParameter", "parameter", parameter)
  }

  /// Returns the error for a method that the contract has and the service has not.
  ///
  /// - Parameter method: The method with its interface before it.
  /// - Returns: The error `MethodNotImplemented`.
  package static func notImplemented(_ method: String) -> VarlinkReply {
    failure("MethodNotImplemented", "method", method)
  }

  /// The error for a call that takes one reply, of a method that gives several.
  package static let expectedMore = VarlinkReply(error: "\(name).ExpectedMore", .object([]))

  private static func failure(_ error: String, _ key: String, _ value: String) -> VarlinkReply {
    VarlinkReply(error: "\(name).\(error)", .object([.init(key, .string(value))]))
  }

  private static let name = "org.varlink.service"

  private static let ownText = """
    # Every Varlink service describes itself by this interface.
    interface org.varlink.service

    # Gives the vendor of the service and its interfaces.
    method GetInfo() -> (
      vendor: string,
      product: string,
      version: string,
      url: string,
      interfaces: []string
    )

    # Gives the definition of an interface.
    method GetInterfaceDescription(interface: string) -> (description: string)

    # The service has no such interface.
    error InterfaceNotFound (interface: string)

    # The interface has no such method.
    error MethodNotFound (method: string)

    # The interface has the method, but the service does not implement it.
    error MethodNotImplemented (method: string)

    # A parameter is missing, unknown, or not what its type says.
    error InvalidParameter (parameter: string)

    # The caller may not do this.
    error PermissionDenied ()

    # The method gives several replies, and the call accepts only one.
    error ExpectedMore ()

    """
}
