import TelltaleHost

/// A queue of jobs for a resident screen, open to any thread.
package protocol ScreenQueue: Sendable {
  /// Does a job on the screen's thread, after all earlier ones.
  ///
  /// - Parameters:
  ///   - job: The job.
  ///   - failed: Called in place of the job where the screen is closed or lost.
  func post(
    _ job: @escaping @Sendable (ResidentScreen) -> Void,
    failed: @escaping @Sendable (RuntimeError) -> Void
  )

  /// Puts back the earlier picture of the display. All that is owed ends with an error.
  ///
  /// - Parameter closed: Called once that is done, at once where it was done before.
  func close(_ closed: @escaping @Sendable () -> Void)
}

extension ScreenQueue {
  /// Does a job for which nobody waits.
  ///
  /// - Parameter job: The job; it is dropped where the screen is closed or lost.
  package func post(_ job: @escaping @Sendable (ResidentScreen) -> Void) {
    post(job) { _ in }
  }
}

extension RuntimeError {
  /// The error for those to whom a resident screen still owes something at its end.
  init(_ end: ScreenEnd) {
    switch end {
    case .failed(let error): self.init(error)
    case .answered, .signal, .left: self = .closed
    }
  }

  /// The error for an app whose screens were replaced or closed.
  package static let notShown = RuntimeError(
    .usage, "telltale: the app is no longer shown; show it again before changing it")

  /// The error after `close`.
  package static let closed = RuntimeError(
    .usage, "telltale: the screen is closed; open it again to show something")
}
