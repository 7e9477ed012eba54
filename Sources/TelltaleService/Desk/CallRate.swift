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

  /// Takes one; gives the milliseconds until there is another where there is none.
  mutating func take(at now: Instant) -> Int? {
    left = min(2000 * perSecond, left + now.milliseconds(since: since) * perSecond)
    since = now
    guard left < 1000 else {
      left -= 1000
      return nil
    }
    return (1000 - left + perSecond - 1) / perSecond
  }
}
