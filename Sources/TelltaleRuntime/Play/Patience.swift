import TelltaleGraphics

/// The time that a program may take until it has said all.
///
/// The time of drawing is not the program's: on a busy machine it would otherwise be told to talk too much.
/// At most four times the limit is excused, so that a program that talks without end is told all the same.
struct Patience {
  /// The moment at which it ends.
  private(set) var end: Instant
  private var grace: Int
  private var hasHeard = false

  init(from now: Instant, milliseconds limit: Int) {
    end = now.advanced(byMilliseconds: limit)
    grace = 4 * limit
  }

  /// Notes that the program has said something.
  ///
  /// - Parameter moment: The moment at which it was said.
  /// - Returns: True within the limit, or for the first line of all. Only talk that goes on past the limit
  ///   has no end; one late line after a silence may be of a program that started late.
  mutating func allows(wordAt moment: Instant) -> Bool {
    defer { hasHeard = true }
    return !hasHeard || moment < end
  }

  /// Excludes time that was spent on something else.
  mutating func excuse(milliseconds: Int) {
    let more = min(milliseconds, grace)
    grace -= more
    end = end.advanced(byMilliseconds: more)
  }
}
