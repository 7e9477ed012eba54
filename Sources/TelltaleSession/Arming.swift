import TelltaleGraphics

/// Whether a dialog takes input yet: not before its frame was on the glass for a while.
package enum Arming: Hashable, Sendable {
  /// Waits for this frame, or a later one, to be presented; then guards for some milliseconds.
  case awaiting(frame: Int, guardMilliseconds: Int)
  case guarding(until: Instant)
  /// What happened at this moment or later counts.
  case armed(since: Instant)

  /// True for an event that happened while the dialog was armed.
  func accepts(_ time: Instant) -> Bool {
    if case .armed(let since) = self { return time >= since }
    return false
  }

  var isArmed: Bool {
    if case .armed = self { return true }
    return false
  }
}
