import TelltaleGraphics
import TelltaleModel

/// The time at which a scene with a clock is told the next minute: once a minute, and never while nobody sees it.
struct MinuteHand {
  /// True if a scene with a clock is shown.
  private(set) var isNeeded = false
  /// The moment of the next minute; `nil` where nobody is to be told.
  private(set) var due: Instant?

  /// Notes that another scene is shown.
  mutating func start(isNeeded: Bool) {
    self.isNeeded = isNeeded
    due = nil
  }

  /// Notes that nobody sees the picture, until somebody is told again.
  mutating func rest() { due = nil }

  /// Notes that the time has been told.
  mutating func wait(until moment: Instant) { due = moment }
}
