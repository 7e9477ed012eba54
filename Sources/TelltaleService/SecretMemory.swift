/// How a process keeps what is typed into secret fields to itself while it has it.
package struct SecretMemory: Sendable {
  /// From now on memory is overwritten when it is freed.
  let begin: @Sendable () -> Void
  /// All that held a secret is freed by now.
  let end: @Sendable () -> Void

  package init(begin: @escaping @Sendable () -> Void, end: @escaping @Sendable () -> Void) {
    self.begin = begin
    self.end = end
  }
}

/// When a service has secrets in its memory: while a question with a secret field is open, and until its answer has been
/// sent.
struct SecretWatch {
  private let memory: SecretMemory?
  private(set) var isOn = false

  init(_ memory: SecretMemory?) { self.memory = memory }

  /// Takes in whether there may be a secret, once all is done that was to be done.
  mutating func note(_ hasSecret: Bool) {
    guard hasSecret != isOn else { return }
    isOn = hasSecret
    if hasSecret { memory?.begin() } else { memory?.end() }
  }
}
