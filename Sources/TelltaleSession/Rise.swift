import TelltaleGraphics

/// A sheet or a modal on its way up from below the display (ACTION-SHEET-SLIDES-FROM-BOTTOM).
struct Rise: Hashable, Sendable {
  /// Absent until its first frame was on the glass.
  private(set) var start: Instant?
  var milliseconds: Int
  private var now: Instant?

  init(milliseconds: Int) { self.milliseconds = milliseconds }

  /// Its first frame was seen; later ones change nothing.
  mutating func begin(at time: Instant) {
    if start == nil { start = time }
  }

  /// Moves on; true while there is something to see of it.
  mutating func move(to time: Instant) -> Bool {
    guard let start else { return true }
    now = max(now ?? start, time)
    return time.milliseconds(since: start) < milliseconds
  }

  /// When its next picture is due.
  var next: Instant? {
    start.map { (now ?? $0).advanced(byMilliseconds: Session.frameMilliseconds) }
  }

  /// Pixels that it still has to rise, of all that there are.
  func drop(of height: Int) -> Int {
    guard let start, let now else { return height }
    let share = Easing.out(now.milliseconds(since: start), of: milliseconds)
    return height - height * share / Easing.whole
  }
}
