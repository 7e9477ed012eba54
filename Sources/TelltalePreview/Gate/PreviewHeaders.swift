/// The headers of every answer.
package enum PreviewHeaders {
  /// Nothing is kept, nothing is taken for what it is not, nobody frames the page, and the page loads and
  /// runs nothing but its own files.
  ///
  /// - Parameter address: Where the page is.
  /// - Returns: Names and values.
  package static func all(_ address: PreviewAddress) -> [(name: String, value: String)] {
    let sockets = address.hosts.map { "ws://\($0)" }.joined(separator: " ")
    let policy = [
      "default-src 'none'", "script-src 'self'", "style-src 'self'", "img-src 'self' blob: data:",
      "connect-src 'self' \(sockets)", "base-uri 'none'", "form-action 'none'",
      "frame-ancestors 'none'",
    ]
    return [
      ("Cache-Control", "no-store"), ("X-Content-Type-Options", "nosniff"),
      ("Referrer-Policy", "no-referrer"), ("Cross-Origin-Resource-Policy", "same-origin"),
      ("Cross-Origin-Opener-Policy", "same-origin"), ("X-Frame-Options", "DENY"),
      ("Content-Security-Policy", policy.joined(separator: "; ")),
    ]
  }
}
