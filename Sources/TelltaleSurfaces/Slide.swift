import TelltaleGraphics

/// The movement of a sheet or a modal: up from below the display (ACTION-SHEET-SLIDES-FROM-BOTTOM), back to its place
/// after a hand pulled it down, or away. Only the picture moves: its meaning is decided before.
package struct Slide: TimedMotion, Hashable, Sendable {
  /// The distance from its place that it has at first and at last.
  package enum Depth: Hashable, Sendable {
    case pixels(Int)
    /// So far that nothing of the surface is seen.
    case away

    /// Converts the distance to pixels.
    ///
    /// - Parameter height: The distance at which nothing is seen any more, in pixels.
    /// - Returns: Pixels below the place of the surface.
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

  /// Prepares a movement up from below, which begins as soon as its first frame is seen.
  ///
  /// - Parameter milliseconds: The time that it takes.
  package init(milliseconds: Int) {
    self.init(from: .away, to: .pixels(0), start: nil, milliseconds: milliseconds)
  }

  /// Prepares a movement.
  ///
  /// - Parameters:
  ///   - from: The distance at first.
  ///   - to: The distance at last.
  ///   - start: When it begins; `nil` for the moment at which its first frame is seen.
  ///   - milliseconds: The time that it takes.
  package init(from: Depth, to: Depth, start: Instant?, milliseconds: Int) {
    (self.from, self.to) = (from, to)
    transition = Transition(milliseconds: milliseconds, from: start)
  }

  /// The moment at which the next picture is due; `nil` before the first frame was seen.
  package var next: Instant? { transition.next }

  /// The time that the movement takes, in milliseconds.
  package var milliseconds: Int { transition.milliseconds }

  /// Notes that the first frame was seen.
  mutating func begin(at time: Instant) { transition.begin(at: time) }

  /// Moves the surface on.
  ///
  /// - Parameter time: The moment that the movement is at.
  /// - Returns: True while there is something to see of it.
  package mutating func move(to time: Instant) -> Bool { transition.move(to: time) }

  /// Returns the distance from its place now.
  ///
  /// - Parameter height: The distance at which nothing is seen any more, in pixels.
  /// - Returns: Pixels below its place.
  package func drop(of height: Int) -> Int {
    let first = from.pixels(of: height)
    return first + (to.pixels(of: height) - first) * transition.share / Easing.whole
  }
}
