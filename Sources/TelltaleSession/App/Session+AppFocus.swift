import TelltaleGraphics
import TelltaleLayout
import TelltaleModel
import TelltaleSurfaces

extension Session {
  /// Through the content of a screen, and what is to be read of it.
  mutating func moveOnScreen(
    _ move: FocusMove, byTab: Bool, at time: Instant, in world: World
  ) {
    if showFocusOnScreen(before: move, at: time, in: world) { return }
    settle(in: world)
    guard let surface = screen else { return }
    let placement = surface.placement
    let leavesText = byTab && hasTypingMark(surface.focus, in: world)
    switch placement.step(move.withoutWrapping, from: surface.focus, leavesText: leavesText) {
    case .scroll(let path, let offset, let target):
      scroll(path, to: offset, at: time, in: world)
      rest(on: target, in: path, at: time, in: world)
      guard screen?.focus != surface.focus else { return }
    case .focus(let target):
      if target != surface.focus { take(target, after: move, at: time, in: world) }
    case nil: goAround(move, at: time, in: world)
    }
    reveal(at: time, in: world)
    if case .node(let path)? = screen?.focus { goToCaret(at: path, in: world) }
  }

  /// With a keyboard at hand one goes on where the typing mark is.
  mutating func goToCaret(at path: NodePath, in world: World) {
    guard devices.hasKeyboard(), openText(at: path, in: world)?.view.editing.hasCursor == true
    else {
      return
    }
    revealCaret(at: path, in: world)
  }

  /// Content that goes both ways and is come to from its own controls is read from its end.
  private mutating func take(
    _ target: ControlID, after move: FocusMove, at time: Instant, in world: World
  ) {
    if case .area(let path) = target, case .previous = move,
      let placement = screen?.placement, let area = placement.area(path),
      screen?.focus.flatMap(placement.control)?.area == path
    {
      let end = area.readingEnd(isFirst: false, isRightToLeft: placement.isRightToLeft)
      scroll(path, to: end, at: time, in: world)
    }
    focusOnScreen(target, in: world)
    turn(in: world) { $0.tellTyped() }
  }

  /// After content has moved: the control that it was moved for takes the focus once it is seen; while
  /// none is, the window has it.
  private mutating func rest(
    on target: ControlID?, in path: NodePath, at time: Instant, in world: World
  ) {
    settle(in: world)
    guard let surface = screen else { return }
    let placement = surface.placement
    if let target, placement.control(target)?.target.isEmpty == false {
      return take(target, after: .next(wraps: false), at: time, in: world)
    }
    let isSeen = surface.focus.flatMap(placement.control)?.target.isEmpty == false
    if !isSeen, placement.control(.area(path)) != nil { focusOnScreen(.area(path), in: world) }
  }

  private func hasTypingMark(_ focus: ControlID?, in world: World) -> Bool {
    guard case .node(let path)? = focus else { return false }
    return openText(at: path, in: world)?.view.editing.hasCursor == true
  }

  /// A focus that does not show yet, or has been scrolled out of sight, is only shown: nobody can
  /// mean what they do not see. Content comes to rest for it and stays where it is: the focus comes to
  /// what is seen of it. False where that is nothing, and the move is one through content.
  mutating func showFocusOnScreen(
    before move: FocusMove? = nil, at time: Instant, in world: World
  ) -> Bool {
    screen?.fling = nil
    let wasShown = showsFocus
    guard let placement = screen?.placement, let control = screen?.focused else {
      showsFocus = true
      changed()
      return !wasShown
    }
    if wasShown, !control.target.isEmpty { return false }
    showsFocus = true
    changed()
    if placement.shows(control) { return true }
    let areas = placement.areas(around: control)
    let isBackward =
      areas.first.flatMap { area in
        move.flatMap { ReadingWindow(area, $0, isRightToLeft: placement.isRightToLeft) }
      }?.isBackward ?? false
    if let entrance = areas.lazy.compactMap({
      placement.entrance(to: $0.path, isBackward: isBackward)
    }).first {
      if wasShown, move != nil, !placement.shows(entrance) || entrance.id.isWindow { return false }
      focusOnScreen(entrance.id, in: world)
    }
    reveal(at: time, in: world, widely: false)
    settle(in: world)
    return !wasShown || screen?.seesFocus == true
  }

  /// In a ring the first comes after the last: the very first or the very last of a list, which may be
  /// far from what is seen. What is around is gone through anew, from its start or its end.
  private mutating func goAround(_ move: FocusMove, at time: Instant, in world: World) {
    let isForward = move == .next(wraps: true)
    guard isForward || move == .previous(wraps: true),
      let before = screen?.placement
    else { return }
    for area in before.areas {
      let start = area.readingEnd(isFirst: isForward, isRightToLeft: before.isRightToLeft)
      scroll(area.path, to: start, at: time, in: world)
    }
    settle(in: world)
    guard let placement = screen?.placement,
      let end = isForward ? placement.controls.first : placement.controls.last
    else { return }
    let entrance = placement.home(of: end).flatMap {
      placement.entrance(to: $0, isBackward: !isForward)
    }
    let target = (entrance ?? end).id
    guard target != screen?.focus else { return }
    take(target, after: .next(wraps: false), at: time, in: world)
  }
}

extension ControlID {
  /// A window onto content, not something in it.
  fileprivate var isWindow: Bool { if case .area = self { true } else { false } }
}

extension FocusMove {
  fileprivate var withoutWrapping: FocusMove {
    switch self {
    case .next: .next(wraps: false)
    case .previous: .previous(wraps: false)
    case .towards: self
    }
  }
}
