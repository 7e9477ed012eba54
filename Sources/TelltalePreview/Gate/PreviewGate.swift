/// Decides about each request before anything is done with it: what is not asked for by the page itself,
/// at its own address, gets nothing.
///
/// Other pages in the same browser can send requests here, and names that they own can point here; so the
/// host has to be this one, the origin the page's own, and the secret right.
package struct PreviewGate: Sendable {
  /// The parts of a request that count.
  package struct Request: Hashable, Sendable {
    package var method: String
    /// As it stands in the request line.
    package var path: String
    /// Values of the headers of these names, in their order; each may come more than once, or not at all.
    package var hosts: [String]
    package var origins: [String]
    package var sites: [String]

    package init(
      method: String, path: String, hosts: [String], origins: [String] = [], sites: [String] = []
    ) {
      self.method = method
      self.path = path
      self.hosts = hosts
      self.origins = origins
      self.sites = sites
    }
  }

  /// What becomes of a request.
  package enum Verdict: Hashable, Sendable {
    /// A file of the page, by its name.
    case file(String)
    /// The socket that frames come from and hands go to.
    case live
    /// An HTTP status, with a sentence for whoever sent it.
    case refused(status: Int, String)
  }

  private let address: PreviewAddress
  private let files: Set<String>

  /// The path of the socket below the secret.
  package static let socket = "live"

  /// `files` are the names that may be asked for; the page itself has the empty one.
  package init(_ address: PreviewAddress, files: Set<String>) {
    self.address = address
    self.files = files
  }

  package func judge(_ request: Request) -> Verdict {
    guard request.hosts.count == 1, address.hosts.contains(request.hosts[0].lowercased()) else {
      return .refused(
        status: 403, "This is not the host that was asked for; open \(PreviewAddress.host).")
    }
    guard request.method == "GET" else {
      return .refused(status: 405, "Only GET is answered here.")
    }
    guard let name = name(in: request.path) else {
      return .refused(
        status: 404, "Nothing is here; open the address that telltale preview has printed.")
    }
    let own = "http://\(request.hosts[0].lowercased())"
    guard request.origins.allSatisfy({ $0 == own }), request.origins.count <= 1,
      request.sites.allSatisfy({ $0 == "same-origin" || $0 == "none" })
    else { return .refused(status: 403, "Another page asks for this, which it may not.") }
    if name == Self.socket {
      return request.origins.isEmpty
        ? .refused(status: 403, "Only the page itself may open this.") : .live
    }
    return files.contains(name) ? .file(name) : .refused(status: 404, "There is no such file.")
  }

  /// What follows the secret; `nil` where another one is given.
  private func name(in path: String) -> String? {
    let parts = path.split(separator: "/", maxSplits: 2, omittingEmptySubsequences: false)
    guard parts.count == 3, parts[0].isEmpty, isSecret(parts[1]) else { return nil }
    return String(parts[2])
  }

  /// Takes as long for every secret of the right length, so that its time tells nothing.
  private func isSecret(_ text: Substring) -> Bool {
    let (given, own) = (Array(text.utf8), Array(address.secret.utf8))
    guard given.count == own.count else { return false }
    return zip(given, own).reduce(UInt8(0)) { $0 | ($1.0 ^ $1.1) } == 0
  }
}
