import TelltaleGraphics
import TelltaleModel

/// When a scene that shows a clock is told the time next: once a minute, and not at all while nobody sees it.
struct MinuteHand {
  /// Whether what is shown has a clock.
  private(set) var isNeeded = false
  /// The moment of the next minute; `nil` where nobody is to be told.
  private(set) var due: Instant?

  /// Another scene is shown.
  mutating func start(isNeeded: Bool) {
    self.isNeeded = isNeeded
    due = nil
  }

  /// Nobody sees the picture, until somebody is told again.
  mutating func rest() { due = nil }

  /// The time has been told.
  mutating func wait(until moment: Instant) { due = moment }
}
