import TelltaleGraphics
import TelltaleSession

extension Host {
  /// The time at which a question with a time limit has been out of sight for as long as its limit; `nil` while
  /// somebody can see it. Such a question does not wait for ever for a screen that nobody can see.
  package var unseenLimit: Instant? {
    guard !isResident, let unseenSince, let limit = session.timeLimitMilliseconds else {
      return nil
    }
    return unseenSince.advanced(byMilliseconds: limit)
  }

  /// True once that time has come: the screen ends.
  var isUnseen: Bool { unseenLimit.map { clock.now >= $0 } ?? false }
}
