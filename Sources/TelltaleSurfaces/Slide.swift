import TelltaleGraphics

/// A sheet or a modal on its way up from below the display (ACTION-SHEET-SLIDES-FROM-BOTTOM), back to
/// its place after a hand pulled it down, or away. Only the picture moves: what it stands for is decided
/// before.
package struct Slide: Hashable, Sendable {
  /// How far below its place it is, at first and at last.
  package enum Depth: Hashable, Sendable {
    case pixels(Int)
    /// So far that nothing of it is seen.
    case away

    package func pixels(of height: Int) -> Int {
      switch self {
      case .pixels(let pixels): pixels
      case .away: height
      }
    }
  }

  /// Absent until its first frame was on the glass.
  package private(set) var start: Instant?
  package let milliseconds: Int
  private let from: Depth
  private let to: Depth
  private var now: Instant?

  /// Up from below, as soon as its first frame is seen.
  package init(milliseconds: Int) {
    self.init(from: .away, to: .pixels(0), start: nil, milliseconds: milliseconds)
  }

  package init(from: Depth, to: Depth, start: Instant?, milliseconds: Int) {
    (self.from, self.to, self.start) = (from, to, start)
    self.milliseconds = milliseconds
  }

  /// Its first frame was seen; later ones change nothing.
  package mutating func begin(at time: Instant) {
    if start == nil { start = time }
  }

  /// Moves on; true while there is something to see of it.
  package mutating func move(to time: Instant) -> Bool {
    guard let start else { return true }
    now = max(now ?? start, time)
    return time.milliseconds(since: start) < milliseconds
  }

  /// When its next picture is due.
  package var next: Instant? {
    start.map { (now ?? $0).advanced(byMilliseconds: Motion.frameMilliseconds) }
  }

  /// Pixels below its place, where `height` takes it out of sight.
  package func drop(of height: Int) -> Int {
    let first = from.pixels(of: height)
    guard let start, let now else { return first }
    let share = Easing.out(now.milliseconds(since: start), of: milliseconds)
    return first + (to.pixels(of: height) - first) * share / Easing.whole
  }
}
