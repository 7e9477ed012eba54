import TelltaleGraphics

/// Whether a unit lives, for whoever restarts it where it does not: its loop goes round, and what it
/// sends to the glass comes there.
struct LifeSigns: Hashable, Sendable {
  /// Milliseconds that a frame may be on its way; setting a mode takes up to two seconds.
  static let frameLimit = 2500

  /// Milliseconds between two signs.
  let interval: Int
  /// A round of the loop is wanted then at the latest.
  private(set) var due: Instant?
  private var newest = 0
  /// Since when a frame is on its way that has not come yet.
  private var waitsSince: Instant?
  private var isHidden = false

  /// - Parameter limit: milliseconds without a sign after which the unit is taken for dead; signs are
  ///   given twice as often.
  init(limit: Int) { interval = max(1, limit / 2) }

  /// A frame was handed to the display.
  mutating func send(_ frame: Int, at now: Instant) {
    newest = frame
    waitsSince = waitsSince ?? now
  }

  /// The display told something.
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

  /// The loop has been round once more. True where a sign is due, and there is one to give.
  mutating func finishRound(at now: Instant) -> Bool {
    if let due, now < due { return false }
    due = now.advanced(byMilliseconds: interval)
    guard !isHidden, let waitsSince else { return true }
    return now.milliseconds(since: waitsSince) <= Self.frameLimit
  }
}
