import TelltaleGraphics
import TelltaleLayout
import TelltaleModel

extension Focus {
  /// The focus after a placement was made anew: the same control where it is still there, else what is
  /// nearest to where it stood. `tab` is the one of the section that is shown.
  static func kept(
    _ focus: ControlID?, from before: Placement?, in placement: Placement,
    tab: ControlID?
  ) -> ControlID? {
    if let focus, placement.control(focus) != nil { return focus }
    // A window is focused only as long as there is nothing else in it to be focused.
    if case .area(let path)? = focus, let next = placement.entrance(to: path) { return next.id }
    guard let focus, let before, let index = before.controls.firstIndex(where: { $0.id == focus })
    else { return initial(placement, tab: tab) }
    if let path = before.controls[index].area, let next = out(of: path, before, placement) {
      return next
    }
    let old = before.controls[index]
    let content = placement.controls.filter(\.id.isContent)
    guard old.id.isContent, !content.isEmpty else { return initial(placement, tab: tab) }
    // Of the list that it was in, as long as that has any.
    let own = content.filter { old.area != nil && $0.area == old.area }
    return nearest(to: old.frame, among: own.isEmpty ? content : own)
  }

  /// What stands where something stood, or next to it.
  private static func nearest(to frame: PixelRect, among controls: [Control]) -> ControlID? {
    func distance(_ control: Control) -> Int {
      abs(control.frame.midX - frame.midX) + abs(control.frame.midY - frame.midY)
    }
    return controls.min { distance($0) < distance($1) }?.id
  }

  /// Of a long list only what is next to what is seen has a place. What was scrolled further out of
  /// sight than that leaves the focus to what is nearest to it, out of sight too.
  private static func out(
    of path: NodePath, _ before: Placement, _ placement: Placement
  ) -> ControlID? {
    guard let old = before.area(path)?.offset, let new = placement.area(path)?.offset, old != new
    else { return nil }
    let inside = placement.controls.filter { $0.area == path }
    let isAbove = new.y > old.y || new.x > old.x
    let ends = [inside.first, inside.last].compactMap { $0 }
    let nearest = isAbove ? ends : ends.reversed()
    let next = nearest.first(where: \.target.isEmpty) ?? nearest.first
    return next?.id ?? placement.entrance(to: path)?.id
  }

  /// The first of the content; where it has none the way back, at a root the section's own tab: what
  /// leads out of the section is gone for by a hand only.
  private static func initial(_ placement: Placement, tab: ControlID?) -> ControlID? {
    let content = placement.controls.first { $0.id.isContent && !$0.target.isEmpty }
    if let content { return content.id }
    let usual = [.back, tab].compactMap { $0 }.first { placement.control($0) != nil }
    return usual ?? placement.controls.first?.id
  }

  /// The control that a move leads to on a screen, other than some.
  static func target(
    from current: ControlID?, _ move: FocusMove, in placement: Placement,
    besides others: Set<ControlID> = []
  ) -> ControlID? {
    let controls = placement.controls(from: current)
    return target(
      from: current, move,
      among: others.isEmpty
        ? controls : controls.filter { !others.contains($0.id) || $0.id == current })
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

extension NodePath {
  fileprivate func isWithin(_ other: NodePath) -> Bool {
    self == other || description.hasPrefix(other.description + ".")
      || description.hasPrefix(other.description + "[")
  }
}

extension ControlID {
  /// Part of what the screen is about, not of its bars.
  var isContent: Bool {
    switch self {
    case .node(let path): !path.description.contains("navigation-bar")
    case .entry, .area, .hint: true
    case .tab, .more, .back, .dismiss, .dismissCancel, .field, .button, .key, .keyboard,
      .beside:
      false
    }
  }
}
