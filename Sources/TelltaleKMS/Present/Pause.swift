import TelltaleGraphics

/// A wait before the next try, twice as long each time.
struct Pause {
  private(set) var end: Instant?
  private var length = 0

  func isOver(_ now: Instant) -> Bool { end.map { $0 <= now } ?? true }

  mutating func begin(_ now: Instant, first: Int, longest: Int) {
    length = length == 0 ? first : min(longest, length * 2)
    end = now.advanced(byMilliseconds: length)
  }

  /// Makes the next wait short again, after a success.
  mutating func reset() { self = Pause() }
}
