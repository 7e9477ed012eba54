import TelltaleGraphics
import TelltaleLayout
import TelltaleModel

/// A way for the focus to go: on, back, or with an arrow.
package enum FocusMove: Hashable, Sendable {
  /// To the next control in the order of reading; from the last to the first where it wraps.
  case next(wraps: Bool)
  /// To the control before in the order of reading; from the first to the last where it wraps.
  case previous(wraps: Bool)
  /// Up, down, left or right, by where things stand.
  case towards(Direction)

  package enum Direction: Hashable, Sendable, CaseIterable { case up, down, left, right }
}

/// The rules that say which control has the focus, and which gets it next: pure functions of a placement.
package enum Focus {
  /// Returns the control that a move leads to.
  ///
  /// - Parameters:
  ///   - current: The control that has the focus; `nil` for none, and then the first one gets it.
  ///   - move: The move.
  ///   - controls: The controls in question, in the order of reading.
  /// - Returns: `nil` where there is none that way.
  package static func target(
    from current: ControlID?, _ move: FocusMove, among controls: [Control]
  ) -> ControlID? {
    guard let index = controls.firstIndex(where: { $0.id == current }) else {
      return controls.first?.id
    }
    switch move {
    case .next(let wraps):
      if index + 1 < controls.count { return controls[index + 1].id }
      return wraps ? controls[0].id : nil
    case .previous(let wraps):
      if index > 0 { return controls[index - 1].id }
      return wraps ? controls[controls.count - 1].id : nil
    case .towards(let direction):
      return way(from: index, direction, controls)
    }
  }

  /// Returns the control that an arrow leads to by where things stand.
  static func way(
    from index: Int, _ direction: FocusMove.Direction, _ controls: [Control]
  ) -> ControlID? {
    nearest(to: controls[index], direction, controls) ?? step(from: index, direction, controls)
  }

  /// Returns the nearest control whose middle lies that way, in the same area where there is one. A distance to the
  /// side counts double.
  private static func nearest(
    to current: Control, _ direction: FocusMove.Direction, _ controls: [Control]
  ) -> ControlID? {
    func distance(_ other: Control) -> Int? {
      let dx = other.frame.midX - current.frame.midX
      let dy = other.frame.midY - current.frame.midY
      let (along, aside) =
        switch direction {
        case .up: (-dy, dx)
        case .down: (dy, dx)
        case .left: (-dx, dy)
        case .right: (dx, dy)
        }
      guard along > 0, abs(aside) <= 2 * along || overlaps(current, other, direction) else {
        return nil
      }
      return along + 2 * abs(aside)
    }
    let all = controls.filter { $0.id != current.id }
      .compactMap { control in distance(control).map { (control, $0) } }
    // What scrolls is gone through before it is left, whatever floats over it. Bars and docks are no
    // such place: what stands between them comes first.
    let home = if case .area(let path) = current.id { Optional(path) } else { current.area }
    let inside = home == nil ? [] : all.filter { $0.0.area == home }
    let open = inside.isEmpty ? all : inside
    // Left and right stay in the line, however far apart two stand there.
    let isAcross = direction == .left || direction == .right
    let beside = isAcross ? open.filter { overlaps(current, $0.0, direction) } : []
    return (beside.isEmpty ? open : beside).min { $0.1 < $1.1 }?.0.id
  }

  private static func overlaps(
    _ current: Control, _ other: Control, _ direction: FocusMove.Direction
  ) -> Bool {
    switch direction {
    case .up, .down: other.frame.x < current.frame.maxX && current.frame.x < other.frame.maxX
    case .left, .right: other.frame.y < current.frame.maxY && current.frame.y < other.frame.maxY
    }
  }

  /// Returns the control that an arrow leads to with nothing that way: down goes on in the order of reading and up
  /// goes back, so that four keys reach everything in any arrangement.
  private static func step(
    from index: Int, _ direction: FocusMove.Direction, _ controls: [Control]
  ) -> ControlID? {
    switch direction {
    case .down: return index + 1 < controls.count ? controls[index + 1].id : nil
    case .up: return index > 0 ? controls[index - 1].id : nil
    case .left, .right: return nil
    }
  }
}
