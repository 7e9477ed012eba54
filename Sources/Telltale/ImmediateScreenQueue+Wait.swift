import TelltaleRuntime

extension ImmediateScreenQueue {
  /// Comes back as soon as a condition holds of the texts and controls in front.
  ///
  /// - Parameters:
  ///   - seconds: How long, in real time.
  ///   - condition: Of what is in front.
  /// - Returns: False where it does not hold within that time, or the task is cancelled.
  func wait(
    seconds: Int,
    until condition: @escaping @Sendable (_ texts: [String], _ controls: [String]) -> Bool
  ) async -> Bool {
    let number = nextWait()
    let limit = Task {
      try await Task.sleep(for: .seconds(seconds))
      endWait(number)
    }
    defer {
      limit.cancel()
      forgetWait(number)
    }
    return await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        wait(number, until: condition) { continuation.resume(returning: $0) }
      }
    } onCancel: {
      endWait(number)
    }
  }
}
