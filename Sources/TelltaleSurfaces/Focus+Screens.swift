import TelltaleGraphics
import TelltaleLayout
import TelltaleModel

extension Focus {
  /// Returns the focus after a placement was made anew: the same control where it is still there, else the one
  /// nearest to where it stood.
  ///
  /// - Parameters:
  ///   - focus: The control that had the focus; `nil` for none.
  ///   - before: The placement before, where there was one.
  ///   - placement: The new placement.
  ///   - tab: The control for the section that is shown.
  ///   - home: The screen that a hand is at work on, where two stand side by side.
  /// - Returns: `nil` where there is nothing to focus.
  package static func kept(
    _ focus: ControlID?, from before: Placement?, in placement: Placement,
    tab: ControlID?, home: NodePath? = nil
  ) -> ControlID? {
    if let focus, placement.control(focus) != nil { return focus }
    // A window is focused only as long as there is nothing else in it to be focused.
    if case .area(let path)? = focus, let next = placement.entrance(to: path) { return next.id }
    guard let focus, let before, let index = before.controls.firstIndex(where: { $0.id == focus })
    else { return initial(placement, tab: tab, home: home) }
    let old = before.controls[index]
    if let next = moved(old, before, placement) { return next }
    let content = placement.controls.filter(\.id.isContent)
    guard old.id.isContent, !content.isEmpty else {
      return initial(placement, tab: tab, home: home)
    }
    // Of the list that it was in, as long as that has any.
    let own = content.filter { old.area != nil && $0.area == old.area }
    return nearest(to: old, old.frame, among: own.isEmpty ? content : own)
  }

  /// Returns the control that stands where another stood, or next to it: one in sight, if the other was.
  private static func nearest(
    to old: Control, _ frame: PixelRect, among controls: [Control]
  ) -> ControlID? {
    func distance(_ control: Control) -> Int {
      abs(control.frame.midX - frame.midX) + abs(control.frame.midY - frame.midY)
    }
    let seen = old.target.isEmpty ? [] : controls.filter { !$0.target.isEmpty }
    return (seen.isEmpty ? controls : seen).min { distance($0) < distance($1) }?.id
  }

  /// Returns the control next to one that is not there any more, in content that has moved since.
  ///
  /// Of a long list only controls near what is seen have a place. A control that was scrolled further out of sight
  /// leaves the focus to the one nearest to it, which is out of sight too. A control that has gone from a list that
  /// became shorter, which moves the list as well, leaves the focus to a control in sight next to where it stood.
  private static func moved(
    _ old: Control, _ before: Placement, _ placement: Placement
  ) -> ControlID? {
    guard let path = old.area, let was = before.area(path), let area = placement.area(path),
      was.offset != area.offset
    else { return nil }
    let inside = placement.controls.filter { $0.area == path }
    let place = old.frame.offsetBy(
      x: was.offset.x - area.offset.x, y: was.offset.y - area.offset.y)
    if !area.mayHold(place, beside: inside) {
      return nearest(to: old, place, among: inside) ?? placement.entrance(to: path)?.id
    }
    let isAbove = area.offset.y > was.offset.y || area.offset.x > was.offset.x
    let ends = [inside.first, inside.last].compactMap { $0 }
    let nearest = isAbove ? ends : ends.reversed()
    let next = nearest.first(where: \.target.isEmpty) ?? nearest.first
    return next?.id ?? placement.entrance(to: path)?.id
  }

  /// Returns the first control of the content. Without content it is the way back, and at a root the section's own
  /// tab: only a hand goes for what leads out of the section.
  private static func initial(
    _ placement: Placement, tab: ControlID?, home: NodePath?
  ) -> ControlID? {
    let seen = placement.controls.filter { $0.id.isContent && !$0.target.isEmpty }
    if let home {
      if let own = seen.first(where: { $0.id.path?.isWithin(home) == true }) { return own.id }
      if placement.control(.back) != nil { return .back }
    }
    if let content = seen.first { return content.id }
    let usual = [.back, .listBack, tab].compactMap { $0 }.first { placement.control($0) != nil }
    return usual ?? placement.controls.first?.id
  }

  /// Returns the control that a move leads to on a screen.
  ///
  /// - Parameters:
  ///   - current: The control that has the focus; `nil` for none.
  ///   - move: The move.
  ///   - placement: The placement of the screen.
  ///   - others: Controls that the move does not lead to.
  /// - Returns: `nil` where there is none that way.
  package static func target(
    from current: ControlID?, _ move: FocusMove, in placement: Placement,
    besides others: Set<ControlID> = []
  ) -> ControlID? {
    let controls = placement.controls(from: current)
    return target(
      from: current, move,
      among: others.isEmpty
        ? controls : controls.filter { !others.contains($0.id) || $0.id == current })
  }

  /// Returns the control that an arrow leads to on a screen where it would lead nowhere otherwise.
  static func detour(
    from current: ControlID?, _ move: FocusMove, in placement: Placement
  ) -> ControlID? {
    detour(from: current, move, among: placement.controls(from: current))
  }
}

extension ScrollArea {
  /// Returns true where something may stand that has no place: in the content, before or after all that has one.
  fileprivate func mayHold(_ frame: PixelRect, beside placed: [Control]) -> Bool {
    let x = frame.midX - viewport.x + offset.x
    let y = frame.midY - viewport.y + offset.y
    guard 0..<max(1, content.width) ~= x, 0..<max(1, content.height) ~= y else { return false }
    let isBetween =
      axis == .horizontal
      ? placed.contains { $0.frame.midX < frame.midX }
        && placed.contains { $0.frame.midX > frame.midX }
      : placed.contains { $0.frame.midY < frame.midY }
        && placed.contains { $0.frame.midY > frame.midY }
    return !isBetween
  }
}

extension Placement {
  /// Returns the controls that the focus may go to. Of an area that it is not in, these are only controls in sight,
  /// rather whole than in part, so that the focus comes in where the eye is; else the area's window.
  fileprivate func controls(from current: ControlID?) -> [Control] {
    let own = current.flatMap(control).flatMap(home)
    let windows = Set(areas.filter { control(.area($0.path)) != nil }.map(\.path))
    let seen = Set(controls.filter { !$0.target.isEmpty }.map(\.area))
    let whole = Set(controls.filter(shows).map(\.area))
    return controls.filter { other in
      guard let area = other.area,
        !(own.map { area.isWithin($0) || $0.isWithin(area) } ?? false)
      else { return true }
      if whole.contains(area) { return shows(other) }
      if seen.contains(area) { return !other.target.isEmpty }
      return !windows.contains(area)
    }
  }
}

extension ControlID {
  /// True for a part of what the screen is about; false for its bars.
  package var isContent: Bool {
    switch self {
    case .node(let path): !path.has(key: SceneElement.navigationBar.rawValue)
    case .entry, .accessory, .area, .hint: true
    case .tab, .more, .back, .listBack, .dismiss, .dismissCancel, .field, .button, .key, .keyboard,
      .beside:
      false
    }
  }
}
