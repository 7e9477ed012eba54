import TelltaleApp
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
      (surface.press, surface.fling) = (nil, nil)
      surface.shifts.settleFocus()
    }
    let walk = FocusWalk.move(move, byTab: byTab, inQuestion: surfaces.isAsking)
    follow(walk, at: time, in: world)
  }

  /// A focus that does not show yet, or has been scrolled out of sight, is only shown: nobody can
  /// mean what they do not see. Content comes to rest for it.
  mutating func showFocus(at time: Instant, in world: World) {
    if surfaces.isAsking, showsFocus, front?.seesFocus == true { return }
    front?.fling = nil
    follow(.show(inQuestion: surfaces.isAsking), at: time, in: world)
  }

  /// Brings the focused control into view.
  mutating func reveal(at now: Instant, in world: World, widely: Bool = true) {
    settle(in: world)
    if surfaces.scrolls { follow(.reveal(widely: widely), at: now, in: world) }
  }

  private mutating func follow(_ start: FocusWalk, at time: Instant, in world: World) {
    var walk = start
    settle(in: world)
    while !walk.isOver, let surface = front,
      let step = walk.next(
        on: surface, showsFocus: showsFocus,
        isInText: hasTypingMark(surface.focus, in: world))
    {
      switch step {
      case .scroll(let path, let offset): scroll(path, to: offset, at: time, in: world)
      case .focus(let control):
        if surfaces.isAsking {
          focusInQuestion(control, in: world)
        } else {
          focusOnScreen(control)
        }
      case .show:
        showsFocus = true
        changed()
      case .left: turn(in: world) { $0.tellTyped() }
      case .arrived(let path): goToCaret(at: path, in: world)
      }
      settle(in: world)
    }
  }

  /// With a keyboard at hand one goes on where the typing mark is.
  mutating func goToCaret(at path: NodePath, in world: World) {
    guard devices.hasKeyboard(), hasTypingMark(.node(path), in: world) else { return }
    onScreen(in: world) { $0.revealCaret(at: path) }
  }

  private func hasTypingMark(_ focus: ControlID?, in world: World) -> Bool {
    guard case .node(let path)? = focus else { return false }
    return openText(at: path, in: world)?.view.editing.hasCursor == true
  }
}
