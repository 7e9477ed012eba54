import TelltaleGraphics

/// Calls that somebody may make: so many at once, and as many again as time goes by.
struct CallRate: Hashable, Sendable {
  private let perSecond: Int
  /// Thousandths of a call.
  private var left: Int
  private var since: Instant

  init(perSecond: Int, at now: Instant) {
    self.perSecond = perSecond
    left = 2000 * perSecond
    since = now
  }

  /// Bytes of a message that are one call more.
  private static let bytesOfOne = 8 << 10

  /// Takes one. A long message counts as several: it takes as much more to read, and as much room in the journal.
  ///
  /// - Parameters:
  ///   - bytes: of the message.
  ///   - now: on the service's clock.
  /// - Returns: The milliseconds until there is another, where there is none.
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
