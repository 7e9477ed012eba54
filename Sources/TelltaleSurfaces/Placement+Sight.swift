import TelltaleGraphics
import TelltaleLayout
import TelltaleModel

/// What of a screen is before people's eyes.
extension Placement {
  /// The area that a control is in, and those around that, from the inside.
  package func areas(around control: Control) -> [ScrollArea] {
    var areas: [ScrollArea] = []
    var next = control.area
    while let area = next.flatMap(area) {
      areas.append(area)
      next = area.parent
    }
    return areas
  }

  /// The innermost of an area and those around it that a movement goes along; `nil` where none does.
  package func area(_ path: NodePath, alongX dx: Int, y dy: Int) -> ScrollArea? {
    var next = area(path)
    while let area = next {
      if area.maximumOffset != .zero, area.follows(dx: dx, dy: dy) { return area }
      next = area.parent.flatMap(self.area)
    }
    return nil
  }

  /// The area whose content a control is part of, or is the window of.
  package func home(of control: Control) -> NodePath? {
    if case .area(let path) = control.id { path } else { control.area }
  }

  /// Where a control stands in an area: itself, or the window that it is seen through; of one that is larger than the
  /// area's own window never all is seen, so that it is what is seen of the control there.
  package func frame(of control: Control, in area: ScrollArea) -> PixelRect? {
    if control.area == area.path { return control.frame }
    guard let window = areas(around: control).first(where: { $0.parent == area.path })?.viewport
    else { return nil }
    let isLarge =
      window.width > area.viewport.width && area.maximumOffset.x > 0
      || window.height > area.viewport.height && area.maximumOffset.y > 0
    let seen = control.frame.intersection(window)
    return isLarge && !seen.isEmpty ? seen : window
  }

  /// Room for the ring around a control that has the focus; rows have none.
  package func margin(of control: Control) -> Int {
    let isRow = if case .entry = control.id { control.radius == 0 } else { false }
    return isRow ? 0 : focusRing.width + focusRing.gap
  }

  /// Room that is made around a control as the focus comes to it, in pixels: of a row's neighbours a
  /// third is seen then, so that the list tells where it goes on.
  package func sight(of control: Control, in area: ScrollArea) -> Int {
    let least = margin(of: control)
    guard area.path == control.area, case .entry = control.id, control.radius == 0 else {
      return least
    }
    let free = max(0, (area.viewport.height - control.frame.height) / 2)
    return max(least, min(control.frame.height / 3, free))
  }

  /// Where an area is scrolled to as the focus comes to a control in it; nil where it can stay.
  package func reveal(_ control: Control, in area: ScrollArea, widely: Bool) -> PixelPoint? {
    guard let frame = frame(of: control, in: area) else { return nil }
    let sight = widely ? sight(of: control, in: area) : margin(of: control)
    if shows(control), sight == margin(of: control) || isLarge(control, in: area) { return nil }
    let offset = area.offset(revealing: frame, margin: sight)
    return offset == area.offset ? nil : offset
  }

  /// Whether the window around a control is too small for it.
  package func isLarge(_ control: Control, in area: ScrollArea) -> Bool {
    let room = 2 * margin(of: control)
    return control.frame.width + room > area.viewport.width && area.maximumOffset.x > 0
      || control.frame.height + room > area.viewport.height && area.maximumOffset.y > 0
  }

  /// Whether nothing has to be moved for somebody to see a control: it is there as a whole, or half the
  /// window is full of it.
  package func shows(_ control: Control) -> Bool {
    guard !control.target.isEmpty else { return false }
    return areas(around: control).allSatisfy { area in
      guard let frame = frame(of: control, in: area) else { return true }
      if isLarge(control, in: area) {
        let seen = frame.intersection(area.viewport)
        return 2 * seen.width >= min(frame.width, area.viewport.width)
          && 2 * seen.height >= min(frame.height, area.viewport.height)
      }
      return area.offset(revealing: frame, margin: margin(of: control)) == area.offset
    }
  }

  /// The control of that name, also where it is disabled.
  package func named(_ name: String) -> Control? {
    controls.first { $0.name == name } ?? disabled.first { $0.name == name }
  }

  /// Where a finger finds a control: it, or what is to be seen of it where its middle is not; may be empty.
  package func touchable(_ control: Control) -> PixelRect {
    let frame = control.frame
    let seen = areas(around: control).reduce(frame) { $0.intersection($1.viewport) }
    return seen.contains(PixelPoint(x: frame.midX, y: frame.midY)) ? frame : seen
  }

  /// What has the focus of an area that one comes to and that stays where it is: the first control that
  /// is seen, or the last, rather whole than in part; else its window.
  package func entrance(to area: NodePath, isBackward: Bool = false) -> Control? {
    let inside = controls.filter { $0.area == area && !$0.target.isEmpty }
    let ordered = isBackward ? inside.reversed() : inside
    let window = control(.area(area)).flatMap { $0.target.isEmpty ? nil : $0 }
    return ordered.first(where: shows) ?? window ?? ordered.first
  }
}
