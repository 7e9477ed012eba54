import TelltaleGraphics

/// A sheet or a modal on its way up from below the display (ACTION-SHEET-SLIDES-FROM-BOTTOM), back to
/// its place after a hand pulled it down, or away. Only the picture moves: what it stands for is decided
/// before.
package struct Slide: TimedMotion, Hashable, Sendable {
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

  private var transition: Transition
  private let from: Depth
  private let to: Depth

  /// Up from below, as soon as its first frame is seen.
  package init(milliseconds: Int) {
    self.init(from: .away, to: .pixels(0), start: nil, milliseconds: milliseconds)
  }

  package init(from: Depth, to: Depth, start: Instant?, milliseconds: Int) {
    (self.from, self.to) = (from, to)
    transition = Transition(milliseconds: milliseconds, from: start)
  }

  /// When its next picture is due; `nil` before its first frame was seen.
  package var next: Instant? { transition.next }

  /// What it takes, in milliseconds.
  package var milliseconds: Int { transition.milliseconds }

  /// Its first frame was seen.
  mutating func begin(at time: Instant) { transition.begin(at: time) }

  /// Moves on; true while there is something to see of it.
  package mutating func move(to time: Instant) -> Bool { transition.move(to: time) }

  /// Pixels below its place, where `height` takes it out of sight.
  package func drop(of height: Int) -> Int {
    let first = from.pixels(of: height)
    return first + (to.pixels(of: height) - first) * transition.share / Easing.whole
  }
}
