import TelltaleGraphics

/// The signs of life of the application. Without them, indicators of activity must not claim that
/// it is at work (ACTIVITY-INDICATOR-SHOWS-LIFE).
package struct Heartbeat: Hashable, Sendable {
  /// The milliseconds within which the application has promised to send something; `nil` where it
  /// has promised nothing.
  package var interval: Int?
  package var heard = Instant.zero
  /// The moment since which a sign of life is overdue; `nil` while none is.
  package var silentSince: Instant?

  /// The moment at which the next sign is due; `nil` where none is promised, or one is overdue
  /// already.
  package var due: Instant? {
    guard silentSince == nil, let interval else { return nil }
    return heard.advanced(byMilliseconds: interval)
  }
}
