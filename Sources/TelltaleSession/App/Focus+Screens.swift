import TelltaleGraphics
import TelltaleLayout
import TelltaleModel

extension Focus {
  /// The focus after a placement was made anew: the same control where it is still there, else what
  /// stands in the content where it stood. `tab` is the one of the section that is shown.
  static func kept(
    _ focus: ControlID?, from before: ScreenPlacement?, in placement: ScreenPlacement,
    tab: ControlID?
  ) -> ControlID? {
    if let focus, placement.control(focus) != nil { return focus }
    let content = placement.controls.filter(\.id.isContent)
    let known = before?.controls.filter(\.id.isContent)
    if let focus, !content.isEmpty, let index = known?.firstIndex(where: { $0.id == focus }) {
      return content[min(index, content.count - 1)].id
    }
    return initial(placement, tab: tab)
  }

  /// The first of the content; where it has none the way back, at a root the section's own tab: what
  /// leads out of the section is gone for by a hand only.
  private static func initial(_ placement: ScreenPlacement, tab: ControlID?) -> ControlID? {
    let content = placement.controls.first { $0.id.isContent && !$0.target.isEmpty }
    if let content { return content.id }
    let usual = [.back, tab].compactMap { $0 }.first { placement.control($0) != nil }
    return usual ?? placement.controls.first?.id
  }

  /// The control that a move leads to on a screen.
  static func target(
    from current: ControlID?, _ move: FocusMove, in placement: ScreenPlacement
  ) -> ControlID? {
    target(from: current, move, among: placement.controls(besides: current))
  }
}

extension ScreenPlacement {
  /// What the focus may go to: of a list that it is not in, only what is seen, so that it comes in
  /// where the eye is.
  fileprivate func controls(besides current: ControlID?) -> [Control] {
    let own = current.flatMap(control)?.area
    let seen = Set(controls.filter { !$0.target.isEmpty }.map(\.area))
    return controls.filter { other in
      guard let area = other.area, other.target.isEmpty, seen.contains(area) else { return true }
      return own.map { area.isWithin($0) || $0.isWithin(area) } ?? false
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
    case .tab, .more, .back, .dismiss, .dismissCancel, .text, .field, .button, .key, .keyboard,
      .beside:
      false
    }
  }
}
