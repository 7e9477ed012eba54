import TelltaleGraphics

/// The calls that a user may make: so many at once, and as many again as time goes by.
struct CallRate: Hashable, Sendable {
  private let perSecond: Int
  /// The calls that are left, in thousandths.
  private var left: Int
  private var since: Instant

  init(perSecond: Int, at now: Instant) {
    self.perSecond = perSecond
    left = 2000 * perSecond
    since = now
  }

  /// The bytes of a message that count as one call more.
  private static let bytesOfOne = 8 << 10

  /// Takes one call. A long message counts as several: it takes as much more to read, and as much room in the
  /// journal.
  ///
  /// - Parameters:
  ///   - bytes: The length of the message.
  ///   - now: The time of the service's clock.
  /// - Returns: `nil` where the call is allowed, else the milliseconds until one is.
  mutating func take(_ bytes: Int = 0, at now: Instant) -> Int? {
    left = min(2000 * perSecond, left + now.milliseconds(since: since) * perSecond)
    since = now
    // What is longer than all that may be at once is taken all the same, once there is all.
    let cost = min(1000 * (1 + bytes / Self.bytesOfOne), 2000 * perSecond)
    guard left < cost else {
      left -= cost
      return nil
    }
    return (cost - left + perSecond - 1) / perSecond
  }
}
