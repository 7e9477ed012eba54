import Glibc
import Synchronization
import TelltaleRuntime
import TelltaleServiceClient

/// A call to the service that waits on a thread of its own, and can be ended by another.
final class ServedCall: Sendable {
  /// Why nobody waits for it any more.
  enum Ending: Sendable {
    case withdrawn, closed
  }

  private struct State {
    var ending: Ending?
    /// The connection, for as long as it is waited on.
    var descriptor: Int32?
  }

  private let state = Mutex(State())

  var ending: Ending? { state.withLock { $0.ending } }

  /// Makes the call, unless it was ended before it began.
  ///
  /// - Parameters:
  ///   - caller: connects to the service.
  ///   - call: waits for the reply.
  /// - Returns: What the service says.
  /// - Throws: what it has against it; whatever the end of the connection brings, where the call was ended.
  func run<Value>(
    on caller: @autoclosure () throws(RuntimeError) -> ServiceCaller,
    _ call: (ServiceCaller) throws(RuntimeError) -> Value
  ) throws(RuntimeError) -> Value {
    guard ending == nil else { throw .closed }
    let caller = try caller()
    let stands = state.withLock { state in
      if state.ending == nil { state.descriptor = caller.descriptor }
      return state.ending == nil
    }
    guard stands else { throw .closed }
    // Once it is closed, the descriptor may be another's.
    defer { withExtendedLifetime(caller) { state.withLock { $0.descriptor = nil } } }
    return try call(caller)
  }

  /// Ends it: the service sees that nobody waits, and takes the question back.
  ///
  /// - Parameter ending: why; the first one counts.
  func end(_ ending: Ending) {
    state.withLock { state in
      guard state.ending == nil else { return }
      state.ending = ending
      if let descriptor = state.descriptor { shutdown(descriptor, Int32(SHUT_RDWR)) }
    }
  }
}
