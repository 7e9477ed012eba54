import TelltaleGraphics
import TelltaleInput
import TelltaleLayout
import TelltaleModel

extension Session {
  /// A knob moves the focus, one control each detent, through what is to be read as well; a wheel
  /// scrolls.
  mutating func turned(_ detents: Int, _ event: InputEvent, isStale: Bool, in world: World) {
    guard counts(event, isStale: isStale), detents != 0 else { return }
    letGoOfResting(at: event.time)
    if event.kind == .pointer { return wheel(detents, at: event.time, in: world) }
    // Turning with the knob pressed is neither: the press is over.
    if let holder = front?.press?.holder, holder.device == event.device { drop(holder) }
    // Whatever stands before something else is a ring that one turns in
    // (MODALITY-SEPARATE-FOCUSED-MODE).
    let wraps = front?.isOverlay == true
    let move = detents > 0 ? FocusMove.next(wraps: wraps) : .previous(wraps: wraps)
    for _ in 0..<min(abs(detents), 32) { moveFocus(move, at: event.time, in: world) }
  }

  /// One row, or one page (SCROLL-VIEW-GESTURES, SCROLL-VIEW-PAGING): of what the pointer is over, and
  /// of a question wherever it is.
  private mutating func wheel(_ count: Int, at time: Instant, in world: World) {
    guard let surface = front else { return }
    front?.fling = nil
    let area =
      surface.isQuestion
      ? surface.placement.areas.first : pointer.flatMap(surface.placement.area(at:))
    guard let area else { return }
    let isSideways = area.axis == .horizontal
    let offset = PixelPoint(
      x: area.offset.x + (isSideways ? count * area.steps.x : 0),
      y: area.offset.y + (isSideways ? 0 : count * area.steps.y))
    scroll(area.path, to: offset, at: time, in: world)
  }
}
