import TelltaleGraphics
import TelltaleHost

/// The notes of one kind that clients can cause. At most one a second is told, with the number of all.
struct QuietNotes {
  private var quietUntil = Instant.zero
  private var count = 0

  /// Tells a note, if none was told within the last second.
  mutating func note(_ words: String, at now: Instant, _ notices: Notices) {
    count += 1
    guard quietUntil <= now else { return }
    let others = count > 1 ? " (\(count) since the last such note)" : ""
    notices.tell("telltale: note: \(words)\(others)")
    (quietUntil, count) = (now.advanced(byMilliseconds: 1000), 0)
  }
}
