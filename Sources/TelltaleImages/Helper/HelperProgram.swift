import CPictures
import Glibc
import TelltaleSyntax

/// The program that runs as a helper: `telltale` itself, with another argument.
package enum HelperProgram: Hashable, Sendable {
  /// The running program.
  case itself
  /// The `telltale` that is installed, for other programs.
  case installed
  /// The file of that path.
  case file(String)

  /// The only argument of a helper.
  package static let word = "helper"

  /// Where to look for it, the likeliest first.
  var paths: [String] {
    switch self {
    case .itself: [ProgramFile.executable]
    case .file(let path): [path]
    case .installed:
      (ProgramFile.folder.map { [$0] } ?? []).map { "\($0)/telltale" }
        + ["/usr/local/bin/telltale", "/usr/bin/telltale"]
    }
  }

  /// Runs the helper: it takes orders from standard input until that is closed.
  package static func serve() { telltale_serve_pictures(STDIN_FILENO) }
}
