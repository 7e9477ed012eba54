import Synchronization
import TelltaleHost

/// Notices that are kept instead of being told.
package final class CollectedNotices: Sendable {
  private let kept = Mutex<[String]>([])

  package init() {}

  /// The receiver that keeps each notice.
  package var notices: Notices { Notices { [self] line in kept.withLock { $0.append(line) } } }

  /// Returns the notices up to now, each once.
  ///
  /// - Parameters:
  ///   - path: The path of a file.
  ///   - name: The name that stands for the path at the beginning of a notice.
  /// - Returns: The notices in their order.
  package func lines(_ path: String, as name: String) -> [String] {
    var seen: Set<String> = []
    return kept.withLock { $0 }.filter { seen.insert($0).inserted }
      .map { Self.renamed($0, path, name) }
  }

  /// Replaces the path of a file at the beginning of a message.
  ///
  /// - Parameters:
  ///   - message: The message.
  ///   - path: The path that the message begins with.
  ///   - name: The name that replaces it.
  /// - Returns: The message with the name; the message itself where it begins otherwise.
  package static func renamed(_ message: String, _ path: String, _ name: String) -> String {
    message.hasPrefix(path) ? name + message.dropFirst(path.count) : message
  }
}
