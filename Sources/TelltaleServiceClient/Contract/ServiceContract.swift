/// The contract of the service, by Varlink. Nothing that it has may be removed, and new parameters are optional.
package enum ServiceContract {
  package static let name = "io.telltale"

  /// Returns a method's name as it is called.
  ///
  /// - Parameter name: The name without the interface, such as `Ask`.
  /// - Returns: The name with the interface before it.
  package static func method(_ name: String) -> String { "\(self.name).\(name)" }

  /// The path at which the service listens, unless `TELLTALE_SOCKET` names another.
  package static let socket = "/run/telltale/io.telltale"
}
