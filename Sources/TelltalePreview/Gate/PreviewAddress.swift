/// Where the page is: a port of the loopback interface, and a secret that nobody can guess.
package struct PreviewAddress: Hashable, Sendable {
  /// Of the loopback interface.
  package let port: Int
  /// The first part of every path that is answered; 32 hexadecimal digits.
  package let secret: String

  /// The only interface that is listened on.
  package static let host = "127.0.0.1"

  package init(port: Int, secret: String) {
    self.port = port
    self.secret = secret
  }

  /// What a person opens in a browser.
  package var url: String { "http://\(Self.host):\(port)/\(secret)/" }

  /// The names under which a browser may ask for it, as it writes them.
  var hosts: [String] { ["\(Self.host):\(port)", "localhost:\(port)"] }

  /// A secret of 128 bits from the kernel.
  package static func newSecret() -> String {
    var random = SystemRandomNumberGenerator()
    return (0..<16).map { _ in
      let digits = String(UInt8.random(in: .min ... .max, using: &random), radix: 16)
      return digits.count < 2 ? "0" + digits : digits
    }.joined()
  }
}
