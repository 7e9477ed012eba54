import TelltaleGraphics
import TelltaleLayout
import TelltaleModel

extension Focus {
  /// The focus after a placement was made anew: the same control where it is still there, else what is
  /// nearest to where it stood. `tab` is the one of the section that is shown, `home` the screen that a
  /// hand is at work on, where two stand side by side.
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

  /// What stands where something stood, or next to it: something that is seen, if that was.
  private static func nearest(
    to old: Control, _ frame: PixelRect, among controls: [Control]
  ) -> ControlID? {
    func distance(_ control: Control) -> Int {
      abs(control.frame.midX - frame.midX) + abs(control.frame.midY - frame.midY)
    }
    let seen = old.target.isEmpty ? [] : controls.filter { !$0.target.isEmpty }
    return (seen.isEmpty ? controls : seen).min { distance($0) < distance($1) }?.id
  }

  /// What is next to something in content that has moved since, and that is not there any more.
  ///
  /// Of a long list only what is next to what is seen has a place. What was scrolled further out of
  /// sight than that leaves the focus to what is nearest to it, out of sight too. What has gone from a
  /// list that became shorter, which moves it as well, leaves it to what is seen next to where it stood.
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

  /// The first of the content; where it has none the way back, at a root the section's own tab: what
  /// leads out of the section is gone for by a hand only.
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

  /// The control that a move leads to on a screen, other than some.
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

  /// The control that an arrow leads to on a screen where it would lead nowhere otherwise.
  static func detour(
    from current: ControlID?, _ move: FocusMove, in placement: Placement
  ) -> ControlID? {
    detour(from: current, move, among: placement.controls(from: current))
  }
}

extension ScrollArea {
  /// True where something may stand that has no place: in the content, before or after all that has one.
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
  /// What the focus may go to: of an area that it is not in, only what is seen, rather whole than in
  /// part, so that it comes in where the eye is; else the area's window.
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
  /// Part of what the screen is about, not of its bars.
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
