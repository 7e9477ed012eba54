/// The address of the page: a port of the loopback interface, and a secret that nobody can guess.
package struct PreviewAddress: Hashable, Sendable {
  /// The port on the loopback interface.
  package let port: Int
  /// The first part of every path that is answered; 32 hexadecimal digits.
  package let secret: String

  /// The only interface that is listened on.
  package static let host = "127.0.0.1"

  /// Keeps an address.
  ///
  /// - Parameters:
  ///   - port: The port on the loopback interface.
  ///   - secret: The first part of every path that is answered; 32 hexadecimal digits from `newSecret`.
  package init(port: Int, secret: String) {
    self.port = port
    self.secret = secret
  }

  /// The address that a person opens in a browser.
  package var url: String { "http://\(Self.host):\(port)/\(secret)/" }

  /// The names of the host by which a browser may ask for the page, as it writes them.
  var hosts: [String] { ["\(Self.host):\(port)", "localhost:\(port)"] }

  /// Makes a secret that is new each time.
  ///
  /// - Returns: 128 bits from the kernel, as 32 hexadecimal digits.
  package static func newSecret() -> String {
    var random = SystemRandomNumberGenerator()
    return (0..<16).map { _ in
      let digits = String(UInt8.random(in: .min ... .max, using: &random), radix: 16)
      return digits.count < 2 ? "0" + digits : digits
    }.joined()
  }
}
