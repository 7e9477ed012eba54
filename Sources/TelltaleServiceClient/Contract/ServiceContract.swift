/// What the service can be asked, by Varlink. What the contract has may not go, what is new may be left out.
package enum ServiceContract {
  package static let name = "io.telltale"

  /// A method as it is called, with the interface before its name.
  package static func method(_ name: String) -> String { "\(self.name).\(name)" }

  /// Where the service listens, unless `TELLTALE_SOCKET` says otherwise.
  package static let socket = "/run/telltale/io.telltale"
}
