/// The headers of every answer. A browser that obeys them keeps nothing, takes no file for another kind, shows the
/// page in no frame of another page, and loads and runs only the page's own files.
package enum PreviewHeaders {
  /// Returns all headers that every answer has.
  ///
  /// - Parameter address: The address of the page, whose sockets the policy allows.
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
