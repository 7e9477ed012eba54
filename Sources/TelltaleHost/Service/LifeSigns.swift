import TelltaleGraphics

/// The signs that a unit lives, for a manager that restarts it otherwise: its loop goes round, and its frames come on
/// the glass.
struct LifeSigns: Hashable, Sendable {
  /// The milliseconds that a frame may be on its way. Setting a mode takes up to two seconds.
  static let frameLimit = 2500

  /// The milliseconds between two signs.
  let interval: Int
  /// The time at which the next round of the loop is wanted at the latest.
  private(set) var due: Instant?
  private var newest = 0
  /// The time since when a frame is on its way that has not come yet.
  private var waitsSince: Instant?
  private var isHidden = false

  /// Creates the state of a unit without frames.
  ///
  /// - Parameter limit: The milliseconds without a sign after which the unit counts as dead. Signs are given twice as
  ///   often.
  init(limit: Int) { interval = max(1, limit / 2) }

  /// Notes that a frame was handed to the display.
  mutating func send(_ frame: Int, at now: Instant) {
    newest = frame
    waitsSince = waitsSince ?? now
  }

  /// Notes an event of the display.
  mutating func hear(_ event: DisplayEvent, at now: Instant) {
    switch event {
    case .presented(let frame, _): waitsSince = frame >= newest ? nil : now
    // What nobody can see need not come.
    case .hidden: isHidden = true
    case .visible:
      isHidden = false
      waitsSince = waitsSince.map { _ in now }
    case .stalled, .recovered, .handedOver, .takenBack, .resized, .lost: break
    }
  }

  /// Notes another round of the loop. True where a sign is due, and the unit lives.
  mutating func finishRound(at now: Instant) -> Bool {
    if let due, now < due { return false }
    due = now.advanced(byMilliseconds: interval)
    guard !isHidden, let waitsSince else { return true }
    return now.milliseconds(since: waitsSince) <= Self.frameLimit
  }
}
