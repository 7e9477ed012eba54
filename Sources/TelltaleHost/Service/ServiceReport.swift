import TelltaleGraphics

/// What a service manager hears of a loop: that something can be seen, that it lives, that it ends.
package final class ServiceReport {
  /// Milliseconds until a manager that was busy is told again.
  static let patience = 250

  private let tell: (String) -> Bool
  private var signs: LifeSigns?
  private var isReady = false
  /// What the manager has not taken yet, oldest first.
  private var owed: [String] = []
  private var again: Instant?

  /// - Parameters:
  ///   - limit: milliseconds without a sign of life after which the unit is restarted; `nil` where
  ///     nobody waits for any, and the loop then wakes for none.
  ///   - tell: takes words such as `READY=1`, and never waits; false where they have to be told again.
  package init(limit: Int?, tell: @escaping (String) -> Bool) {
    signs = limit.map(LifeSigns.init)
    self.tell = tell
  }

  /// When a round of the loop is wanted though nothing happens.
  var deadline: Instant? { [signs?.due, again].compactMap { $0 }.min() }

  func send(_ frame: Int, at now: Instant) { signs?.send(frame, at: now) }

  /// Ready is who has a frame on the glass, or waits for a screen that will come back.
  func hear(_ event: DisplayEvent, at now: Instant) {
    signs?.hear(event, at: now)
    guard !isReady else { return }
    switch event {
    case .presented, .hidden:
      isReady = true
      owe("READY=1", at: now)
    default: break
    }
  }

  func finishRound(at now: Instant) {
    if signs?.finishRound(at: now) == true { owe("WATCHDOG=1", at: now) }
    if let again, now >= again { settle(at: now) }
  }

  func stop() { _ = tell("STOPPING=1") }

  private func owe(_ words: String, at now: Instant) {
    if !owed.contains(words) { owed.append(words) }
    settle(at: now)
  }

  /// Tells what is owed, in its order, as far as the manager takes it.
  private func settle(at now: Instant) {
    while let words = owed.first, tell(words) { owed.removeFirst() }
    again = owed.isEmpty ? nil : now.advanced(byMilliseconds: Self.patience)
  }
}
