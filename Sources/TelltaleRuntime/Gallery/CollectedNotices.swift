import Synchronization
import TelltaleHost

/// Notices that are kept instead of being told.
package final class CollectedNotices: Sendable {
  private let kept = Mutex<[String]>([])

  package init() {}

  /// Where they are said.
  package var notices: Notices { Notices { [self] line in kept.withLock { $0.append(line) } } }

  /// What was said up to now, each once, with the path of a file as it is to be called.
  package func lines(_ path: String, as name: String) -> [String] {
    var seen: Set<String> = []
    return kept.withLock { $0 }.filter { seen.insert($0).inserted }
      .map { Self.renamed($0, path, name) }
  }

  /// A message about a file that is called otherwise.
  package static func renamed(_ message: String, _ path: String, _ name: String) -> String {
    message.hasPrefix(path) ? name + message.dropFirst(path.count) : message
  }
}
