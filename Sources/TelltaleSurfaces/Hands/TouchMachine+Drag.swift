import TelltaleGraphics
import TelltaleInput
import TelltaleLayout
import TelltaleModel

// What a finger moves: content along its axis, or a modal that follows it downwards and closes or goes back.
extension TouchMachine {
  /// Handles a movement: one area is dragged along its axis. A movement out of the control ends the press for good.
  ///
  /// - Parameters:
  ///   - holder: The finger or the pointer that moved.
  ///   - point: Where it is, in pixels of the display.
  ///   - front: The surface in front; `nil` for none.
  /// - Returns: The intents, in order.
  package func moved(_ holder: Holder, to point: PixelPoint, _ front: inout Surface?) -> [Intent] {
    if case .contact(_, let contact) = holder, let pinched = pinch(contact, to: point, &front) {
      return pinched
    }
    guard let surface = front, let press = surface.press, press.holder == holder,
      let start = press.start
    else { return [] }
    if press.marksText { return [.mark(to: point)] }
    if let drag = press.drag { return follow(drag, to: point, &front) }
    // Where a list scrolls, any movement is about the list (ACTION-SHEET-SCROLL-WITHOUT-ACCIDENT).
    if !isNear(point, start), press.area != nil || surface.followsFingers {
      return [.drag(from: start, to: point)]
    }
    guard let control = press.control, surface.target(at: point) != control else { return [] }
    front?.press?.control = nil
    return [.changed, .ignored(control, .left)]
  }

  /// Moves what the press was on, if it can be moved.
  ///
  /// - Parameters:
  ///   - start: Where the press went down, in pixels of the display.
  ///   - point: Where it is now.
  ///   - front: The surface in front; `nil` for none.
  /// - Returns: The intents, in order.
  package func drag(
    from start: PixelPoint, to point: PixelPoint, _ front: inout Surface?
  ) -> [Intent] {
    if let begun = dragValue(from: start, to: point, &front) { return begun }
    front?.press?.control = nil
    front?.press?.isDragging = true
    guard let surface = front, let press = surface.press else { return [.changed] }
    let (dx, dy) = (point.x - start.x, point.y - start.y)
    let area = press.area.flatMap { surface.placement.area($0, alongX: dx, y: dy) }
    if dy > abs(dx), canSwipeAway(surface, from: start, area) {
      let drag = Drag(
        .modal, from: start, at: press.startedAt,
        offset: PixelPoint(x: 0, y: -surface.placement.drop(in: surface.slide)))
      return [.changed] + follow(drag, to: point, &front)
    }
    guard let area else { return [.changed] }
    let drag = Drag(.area(area.path), from: start, at: press.startedAt, offset: area.offset)
    return [.changed] + follow(drag, to: point, &front)
  }

  /// Drags a value along its track, once the finger has been down for as long as one that is meant.
  ///
  /// - Returns: `nil` where something else is meant.
  private func dragValue(
    from start: PixelPoint, to point: PixelPoint, _ front: inout Surface?
  ) -> [Intent]? {
    guard let surface = front, let press = surface.press, let control = press.control,
      abs(point.x - start.x) >= abs(point.y - start.y), let range = surface.range(of: control)
    else { return nil }
    guard deed.counts(on: surface),
      deed.time.milliseconds(since: press.startedAt) >= rules.leastMilliseconds
    else { return [] }
    front?.press?.control = nil
    front?.press?.isDragging = true
    // The step that it was at is kept as the place that the drag began at.
    let drag = Drag(
      .value(control), from: start, at: press.startedAt, offset: PixelPoint(x: range.step, y: 0))
    return [.changed] + follow(drag, to: point, &front)
  }

