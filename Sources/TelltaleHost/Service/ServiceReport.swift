import TelltaleGraphics

/// What a service manager hears of a loop: that something can be seen, that it lives, that it ends.
package final class ServiceReport {
  private let tell: (String) -> Void
  private var signs: LifeSigns?
  private var isReady = false

  /// - Parameters:
  ///   - limit: milliseconds without a sign of life after which the unit is restarted; `nil` where
  ///     nobody waits for any, and the loop then wakes for none.
  ///   - tell: takes words such as `READY=1`, and never waits.
  package init(limit: Int?, tell: @escaping (String) -> Void) {
    signs = limit.map(LifeSigns.init)
    self.tell = tell
  }

  /// When a round of the loop is wanted though nothing happens.
  var deadline: Instant? { signs?.due }

  func send(_ frame: Int, at now: Instant) { signs?.send(frame, at: now) }

  /// Ready is who has a frame on the glass, or waits for a screen that will come back.
  func hear(_ event: DisplayEvent, at now: Instant) {
    signs?.hear(event, at: now)
    guard !isReady else { return }
    switch event {
    case .presented, .hidden:
      isReady = true
      tell("READY=1")
    default: break
    }
  }

  func finishRound(at now: Instant) {
    if signs?.finishRound(at: now) == true { tell("WATCHDOG=1") }
  }

  func stop() { tell("STOPPING=1") }
}
