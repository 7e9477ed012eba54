import Synchronization
import TelltaleHost
import TelltaleRuntime

extension Surroundings {
  /// As on any machine, with nobody to hear the notices.
  static var quiet: Surroundings { Surroundings(notices: Notices { _ in }) }
}

/// Takes notices down.
final class Log: Sendable {
  private let said = Mutex<[String]>([])

  var lines: [String] { said.withLock { $0 } }
  var notices: Notices { Notices { line in self.said.withLock { $0.append(line) } } }
}
