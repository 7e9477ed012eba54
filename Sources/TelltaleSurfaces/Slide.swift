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

  package var passage: Passage
  private let from: Depth
  private let to: Depth

  /// Up from below, as soon as its first frame is seen.
  package init(milliseconds: Int) {
    self.init(from: .away, to: .pixels(0), start: nil, milliseconds: milliseconds)
  }

  package init(from: Depth, to: Depth, start: Instant?, milliseconds: Int) {
    (self.from, self.to) = (from, to)
    passage = Passage(milliseconds: milliseconds, from: start)
  }

  /// Pixels below its place, where `height` takes it out of sight.
  package func drop(of height: Int) -> Int {
    let first = from.pixels(of: height)
    return first + (to.pixels(of: height) - first) * passage.share / Easing.whole
  }
}
