/// The files of the page, which are in the program: nothing is read from disk to serve them.
package enum PreviewPage {
  /// A file as a browser gets it.
  package struct File: Hashable, Sendable {
    /// The name below the secret; the page itself has the empty one.
    package let name: String
    /// The type of its content, as HTTP says it.
    package let type: String
    package let text: String
  }

  package static let files = [
    File(name: "", type: "text/html; charset=utf-8", text: markup),
    File(name: "preview.css", type: "text/css; charset=utf-8", text: style + panelStyle),
    File(name: "preview.js", type: "text/javascript; charset=utf-8", text: scripts.joined()),
    File(name: "favicon.ico", type: "image/svg+xml", text: icon),
  ]

  /// The parts of the page's script, in their order.
  private static let scripts = [lineScript, frameScript, handScript, controlScript, panelScript]

  private static let icon = """
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 16"><rect x="1" y="3" width="14" \
    height="10" rx="2" fill="#2f6fde"/><rect x="4" y="8" width="8" height="3" rx="1" fill="#fff"/></svg>
    """
}
