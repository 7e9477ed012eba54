import TelltaleGraphics
import TelltaleLayout
import TelltaleModel

/// The result of a move by knob or keys on a screen.
package enum ReadingStep: Hashable {
  /// An area is moved to an offset. A control may come into view by that and take the focus.
  case scroll(NodePath, PixelPoint, towards: ControlID?)
  case focus(ControlID)
}

extension Placement {
  /// Returns what a move does: it leads to the next control, or first moves what is to be read before it past the
  /// eye, step by step (SCROLL-VIEW-LARGER-CONTENT).
  ///
  /// - Parameters:
  ///   - move: The move of the knob or the key.
  ///   - focus: The control that has the focus; `nil` for none.
  ///   - leavesText: True where a text is left whose own content is not to be scrolled.
  /// - Returns: `nil` where the move leads nowhere.
  package func step(_ move: FocusMove, from focus: ControlID?, leavesText: Bool) -> ReadingStep? {
    let target = aim(move, from: focus)
    for area in areasToRead(focus, leavesText: leavesText) {
      if let offset = offset(of: area, after: move, from: focus, towards: target.flatMap(control)) {
        // What goes both ways is gone through to its end.
        let isInside = target.flatMap(control).flatMap { frame(of: $0, in: area) } != nil
        return .scroll(area.path, offset, towards: isInside && !area.isWide ? target : nil)
      }
    }
    return (target ?? Focus.detour(from: focus, move, in: self)).map(ReadingStep.focus)
  }

  /// Returns the control that a move leads to. From a control out of sight it leads to one in sight, and on from
  /// there.
  private func aim(_ move: FocusMove, from focus: ControlID?) -> ControlID? {
    guard let current = focus.flatMap(control), let area = home(of: current).flatMap(area),
      !area.isWide,
      current.target.isEmpty || focus == .area(area.path)
    else { return Focus.target(from: focus, move, in: self) }
    let inside = controls.filter { $0.area == area.path && $0.id != focus }
    let outside = Focus.target(from: focus, move, in: self, besides: Set(inside.map(\.id)))
    guard let window = ReadingWindow(area, move, isRightToLeft: isRightToLeft) else {
      return outside
    }
    let following = goesOn(move, from: current, in: area) ? following(current, window) : nil
    let ordered = following ?? (window.isBackward ? inside.reversed() : inside)
    let next =
      ordered.first(where: shows) ?? ordered.first { window.end(of: $0.frame) > window.length }
    return next?.id ?? outside
  }

  /// Decides whether knob and Tab go on from a control that is out of sight, in place of coming to what is seen.
  ///
  /// They have read on past it, and all that is seen comes before it in the order of reading, as where columns stand
  /// beside each other: going there would lead round in a circle, and never to what follows.
  ///
  /// - Parameters:
  ///   - move: The move; arrows never go on like this.
  ///   - current: The control that has the focus.
  ///   - area: The scroll area that it is in.
  /// - Returns: True where the move leads on from the control itself.
  package func goesOn(_ move: FocusMove, from current: Control, in area: ScrollArea) -> Bool {
    if case .towards = move { return false }
    guard current.area == area.path, current.target.isEmpty,
      let window = ReadingWindow(area, move, isRightToLeft: isRightToLeft),
      window.end(of: current.frame) <= 0
    else { return false }
    return following(current, window).allSatisfy(\.target.isEmpty)
  }

  /// Returns the controls that follow one in its area, in the order of a move.
  private func following(_ current: Control, _ window: ReadingWindow) -> [Control] {
    let inside = controls.filter { $0.area == current.area }
    let ordered = window.isBackward ? inside.reversed() : inside
    return Array(ordered.drop { $0.id != current.id }.dropFirst())
  }

  /// Returns the areas that are gone through before the focus leaves them, from the inside. Areas that are out of
  /// sight themselves are left out.
  private func areasToRead(_ focus: ControlID?, leavesText: Bool) -> [ScrollArea] {
    guard let focus, let current = control(focus) else { return [] }
    let own = leavesText ? nil : ownArea(focus)
    let all = (own.map { [$0] } ?? []) + areas(around: current)
    return Array(
      all.drop { inner in
        inner.parent.flatMap(area).map { !$0.viewport.intersects(inner.viewport) } ?? false
      })
  }

