import TelltaleGraphics
import TelltaleLayout
import TelltaleModel
import TelltaleSurfaces

extension Session {
  /// Moves the focus, or what is to be read before it comes to the next control; a text with a typing
  /// mark is scrolled by that, and left by Tab at once.
  mutating func moveFocus(
    _ move: FocusMove, byTab: Bool = false, at time: Instant, in world: World
  ) {
    guard surfaces.isFree else { return }
    surfaces.changeFront { surface in
      surface.press = nil
      surface.shifts.settleFocus()
      if surface.isQuestion { surface.fling = nil }
    }
    if !surfaces.isAsking {
      moveOnScreen(move, byTab: byTab, at: time, in: world)
    } else {
      moveInQuestion(move, at: time, in: world)
    }
  }

  /// Scrolling text is scrolled to its end before the focus leaves it: it is read before it is answered.
  private mutating func moveInQuestion(_ move: FocusMove, at time: Instant, in world: World) {
    guard showsFocus else {
      showsFocus = true
      reveal(at: time, in: world)
      return changed()
    }
    guard let surface = front else { return }
    if case .area(let path)? = surface.focus, let area = surface.placement.area(path),
      let offset = move.lines.map({ area.clamped(area.offset.down(by: $0 * area.step)) }),
      offset != area.offset
    {
      return scroll(path, to: offset, at: time, in: world)
    }
    let next = Focus.target(
      from: surface.focus, move.leaving(surface.focus), among: surface.placement.controls)
    guard let next, next != surface.focus else { return }
    focusInQuestion(next, in: world)
    reveal(at: time, in: world)
  }

  /// Brings the focused control into view: in its own window, then that in the one around it.
  ///
  /// - widely: whether content also moves for what is next to it, which it does for who goes through
  ///   it, not for who only looks where the focus is.
  mutating func reveal(at now: Instant, in world: World, widely: Bool = true) {
    settle(in: world)
    guard surfaces.scrolls, let before = front, let focused = before.focused else { return }
    for path in before.placement.areas(around: focused).map(\.path) {
      guard let surface = front, let control = surface.focused,
        let area = surface.placement.area(path)
      else { return }
      guard let offset = surface.placement.reveal(control, in: area, widely: widely) else {
        continue
      }
      scroll(path, to: offset, at: now, in: world)
      settle(in: world)
    }
  }

  /// A focus that does not show yet, or has been scrolled out of sight, is only shown: nobody can
  /// mean what they do not see. Content comes to rest for it.
  mutating func showFocus(at time: Instant, in world: World) {
    guard let surface = front, surface.isQuestion else {
      _ = showFocusOnScreen(at: time, in: world)
      return
    }
    if showsFocus, surface.seesFocus { return }
    front?.fling = nil
    showsFocus = true
    reveal(at: time, in: world)
    changed()
  }
}

extension Session {
  /// Carries out what a control stands for.
  mutating func activate(_ control: ControlID, in world: World) {
    if !surfaces.isAsking { turn(in: world) { $0.tellTyped() } }
    // The ground beside a sheet is no control.
    if control == .beside { return cancel(in: world) }
    guard let control = front?.placement.control(control) else { return }
    switch control.purpose {
    case .answer(let index): answer(by: index, in: world)
    case .fill(let index): openTyping(field: index, in: world)
    case .type(let row, let column): typeKey(row: row, column: column, in: world)
    case .perform(let function): perform(function, in: world)
    case .act(let action, let path):
      turn(in: world) { $0.act(action, at: path, named: control.name) }
    case .ask(let source): turn(in: world) { $0.ask(again: source) }
    case .edit(let path): edit(path, in: world)
    case .choose(let list, let index):
      turn(in: world) { $0.choose(control, at: index, of: list) }
    case .jump(let path, let y): jump(in: path, to: y, in: world)
    case .showNewRows(let path): showNewRows(of: path, in: world)
    case .select(let index): turn(in: world) { $0.select(index) }
    case .showMore: turn(in: world) { $0.showMore(true) }
    case .goBack: turn(in: world) { $0.pop() }
    case .closeModal(let keeping): turn(in: world) { $0.closeModal(keeping: keeping) }
    case .scroll: return
    }
  }
}

extension FocusMove {
  /// Up and down lead from what has been read to what stands before and after it.
  fileprivate func leaving(_ focus: ControlID?) -> FocusMove {
    guard case .area? = focus, let lines else { return self }
    return self == .towards(.up) || self == .towards(.down)
      ? lines > 0 ? .next(wraps: false) : .previous(wraps: false) : self
  }

  /// Lines of text that the move means while text has the focus.
  fileprivate var lines: Int? {
    switch self {
    case .next, .towards(.down): 1
    case .previous, .towards(.up): -1
    case .towards: nil
    }
  }
}

extension PixelPoint {
  fileprivate func down(by pixels: Int) -> PixelPoint { PixelPoint(x: x, y: y + pixels) }
}
