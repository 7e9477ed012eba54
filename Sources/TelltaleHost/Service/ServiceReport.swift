import TelltaleGraphics

/// The report of a loop to a service manager: something can be seen, the loop lives, the loop ends.
package final class ServiceReport {
  /// The milliseconds until a manager that was busy is told again.
  static let patience = 250

  private let tell: (String) -> Bool
  private var signs: LifeSigns?
  private var isReady = false
  /// The words that the manager has not taken yet, the oldest first.
  private var owed: [String] = []
  private var again: Instant?

  /// Creates a report.
  ///
  /// - Parameters:
  ///   - limit: The milliseconds without a sign of life after which the unit is restarted; `nil` for no limit, and
  ///     the loop then wakes for no sign.
  ///   - tell: Takes words such as `READY=1`, and never waits; returns false where they have to be told again.
  package init(limit: Int?, tell: @escaping (String) -> Bool) {
    signs = limit.map(LifeSigns.init)
    self.tell = tell
  }

  /// The time at which a round of the loop is wanted even if nothing happens.
  var deadline: Instant? { [signs?.due, again].compactMap { $0 }.min() }

  func send(_ frame: Int, at now: Instant) { signs?.send(frame, at: now) }

  /// Notes an event of the display. A unit is ready once a frame is on the glass, or while its screen is absent and
  /// will come back.
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

  /// Tells the words that are owed, in their order, as far as the manager takes them.
  private func settle(at now: Instant) {
    while let words = owed.first, tell(words) { owed.removeFirst() }
    again = owed.isEmpty ? nil : now.advanced(byMilliseconds: Self.patience)
  }
}
