/// The judge of each request, before anything is done with it: only the page itself, at its own address, gets
/// anything.
///
/// Other pages in the same browser can send requests here, and names that they own can point here; so the host has to
/// be this one, the origin the page's own, and the secret right.
package struct PreviewGate: Sendable {
  /// The parts of a request that count.
  package struct Request: Hashable, Sendable {
    package var method: String
    /// The path as it stands in the request line.
    package var path: String
    /// The values of the header of this name, in their order. The same holds for `origins` and `sites`: each header
    /// may come more than once, or not at all.
    package var hosts: [String]
    package var origins: [String]
    package var sites: [String]

    /// Keeps the parts of a request that count.
    ///
    /// - Parameters:
    ///   - method: The method, such as `GET`.
    ///   - path: The path as it stands in the request line.
    ///   - hosts: The values of all `Host` headers.
    ///   - origins: The values of all `Origin` headers.
    ///   - sites: The values of all `Sec-Fetch-Site` headers.
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

  /// The decision on a request.
  package enum Verdict: Hashable, Sendable {
    /// A file of the page, by its name.
    case file(String)
    /// The socket that frames are sent to and hands come from.
    case live
    /// A refusal: an HTTP status, with a sentence for the sender.
    case refused(status: Int, String)
  }

  private let address: PreviewAddress
  private let files: Set<String>

  /// The path of the socket below the secret.
  package static let socket = "live"

  /// Makes a gate for one address.
  ///
  /// - Parameters:
  ///   - address: The address of the page.
  ///   - files: The names that may be asked for; the page itself has the empty one.
  package init(_ address: PreviewAddress, files: Set<String>) {
    self.address = address
    self.files = files
  }

  /// Decides what a request gets.
  ///
  /// - Parameter request: The request.
  /// - Returns: `.refused` for any request that is not the page's own.
  package func judge(_ request: Request) -> Verdict {
    guard request.hosts.count == 1, address.hosts.contains(request.hosts[0].lowercased()) else {
      return .refused(
        status: 403, "The request names another host; open \(PreviewAddress.host).")
    }
    guard request.method == "GET" else {
      return .refused(status: 405, "Only GET is allowed.")
    }
    guard let name = name(in: request.path) else {
      return .refused(
        status: 404,
        "There is no page at this address; open the one that telltale preview has printed.")
    }
    let own = "http://\(request.hosts[0].lowercased())"
    guard request.origins.allSatisfy({ $0 == own }), request.origins.count <= 1,
      request.sites.allSatisfy({ $0 == "same-origin" || $0 == "none" })
    else { return .refused(status: 403, "Requests of other pages are refused.") }
    if name == Self.socket {
      return request.origins.isEmpty
        ? .refused(status: 403, "Only the page itself may open this.") : .live
    }
    return files.contains(name) ? .file(name) : .refused(status: 404, "There is no such file.")
  }

  /// Returns the part of the path after the secret; `nil` where another secret is given.
  private func name(in path: String) -> String? {
    let parts = path.split(separator: "/", maxSplits: 2, omittingEmptySubsequences: false)
    guard parts.count == 3, parts[0].isEmpty, isSecret(parts[1]) else { return nil }
    return String(parts[2])
  }

  /// Compares a secret with the page's own. Takes as long for every secret of the right length, so that its time
  /// tells nothing.
  private func isSecret(_ text: Substring) -> Bool {
    let (given, own) = (Array(text.utf8), Array(address.secret.utf8))
    guard given.count == own.count else { return false }
    return zip(given, own).reduce(UInt8(0)) { $0 | ($1.0 ^ $1.1) } == 0
  }
}
