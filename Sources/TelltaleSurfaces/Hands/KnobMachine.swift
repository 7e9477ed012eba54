import TelltaleGraphics
import TelltaleInput
import TelltaleLayout
import TelltaleModel

/// The machine for things that turn. A knob moves the focus, one control each detent, through what is to be read as
/// well; a wheel scrolls.
package struct KnobMachine {
  package var deed: Deed
  /// The place of the pointer whose wheel turns; `nil` where none is there.
  package var pointer: PixelPoint?

  /// The largest number of detents at once that can be a hand's.
  private static let mostDetents = 32

  /// Handles a turn.
  ///
  /// - Parameters:
  ///   - detents: The number of detents; negative for a turn back, or up for a wheel.
  ///   - surface: The surface in front; `nil` for none.
  ///   - hands: The record of what is held.
  /// - Returns: The intents, in order: a move of the focus for each detent, 32 at most, or the scrolling of a wheel.
  package func turned(
    _ detents: Int, _ surface: inout Surface?, _ hands: HandHistory
  ) -> [Intent] {
    guard deed.counts(on: surface), detents != 0 else { return [] }
    var intents = surface?.letGoOfResting(hands, at: deed.time) == true ? [Intent.changed] : []
    if deed.event.kind == .pointer { return intents + wheel(detents, &surface) }
    // Turning with the knob pressed is neither: the press is over.
    if surface?.press?.holder.device == deed.device, surface?.letGo() == true {
      intents.append(.changed)
    }
    // Whatever stands before something else is a ring that one turns in
    // (MODALITY-SEPARATE-FOCUSED-MODE).
    let wraps = surface?.isOverlay == true
    let move = detents > 0 ? FocusMove.next(wraps: wraps) : .previous(wraps: wraps)
    let count = min(abs(detents), Self.mostDetents)
    return intents + repeatElement(.move(move, byTab: false), count: count)
  }

  /// Scrolls by one row, or one page, for each detent (SCROLL-VIEW-GESTURES, SCROLL-VIEW-PAGING): the area below the
  /// pointer, and that of a question wherever the pointer is.
  private func wheel(_ count: Int, _ front: inout Surface?) -> [Intent] {
    guard let surface = front else { return [] }
    front?.fling = nil
    let area =
      surface.isQuestion
      ? surface.placement.areas.first
      : pointer.flatMap(surface.placement.area(at:)).map { inner in
        // A page does not stop where a row comes below the pointer.
        surface.placement.area(inner.path, alongX: 0, y: count) ?? inner
      }
    guard let area else { return [] }
    let isSideways = area.axis == .horizontal
    let offset = PixelPoint(
      x: area.offset.x + (isSideways ? count * area.steps.x : 0),
      y: area.offset.y + (isSideways ? 0 : count * area.steps.y))
    return [.scroll(area.path, to: offset)]
  }
}
