import TelltaleGraphics
import TelltaleInput
import TelltaleLayout
import TelltaleModel

// What somebody sees who looks before a hand does anything.
extension Glass {
  /// Why what knob, keys or remote do at a moment would come to nothing; `nil` where it would count.
  package func refusal(at time: Instant) -> IgnoredReason? {
    guard let surface = surfaces.front else { return nil }
    if !isVisible { return .hidden }
    if let obstacle = surface.obstacle { return obstacle }
    if !surface.arming.accepts(time) { return .early }
    return surface.shifts.keepFocus(at: time) ? nil : .changed
  }

  /// Why a press at a point, in pixels, would come to nothing at a moment; `nil` where it would count, or would
  /// be on nothing.
  package func refusal(ofPressAt point: PixelPoint, _ time: Instant) -> IgnoredReason? {
    guard let surface = surfaces.front else { return nil }
    if let refusal = refusal(at: time), refusal != .changed { return refusal }
    if surface.isMoving { return .moving }
    guard let control = surface.target(at: point).flatMap(surface.placement.control) else {
      return surface.placement.disabled(at: point) == nil ? nil : .disabled
    }
    return surface.shifts.allow(control, at: point, time) ? nil : .changed
  }

  /// Which content has to move for a finger to find the control of that name, and to where; `nil` where some of it is
  /// to be seen, or nothing would help.
  package func scrolling(toControl name: String) -> (area: ScrollArea, offset: PixelPoint)? {
    guard let placement = surfaces.front?.placement, let control = placement.named(name),
      placement.touchable(control).isEmpty
    else { return nil }
    // From the outside: a shelf has to be in sight before what is in it.
    for area in placement.areas(around: control).reversed() {
      guard let frame = placement.frame(of: control, in: area) else { continue }
      let offset = area.offset(revealing: frame, margin: placement.margin(of: control))
      if offset != area.offset { return (area, offset) }
    }
    return nil
  }
  /// Which content goes on below what is seen, and to where it moves by most of a window: the largest of all that do;
  /// `nil` where none does. Of long lists only what is near has a place, so that somebody who looks for the rest has
  /// to go there.
  package var onward: (area: ScrollArea, offset: PixelPoint)? {
    let areas = surfaces.front?.placement.areas ?? []
    let longer = areas.filter { $0.offset.y < $0.maximumOffset.y && !$0.viewport.isEmpty }
    guard let area = longer.max(by: { $0.viewport.height < $1.viewport.height }) else { return nil }
    let y = area.offset.y + area.viewport.height * 3 / 4
    return (area, area.clamped(PixelPoint(x: area.offset.x, y: y)))
  }
}
