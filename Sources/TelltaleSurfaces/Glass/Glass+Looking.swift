import TelltaleGraphics
import TelltaleInput
import TelltaleLayout
import TelltaleModel

// What somebody sees who looks before a hand does anything.
/// The view of somebody who looks before a hand does anything.
extension Glass {
  /// Returns the reason why knob, keys or remote would have no effect at a moment.
  ///
  /// - Parameter time: The moment.
  /// - Returns: `nil` where they would count.
  package func refusal(at time: Instant) -> IgnoredReason? {
    guard let surface = surfaces.front else { return nil }
    if !isVisible { return .hidden }
    if let obstacle = surface.obstacle { return obstacle }
    if !surface.arming.accepts(time) { return .early }
    return surface.shifts.keepFocus(at: time) ? nil : .changed
  }

  /// Returns the reason why a press at a point would have no effect.
  ///
  /// - Parameters:
  ///   - point: The point, in pixels of the display.
  ///   - time: When it would be pressed.
  /// - Returns: `nil` where the press would count, or would be on nothing.
  package func refusal(ofPressAt point: PixelPoint, _ time: Instant) -> IgnoredReason? {
    guard let surface = surfaces.front else { return nil }
    if let refusal = refusal(at: time), refusal != .changed { return refusal }
    if surface.isMoving { return .moving }
    guard let control = surface.target(at: point).flatMap(surface.placement.control) else {
      return surface.placement.disabled(at: point) == nil ? nil : .disabled
    }
    return surface.shifts.allow(control, at: point, time) ? nil : .changed
  }

  /// Returns the content that has to move for a finger to find a control.
  ///
  /// - Parameter name: The name that scripts and events use for it.
  /// - Returns: The scroll area and the offset that it moves to, in pixels; `nil` where some of the control is in
  ///   sight, or nothing would help.
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
  /// The content that goes on below what is seen, and the offset to which most of a window moves it: the largest area
  /// of all that go on; `nil` where none does. Of long lists only what is near has a place, so that somebody who
  /// looks for the rest has to go there.
  package var onward: (area: ScrollArea, offset: PixelPoint)? {
    let areas = surfaces.front?.placement.areas ?? []
    let longer = areas.filter { $0.offset.y < $0.maximumOffset.y && !$0.viewport.isEmpty }
    guard let area = longer.max(by: { $0.viewport.height < $1.viewport.height }) else { return nil }
    let y = area.offset.y + area.viewport.height * 3 / 4
    return (area, area.clamped(PixelPoint(x: area.offset.x, y: y)))
  }
}
