import Foundation
import Synchronization

/// Something that is done on a thread of the system while a test watches it.
///
/// A task would do it on one of Swift's own threads, of which there are as many as processors: two tests that
/// keep theirs busy until such a task is done wait for ever.
package final class SideThread<Result: Sendable>: Sendable {
  private let result = Mutex<Result?>(nil)
  private let ended = DispatchSemaphore(value: 0)

  package init(_ body: @escaping @Sendable () -> Result) {
    Thread.detachNewThread { [self] in
      let value = body()
      result.withLock { $0 = value }
      ended.signal()
    }
  }

  package var isDone: Bool { result.withLock { $0 != nil } }

  /// Waits for the end, and gives what came of it.
  package func join() -> Result {
    while true {
      if let value = result.withLock({ $0 }) { return value }
      ended.wait()
    }
  }
}
