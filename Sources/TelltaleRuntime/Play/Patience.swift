import TelltaleGraphics

/// How long a program may take until it has said all.
///
/// What drawing takes is not the program's time: on a busy machine it would be told to talk too much. It is excused up to
/// four times the limit, so that one who talks without end is told all the same.
struct Patience {
  /// When it ends.
  private(set) var end: Instant
  private var grace: Int
  private var hasHeard = false

  init(from now: Instant, milliseconds limit: Int) {
    end = now.advanced(byMilliseconds: limit)
    grace = 4 * limit
  }

  /// Takes note that the program has said something.
  ///
  /// - Returns: Whether that is in order: within the limit, or the first thing that is said. Only talk that
  ///   goes on past the limit has no end; one late word after a silence may be a program that started late.
  mutating func allows(wordAt moment: Instant) -> Bool {
    defer { hasHeard = true }
    return !hasHeard || moment < end
  }

  /// Leaves out time that was spent on something else.
  mutating func excuse(milliseconds: Int) {
    let more = min(milliseconds, grace)
    grace -= more
    end = end.advanced(byMilliseconds: more)
  }
}
