import TelltaleGraphics
import TelltaleModel

/// Whether the application still answers: what turns must not claim life that is not there
/// (ACTIVITY-INDICATOR-SHOWS-LIFE).
struct Heartbeat: Hashable, Sendable {
  /// Milliseconds within which the application promised to tell something; absent, nothing was
  /// promised.
  var interval: Int?
  var heard = Instant.zero
  /// Since when a sign of life is owed; absent while none is.
  var silentSince: Instant?

  /// When the next sign is due.
  var due: Instant? {
    guard silentSince == nil, let interval else { return nil }
    return heard.advanced(byMilliseconds: interval)
  }
}

extension Session {
  /// The application told something.
  mutating func hear(at now: Instant) {
    app?.heartbeat.heard = now
    guard app?.heartbeat.silentSince != nil else { return }
    app?.heartbeat.silentSince = nil
    tell(.silent(false))
    changed()
  }

  /// Notices that a sign of life has not come.
  mutating func missHeartbeat(at now: Instant) {
    guard let due = app?.heartbeat.due, now >= due else { return }
    app?.heartbeat.silentSince = due
    tell(.silent(true))
  }
}
