import CPictures
import Glibc

/// The program that runs as a helper: `telltale` itself, by another word.
package enum HelperProgram: Hashable, Sendable {
  /// This very program.
  case itself
  /// The `telltale` that is installed, for programs that are another one.
  case installed
  /// The file of that path.
  case file(String)

  /// The only argument of a helper.
  package static let word = "helper"

  /// Where to look for it, the likeliest first.
  var paths: [String] {
    switch self {
    case .itself: ["/proc/self/exe"]
    case .file(let path): [path]
    case .installed:
      (Self.ownFolder.map { [$0] } ?? []).map { "\($0)/telltale" }
        + ["/usr/local/bin/telltale", "/usr/bin/telltale"]
    }
  }

  /// What a helper does: takes orders from its standard input until that is closed.
  package static func serve() { telltale_serve_pictures(STDIN_FILENO) }

  /// The folder of the program that asks.
  private static var ownFolder: String? {
    var buffer = [CChar](repeating: 0, count: Int(PATH_MAX))
    let count = readlink("/proc/self/exe", &buffer, buffer.count)
    guard count > 0, count < buffer.count else { return nil }
    let path = String(
      decoding: buffer.prefix(count).map { UInt8(bitPattern: $0) }, as: UTF8.self)
    return path.lastIndex(of: "/").map { String(path[..<$0]) }
  }
}
