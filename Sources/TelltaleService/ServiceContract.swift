/// What the service can be asked, by Varlink. What the contract has may not go, what is new may be left out.
package enum ServiceContract {
  package static let name = "io.telltale"

  /// Where the service listens, unless `TELLTALE_SOCKET` says otherwise.
  package static let socket = "/run/telltale/io.telltale"
}
