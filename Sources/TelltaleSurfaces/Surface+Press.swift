import TelltaleGraphics
import TelltaleInput
import TelltaleLayout
import TelltaleModel

// What a hand holds of a surface.
extension Surface {
  /// Nothing is held, or only by a finger that may have bounced.
  package var isFree: Bool { press == nil || press?.liftedAt != nil }

  /// Nothing is held any more, whatever hands go on to do. True where something was.
  package mutating func letGo() -> Bool {
    guard press != nil || pinch != nil || adjusting != nil else { return false }
    (press, pinch, adjusting) = (nil, nil, nil)
    return true
  }

  /// A press has come to its end where it is meant: what was pressed on a screen stays lit for at least a
  /// tenth of a second (TABLE-ROW-HIGHLIGHT).
  package mutating func release(_ control: ControlID, _ press: Press, at time: Instant) {
    let least = press.startedAt.advanced(byMilliseconds: 100)
    guard !isQuestion, time < least else { return }
    glow = Glow(control: control, until: least)
  }
}

extension Surface {
  /// Stands otherwise from now on. The focus stays inside of what is there; what went away under a hand, or became
  /// something else, is not meant by it any more.
  ///
  /// - Parameters:
  ///   - placement: where all of it stands now.
  ///   - tab: the control for the section that is shown.
  ///   - home: the place of the screen that a hand is at work on, where two stand side by side.
  /// - Returns: What was held and is not any more.
  package mutating func stand(
    on placement: Placement, tab: ControlID?, within home: NodePath? = nil
  ) -> ControlID? {
    focus = Focus.kept(focus, from: self.placement, in: placement, tab: tab, home: home)
    self.placement = placement
    isStale = false
    guard let press, let held = press.control,
      placement.control(held).map({ $0.meaning == press.meaning }) != true
    else { return nil }
    self.press?.control = nil
    return held
  }
}

extension Press {
  /// It is on a control, or on what scrolls.
  package var isOnSomething: Bool { control != nil || area != nil }

  /// It marks the text that it is on.
  package var marksText: Bool { if marking != nil, case .node? = control { true } else { false } }
}

extension Placement {
  /// The area at a point that can scroll.
  package func area(at point: PixelPoint) -> ScrollArea? {
    areas.last { $0.viewport.contains(point) && $0.maximumOffset != .zero }
  }

  /// What would be chosen at a point, if it could be.
  package func disabled(at point: PixelPoint) -> Control? {
    disabled.last { $0.isPressable && $0.target.contains(point) }
  }

  /// A control, whether it can be chosen or not.
  package func named(_ id: ControlID) -> Control? { control(id) ?? disabled.first { $0.id == id } }
}

extension [Control] {
  /// Which of them is pressed at a point; a frame beats a neighbour's target that was grown over it.
  package func pressed(at point: PixelPoint) -> Control? {
    // Later ones stand in front.
    last { $0.isPressable && $0.frame.contains(point) && $0.target.contains(point) }
      ?? last { $0.isPressable && $0.target.contains(point) }
  }
}

extension Control {
  /// Seen, and more than a window that is scrolled.
  package var isPressable: Bool {
    if case .area = id { return false }
    return !target.isEmpty
  }
}

extension ScrollArea {
  /// True for a movement along the area's axis; the first movement decides for the whole gesture.
  package func follows(dx: Int, dy: Int) -> Bool {
    switch axis {
    case .vertical: abs(dy) >= abs(dx)
    case .horizontal: abs(dx) >= abs(dy)
    case .both: true
    }
  }

  /// The page that a drag leads to: the next one after half a page or with speed, else the same
  /// (SCROLL-VIEW-PAGING).
  package func page(from start: PixelPoint, speed: PixelPoint) -> PixelPoint {
    func page(_ offset: Int, _ start: Int, _ size: Int, _ speed: Int) -> Int {
      guard size > 0 else { return 0 }
      let first = (start + size / 2) / size
      let moved = offset - first * size
      let step = abs(speed) > 300 ? speed.signum() : abs(moved) * 2 > size ? moved.signum() : 0
      return (first + step) * size
    }
    return PixelPoint(
      x: axis == .vertical ? 0 : page(offset.x, start.x, viewport.width, speed.x),
      y: axis == .horizontal ? 0 : page(offset.y, start.y, viewport.height, speed.y))
  }
}