  /// Returns the area that a control scrolls by itself.
  private func ownArea(_ control: ControlID) -> ScrollArea? {
    switch control {
    case .area(let path), .node(let path): area(path)
    default: nil
    }
  }

  /// Returns the offset that an area is moved to before the focus goes to a control; `nil` where the focus goes at
  /// once.
  private func offset(
    of area: ScrollArea, after move: FocusMove, from focus: ControlID?, towards target: Control?
  ) -> PixelPoint? {
    let isOwn = focus == .area(area.path) || focus == .node(area.path)
    guard let window = ReadingWindow(area, move, isRightToLeft: isRightToLeft) else {
      return isOwn ? area.offset(after: move, isRightToLeft: isRightToLeft) : nil
    }
    guard window.rest > 0 else { return nil }
    let isDue =
      if let target, let frame = frame(of: target, in: area) {
        !shows(target) && isFar(target, frame, in: area, window)
      } else {
        isOwn || window.unseen(readings(in: area), before: nil) > 0
      }
    return isDue ? window.offsetAfterStep : nil
  }

  /// Returns true where more than a step of what is to be read lies before a control, or more than a page
  /// (SCROLL-VIEW-PAGING).
  private func isFar(
    _ target: Control, _ frame: PixelRect, in area: ScrollArea, _ window: ReadingWindow
  ) -> Bool {
    if area.isPaging { return window.start(of: frame) >= 2 * window.length }
    let next = isLarge(target, in: area) ? nil : frame
    return window.unseen(readings(in: area), before: next) > window.step
  }

  /// Returns the frames of all that is to be read in an area. Controls that are larger than its window are part of
  /// that.
  private func readings(in area: ScrollArea) -> [PixelRect] {
    area.readings
      + controls.filter { $0.area == area.path && isLarge($0, in: area) }.map(\.frame)
  }
}

extension ScrollArea {
  /// Returns the offset to which a move brings content that goes both ways and has the focus as a whole; `nil` where
  /// it goes no further that way, and the focus does.
  fileprivate func offset(after move: FocusMove, isRightToLeft: Bool) -> PixelPoint? {
    let target =
      switch move {
      case .next: read(isRightToLeft: isRightToLeft, by: 1)
      case .previous: read(isRightToLeft: isRightToLeft, by: -1)
      case .towards(.up): PixelPoint(x: offset.x, y: offset.y - steps.y)
      case .towards(.down): PixelPoint(x: offset.x, y: offset.y + steps.y)
      case .towards(.left): PixelPoint(x: offset.x - steps.x, y: offset.y)
      case .towards(.right): PixelPoint(x: offset.x + steps.x, y: offset.y)
      }
    let clamped = clamped(target)
    return clamped == offset ? nil : clamped
  }

  /// Returns the offset that a knob brings content to that goes both ways. A knob goes one way only: down to the
  /// lower end, then on from the top of what is beside it, so that it comes by all there is
  /// (SCROLL-VIEW-LARGER-CONTENT).
  private func read(isRightToLeft: Bool, by direction: Int) -> PixelPoint {
    let most = maximumOffset
    let onward = isRightToLeft ? -direction : direction
    let goesOn = direction > 0 ? offset.y < most.y : offset.y > 0
    if goesOn {
      return PixelPoint(x: offset.x, y: offset.y + direction * steps.y)
    }
    let x = min(max(offset.x + onward * viewport.width, 0), most.x)
    guard x != offset.x else { return offset }
    return PixelPoint(x: x, y: direction > 0 ? 0 : most.y)
  }

  /// True for an area that scrolls along both axes.
  fileprivate var isWide: Bool { maximumOffset.x > 0 && maximumOffset.y > 0 }

  /// Returns the offset at which reading begins or ends.
  ///
  /// - Parameters:
  ///   - isFirst: True for the beginning.
  ///   - isRightToLeft: True where lines begin at the right.
  /// - Returns: The offset of a corner of the content, in pixels.
  package func readingEnd(isFirst: Bool, isRightToLeft: Bool) -> PixelPoint {
    PixelPoint(
      x: isFirst != isRightToLeft ? 0 : maximumOffset.x, y: isFirst ? 0 : maximumOffset.y)
  }
}
