import TelltaleGraphics

/// Whether the application still answers: what turns must not claim life that is not there
/// (ACTIVITY-INDICATOR-SHOWS-LIFE).
package struct Heartbeat: Hashable, Sendable {
  /// Milliseconds within which the application promised to tell something; absent, nothing was
  /// promised.
  package var interval: Int?
  package var heard = Instant.zero
  /// Since when a sign of life is owed; absent while none is.
  package var silentSince: Instant?

  /// When the next sign is due.
  package var due: Instant? {
    guard silentSince == nil, let interval else { return nil }
    return heard.advanced(byMilliseconds: interval)
  }
}
