import Synchronization

/// Hands events on, and counts those for which there is no room.
final class EventOutlet: Sendable {
  private let sink: AsyncStream<App.Event>.Continuation
  private let dropped = Atomic(0)

  /// Events that wait at most.
  private static let most = 10_000

  /// Hands on to a stream whose buffer keeps the oldest.
  init(_ sink: AsyncStream<App.Event>.Continuation) { self.sink = sink }

  /// A stream that keeps what nobody has read yet, up to the most, and what fills it.
  static func stream() -> (AsyncStream<App.Event>, AsyncStream<App.Event>.Continuation) {
    let made = AsyncStream.makeStream(of: App.Event.self, bufferingPolicy: .bufferingOldest(most))
    return (made.stream, made.continuation)
  }

  /// To be called by one thread at a time.
  func hear(_ event: App.Event) {
    let count = dropped.load(ordering: .relaxed)
    if count > 0 {
      guard case .enqueued = sink.yield(.dropped(count)) else { return miss() }
      dropped.store(0, ordering: .relaxed)
    }
    if case .dropped = sink.yield(event) { miss() }
  }

  private func miss() { dropped.wrappingAdd(1, ordering: .relaxed) }
}
