/// The means by which a process protects texts of secret fields while it has them.
package struct SecretMemory: Sendable {
  /// Begins to overwrite memory when it is freed.
  let begin: @Sendable () -> Void
  /// Called when all memory that held a secret is freed.
  let end: @Sendable () -> Void

  /// Takes two functions.
  ///
  /// - Parameters:
  ///   - begin: Begins to overwrite memory when it is freed.
  ///   - end: Called when all memory that held a secret is freed.
  package init(begin: @escaping @Sendable () -> Void, end: @escaping @Sendable () -> Void) {
    self.begin = begin
    self.end = end
  }
}

/// The time in which a service has secrets in its memory: while a question with a secret field is open, and until
/// its answer has been sent.
struct SecretWatch {
  private let memory: SecretMemory?
  private(set) var isOn = false

  init(_ memory: SecretMemory?) { self.memory = memory }

  /// Notes whether there may be a secret, at the end of a turn.
  mutating func note(_ hasSecret: Bool) {
    guard hasSecret != isOn else { return }
    isOn = hasSecret
    if hasSecret { memory?.begin() } else { memory?.end() }
  }
}
