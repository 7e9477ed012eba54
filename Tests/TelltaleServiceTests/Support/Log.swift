import Synchronization
import TelltaleHost

/// Takes notices down.
final class Log: Sendable {
  private let said = Mutex<[String]>([])

  var lines: [String] { said.withLock { $0 } }
  var notices: Notices { Notices { line in self.said.withLock { $0.append(line) } } }
}
