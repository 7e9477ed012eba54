import TelltaleHost

/// Where any thread leaves what a resident screen is to do.
package protocol ScreenDesk: Sendable {
  /// Has it done on the screen's thread, after all that was left before; `failed` is called in its
  /// place where the screen is closed or lost.
  func post(
    _ job: @escaping @Sendable (ResidentScreen) -> Void,
    failed: @escaping @Sendable (RuntimeError) -> Void
  )

  /// Puts back what was on the display before; what is owed ends with an error. `closed` is called once
  /// that is done, at once where it was done before.
  func close(_ closed: @escaping @Sendable () -> Void)
}

extension ScreenDesk {
  /// The same for what nobody waits for.
  package func post(_ job: @escaping @Sendable (ResidentScreen) -> Void) {
    post(job) { _ in }
  }
}

extension RuntimeError {
  /// What is told to whoever a resident screen still owes something when it ends.
  init(_ end: ScreenEnd) {
    switch end {
    case .failed(let error): self.init(error)
    case .answered, .signal, .left: self = .closed
    }
  }

  /// An app whose screens were replaced or closed.
  package static let notShown = RuntimeError(
    .usage, "telltale: the app is no longer shown; show it again before changing it")

  /// After `close`.
  package static let closed = RuntimeError(
    .usage, "telltale: the screen is closed; open it again to show something")
}
