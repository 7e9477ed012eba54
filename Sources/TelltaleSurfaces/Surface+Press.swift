import TelltaleGraphics
import TelltaleInput
import TelltaleLayout
import TelltaleModel

// What a hand holds of a surface.
extension Surface {
  /// True while nothing is held, or only by a finger that may have bounced.
  package var isFree: Bool { press == nil || press?.liftedAt != nil }

  /// Ends all that is held, whatever hands go on to do.
  ///
  /// - Returns: True where something was held.
  package mutating func letGo() -> Bool {
    guard press != nil || pinch != nil || adjusting != nil else { return false }
    (press, pinch, adjusting) = (nil, nil, nil)
    return true
  }

  /// Keeps a control lit after its press, on a screen: for at least a tenth of a second from the beginning of the
  /// press (TABLE-ROW-HIGHLIGHT).
  ///
  /// - Parameters:
  ///   - control: The control that was pressed.
  ///   - press: The press that has come to its end.
  ///   - time: When the press ended.
  package mutating func release(_ control: ControlID, _ press: Press, at time: Instant) {
    let least = press.startedAt.advanced(byMilliseconds: 100)
    guard !isQuestion, time < least else { return }
    glow = Glow(control: control, until: least)
  }
}

extension Surface {
  /// Places the surface anew. The focus stays on a control that is there. A press ends where its control went away
  /// under the hand, or became something else.
  ///
  /// - Parameters:
  ///   - placement: The new place of everything on the surface.
  ///   - tab: The control for the section that is shown.
  ///   - home: The place of the screen that a hand is at work on, where two stand side by side.
  /// - Returns: The control whose press ended; `nil` where none did.
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
  /// True for a press on a control, or on an area that scrolls.
  package var isOnSomething: Bool { control != nil || area != nil }

  /// True for a press that marks the text that it is on.
  package var marksText: Bool { if marking != nil, case .node? = control { true } else { false } }
}

extension Placement {
  /// Returns the scroll area in front at a point, of those whose content is larger than their window.
  ///
  /// - Parameter point: The point, in pixels of the display.
  /// - Returns: `nil` where nothing can scroll.
  package func area(at point: PixelPoint) -> ScrollArea? {
    areas.last { $0.viewport.contains(point) && $0.maximumOffset != .zero }
  }

  /// Returns the disabled control at a point: one that would be chosen there if it were enabled.
  ///
  /// - Parameter point: The point, in pixels of the display.
  /// - Returns: `nil` where no disabled control is in sight there.
  package func disabled(at point: PixelPoint) -> Control? {
    disabled.last { $0.isPressable && $0.target.contains(point) }
  }

  /// Returns a control, also where it is disabled.
  ///
  /// - Parameter id: The control's identity.
  /// - Returns: `nil` where the placement has no such control.
  package func named(_ id: ControlID) -> Control? { control(id) ?? disabled.first { $0.id == id } }
}

extension [Control] {
  /// Returns the control that is pressed at a point. The frame of a control has precedence over a neighbour's target
  /// that was grown over it.
  ///
  /// - Parameter point: The point, in pixels of the display.
  /// - Returns: `nil` where no control can be pressed there.
  package func pressed(at point: PixelPoint) -> Control? {
    // Later ones stand in front.
    last { $0.isPressable && $0.frame.contains(point) && $0.target.contains(point) }
      ?? last { $0.isPressable && $0.target.contains(point) }
  }
}

extension Control {
  /// True for a control that is in sight, and is more than a window that is scrolled.
  package var isPressable: Bool {
    if case .area = id { return false }
    return !target.isEmpty
  }
}

extension ScrollArea {
  /// Decides whether a movement goes along the area's axis. The first movement decides for the whole gesture.
  ///
  /// - Parameters:
  ///   - dx: Pixels to the right; negative to the left.
  ///   - dy: Pixels down; negative up.
  /// - Returns: True for any movement where the area scrolls along both axes.
  package func follows(dx: Int, dy: Int) -> Bool {
    switch axis {
    case .vertical: abs(dy) >= abs(dx)
    case .horizontal: abs(dx) >= abs(dy)
    case .both: true
    }
  }

  /// Returns the page that a drag leads to: the next one after half a page or with speed, else the same
  /// (SCROLL-VIEW-PAGING).
  ///
  /// - Parameters:
  ///   - start: The offset of the content at the start of the drag, in pixels.
  ///   - speed: The speed of the content, in pixels a second; more than 300 turns the page.
  /// - Returns: The offset of that page, in pixels.
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
