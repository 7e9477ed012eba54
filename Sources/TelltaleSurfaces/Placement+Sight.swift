import TelltaleGraphics
import TelltaleLayout
import TelltaleModel

/// The part of a screen that is before people's eyes.
extension Placement {
  /// Returns the scroll areas around a control, from the inside.
  ///
  /// - Parameter control: The control.
  /// - Returns: Empty for a control that does not scroll.
  package func areas(around control: Control) -> [ScrollArea] {
    var areas: [ScrollArea] = []
    var next = control.area
    while let area = next.flatMap(area) {
      areas.append(area)
      next = area.parent
    }
    return areas
  }

  /// Returns the innermost scroll area, of one and those around it, that goes along with a movement.
  ///
  /// - Parameters:
  ///   - path: The area that the movement is in.
  ///   - dx: Pixels to the right; negative to the left.
  ///   - dy: Pixels down; negative up.
  /// - Returns: `nil` where no area scrolls along that axis.
  package func area(_ path: NodePath, alongX dx: Int, y dy: Int) -> ScrollArea? {
    var next = area(path)
    while let area = next {
      if area.maximumOffset != .zero, area.follows(dx: dx, dy: dy) { return area }
      next = area.parent.flatMap(self.area)
    }
    return nil
  }

  /// Returns the scroll area whose content a control is part of, or whose window it is.
  ///
  /// - Parameter control: The control.
  /// - Returns: `nil` for a control that does not scroll.
  package func home(of control: Control) -> NodePath? {
    if case .area(let path) = control.id { path } else { control.area }
  }

  /// Returns the frame that a control has in an area: its own, or that of the window that it is seen through. A
  /// window that is larger than the area's own is never seen as a whole, so that the frame is then that of what is
  /// seen of the control.
  ///
  /// - Parameters:
  ///   - control: The control.
  ///   - area: The scroll area, which may be several windows further out.
  /// - Returns: Pixels of the display; `nil` where the control is not in the area.
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

  /// Returns the room for the ring around a control that has the focus.
  ///
  /// - Parameter control: The control.
  /// - Returns: Pixels on each side; 0 for rows.
  package func margin(of control: Control) -> Int {
    let isRow = if case .entry = control.id { control.radius == 0 } else { false }
    return isRow ? 0 : focusRing.width + focusRing.gap
  }

  /// Returns the room that is made around a control as the focus comes to it. A third of a row's neighbours is seen
  /// then, so that the list tells where it goes on.
  ///
  /// - Parameters:
  ///   - control: The control.
  ///   - area: The scroll area that is moved for it.
  /// - Returns: Pixels on each side.
  package func sight(of control: Control, in area: ScrollArea) -> Int {
    let least = margin(of: control)
    guard area.path == control.area, case .entry = control.id, control.radius == 0 else {
      return least
    }
    let free = max(0, (area.viewport.height - control.frame.height) / 2)
    return max(least, min(control.frame.height / 3, free))
  }

  /// Returns the offset that an area is scrolled to as the focus comes to a control in it.
  ///
  /// - Parameters:
  ///   - control: The control.
  ///   - area: The area; it may be one around that of the control.
  ///   - widely: True where room is also made for the neighbours of a row.
  /// - Returns: `nil` where the area can stay.
  package func reveal(_ control: Control, in area: ScrollArea, widely: Bool) -> PixelPoint? {
    guard let frame = frame(of: control, in: area) else { return nil }
    let sight = widely ? sight(of: control, in: area) : margin(of: control)
    if shows(control), sight == margin(of: control) || isLarge(control, in: area) { return nil }
    let offset = area.offset(revealing: frame, margin: sight)
    return offset == area.offset ? nil : offset
  }

  /// Tells whether the window around a control is too small for it and its ring.
  ///
  /// - Parameters:
  ///   - control: The control.
  ///   - area: The scroll area with that window.
  /// - Returns: True only along an axis on which the content can be moved.
  package func isLarge(_ control: Control, in area: ScrollArea) -> Bool {
    let room = 2 * margin(of: control)
    return control.frame.width + room > area.viewport.width && area.maximumOffset.x > 0
      || control.frame.height + room > area.viewport.height && area.maximumOffset.y > 0
  }

  /// Tells whether a control can be seen without moving anything: it is there as a whole, or half the window is full
  /// of it.
  ///
  /// - Parameter control: The control.
  /// - Returns: False for one that is out of sight, or cut off by a window that is large enough for it.
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

  /// Returns the control of a name, also where it is disabled.
  ///
  /// - Parameter name: The name that scripts and events use for it.
  /// - Returns: `nil` where there is no such control.
  package func named(_ name: String) -> Control? {
    controls.first { $0.name == name } ?? disabled.first { $0.name == name }
  }

  /// Returns the rectangle in which a finger finds a control: its frame, or what is to be seen of it where its middle
  /// is not.
  ///
  /// - Parameter control: The control.
  /// - Returns: Pixels of the display; may be empty.
  package func touchable(_ control: Control) -> PixelRect {
    let frame = control.frame
    let seen = areas(around: control).reduce(frame) { $0.intersection($1.viewport) }
    return seen.contains(PixelPoint(x: frame.midX, y: frame.midY)) ? frame : seen
  }

  /// Returns the control that gets the focus of an area that one comes to and that stays where it is: the first
  /// control in sight, or the last, rather whole than in part; else its window.
  ///
  /// - Parameters:
  ///   - area: The path of the scroll area.
  ///   - isBackward: True for the last control in place of the first.
  /// - Returns: `nil` where nothing of the area is in sight.
  package func entrance(to area: NodePath, isBackward: Bool = false) -> Control? {
    let inside = controls.filter { $0.area == area && !$0.target.isEmpty }
    let ordered = isBackward ? inside.reversed() : inside
    let window = control(.area(area)).flatMap { $0.target.isEmpty ? nil : $0 }
    return ordered.first(where: shows) ?? window ?? ordered.first
  }
}
