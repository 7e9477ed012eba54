import TelltaleGraphics
import TelltaleLayout
import TelltaleModel

/// The movement of content that a finger has pulled past its end. It follows less and less the further it is pulled,
/// and goes back once it is let go of. Only the picture moves.
package struct Give: TimedMotion, Hashable, Sendable {
  private static let milliseconds = 250

  package let path: NodePath
  /// The pixels that the content is seen away from its end while it is held.
  private let pull: PixelPoint
  /// The movement back; `nil` while a finger holds the content.
  private var transition: Transition?

  /// Measures how far content is pulled past its end; `nil` where it is not past an end, or where its pages follow
  /// each other.
  ///
  /// - Parameters:
  ///   - area: The scroll area of the content.
  ///   - position: The offset that the finger would give it, in pixels.
  package init?(of area: ScrollArea, at position: PixelPoint) {
    let (end, most) = (area.clamped(position), area.maximumOffset)
    func give(_ past: Int, _ most: Int, _ size: Int) -> Int {
      most == 0 ? 0 : Self.given(past, in: size)
    }
    pull = PixelPoint(
      x: give(end.x - position.x, most.x, area.viewport.width),
      y: give(end.y - position.y, most.y, area.viewport.height))
    guard pull != .zero, !area.isPaging else { return nil }
    path = area.path
  }

  /// Returns the pixels that content follows a finger past its end: at first half of the way, and never more than a
  /// third of its window.
  private static func given(_ past: Int, in size: Int) -> Int {
    let most = size / 3
    guard most > 0 else { return 0 }
    let way = abs(past) / 2
    let given = way * most / (way + most)
    return past < 0 ? -given : given
  }

  /// Returns the same content on its way back.
  ///
  /// - Parameter time: When the finger let go of it.
  /// - Returns: A movement of a quarter of a second.
  package func released(at time: Instant) -> Give {
    var give = self
    give.transition = Transition(milliseconds: Self.milliseconds, from: time)
    return give
  }

  /// True while a finger holds it.
  package var isHeld: Bool { transition == nil }

  /// The moment at which the next picture is due; `nil` while a finger holds the content.
  package var next: Instant? { transition?.next }

  /// Moves the content on.
  ///
  /// - Parameter time: The moment that the movement is at.
  /// - Returns: True while there is something to see of it.
  package mutating func move(to time: Instant) -> Bool { transition?.move(to: time) ?? true }

  /// The pixels that the content is seen away from its place.
  package var offset: PixelPoint {
    let left = Easing.whole - (transition?.share ?? 0)
    return PixelPoint(x: pull.x * left / Easing.whole, y: pull.y * left / Easing.whole)
  }
}