  private func follow(_ drag: Drag, to point: PixelPoint, _ front: inout Surface?) -> [Intent] {
    var drag = drag
    drag.follow(to: point, at: deed.time)
    front?.press?.drag = drag
    switch drag.subject {
    case .area(let path):
      let before = front?.give
      let give = give(of: path, after: drag, front)
      front?.give = give
      let isSeen = give != before
      return [.scroll(path, to: drag.position)] + (isSeen ? [.changed] : [])
    case .modal:
      front?.slide = nil
      return [.changed]
    case .value(let control):
      guard deed.counts(on: front), let press = front?.press,
        let step = front?.step(of: control, at: point, press)
      else { return [] }
      return [.adjust(control, to: step)]
    }
  }

  /// Ends a drag: content glides on, a modal closes or goes back, and a value stays.
  ///
  /// - Parameters:
  ///   - drag: The drag that was let go of.
  ///   - front: The surface in front; `nil` for none.
  /// - Returns: The intents, in order.
  package func lifted(after drag: Drag, _ front: inout Surface?) -> [Intent] {
    switch drag.subject {
    case .area(let path):
      if let give = give(of: path, after: drag, front) {
        front?.give = give.released(at: deed.time)
      }
      return front.flatMap { glide(path, after: drag, $0) } ?? []
    case .modal: return drop(after: drag, &front)
    // It stands where the finger left it.
    case .value: return []
    }
  }

  /// Returns how far an area's content has been pulled past its end. It is `nil` where the content has not, where
  /// nothing moves by itself, and in a question, where what moves takes no answer.
  private func give(of path: NodePath, after drag: Drag, _ front: Surface?) -> Give? {
    guard rules.slideMilliseconds != nil, let front, front.followsFingers,
      let area = front.placement.area(path)
    else { return nil }
    return Give(of: area, at: drag.position)
  }

  /// Returns the intent for content that goes on with the speed of the finger, slower and slower; pages stop at whole
  /// pages.
  private func glide(_ path: NodePath, after drag: Drag, _ surface: Surface) -> [Intent]? {
    guard let area = surface.placement.area(path) else { return nil }
    if area.isPaging {
      return [.glide(path, to: area.page(from: drag.offset, speed: drag.speed(at: deed.time)))]
    }
    let reach = drag.reach(at: deed.time)
    let target = PixelPoint(
      x: area.offset.x + (area.axis == .vertical ? 0 : reach.x),
      y: area.offset.y + (area.axis == .horizontal ? 0 : reach.y))
    return [.glide(path, to: target)]
  }

  /// Returns true for a movement from the modal's bar, or from content that is at its beginning
  /// (MODALITY-DISMISS-BAR-OR-SWIPE). A movement beside the modal closes nothing.
  private func canSwipeAway(
    _ surface: Surface, from start: PixelPoint, _ area: ScrollArea?
  ) -> Bool {
    guard rules.dismissesBySwipe, surface.isModal, surface.placement.frame.contains(start) else {
      return false
    }
    return area.map { $0.maximumOffset.y == 0 || $0.offset.y == 0 } ?? true
  }

  /// Closes the modal if it would come to rest by itself more than a quarter of its height below its place, however
  /// short the way was, and else moves it back (MODALITY-DISMISS-BAR-OR-SWIPE).
  private func drop(after drag: Drag, _ front: inout Surface?) -> [Intent] {
    guard let placement = front?.placement else { return [] }
    let isMeant = deed.counts(on: front)
    let pull = max(0, -drag.position.y)
    let rest = pull - drag.reach(at: deed.time).y
    func slide(to end: Slide.Depth) -> Slide? {
      rules.slideMilliseconds.map {
        Slide(from: .pixels(pull), to: end, start: deed.time, milliseconds: $0)
      }
    }
    // What is asked before it closes is asked above a modal in its place.
    front?.slide = slide(to: .pixels(0))
    guard isMeant, pull > 0, rest * 4 > placement.frame.height else { return [] }
    let leaving = slide(to: .away).map { SurfaceStack.Leaving(placement: placement, slide: $0) }
    return [.swipedAway(leaving)]
  }
}
