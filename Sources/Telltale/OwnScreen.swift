import Synchronization
import TelltaleHost
import TelltaleModel
import TelltaleRuntime

/// A screen that this process shows, on a display or in memory.
final class OwnScreen: ScreenBackend {
  private let device: Device
  /// Where what is to be shown is left for the screen's thread.
  private let queue: any ScreenQueue
  private let numbers = Numbers()

  /// A screen behind a queue.
  init(_ device: Device, _ queue: any ScreenQueue) {
    (self.device, self.queue) = (device, queue)
  }

  func ask(
    _ question: Scene, timeout: Duration?
  ) async throws(RuntimeError) -> TelltaleModel.Answer {
    let shown = try question.load(for: device)
    return try await ask(shown, milliseconds: timeout.map(\.milliseconds)).get()
  }

  private func ask(
    _ shown: ShownScene, milliseconds: Int?
  ) async -> Result<TelltaleModel.Answer, RuntimeError> {
    let number = numbers.next()
    let wish = Wish()
    return await withTaskCancellationHandler {
      await withCheckedContinuation { (done: Continuation<TelltaleModel.Answer>) in
        queue.post(
          { screen in
            // Taken back before it was begun.
            guard wish.stands else { return done.resume(returning: .success(.never(number))) }
            screen.ask(shown, number: number, limit: milliseconds) { done.resume(returning: $0) }
          }, failed: { done.resume(returning: .failure($0)) })
      }
    } onCancel: {
      wish.drop()
      queue.post { $0.withdraw(number) }
    }
  }

  func show(
    _ scene: Scene, keepingRowsIn folder: String?
  ) async throws(RuntimeError) -> any ShownApp {
    let shown = try scene.load(for: device)
    try shown.requireScreens()
    return try await OwnApp(
      shown, on: queue, device.platform, numbers, rows: folder, path: scene.path)
  }

  func close() async {
    await withCheckedContinuation { done in queue.close { done.resume() } }
  }

  func letGo() { queue.close {} }
}

/// Whether somebody still wants what they asked for.
private final class Wish: Sendable {
  private let isDropped = Atomic(false)

  var stands: Bool { !isDropped.load(ordering: .acquiring) }

  func drop() { isDropped.store(true, ordering: .releasing) }
}

extension TelltaleModel.Answer {
  /// Of a question that was taken back before it was asked.
  static func never(_ number: Int) -> TelltaleModel.Answer {
    TelltaleModel.Answer(
      question: .asked(number), outcome: .withdrawn, choice: nil, fields: [])
  }
}
