import TelltaleGraphics
import TelltaleLayout
import TelltaleModel

/// The owner of what is in front, an app or a question. It knows what stands there, and places it.
package protocol SurfaceOwner {
  var glass: Glass { get set }
  var environment: Environment { get }
  /// The owner's surface, where it is in front.
  var front: Surface? { get set }
  var isQuestion: Bool { get }

  /// Places what has changed since it was placed.
  mutating func settle()
  /// Moves an area's content, within its bounds.
  mutating func scroll(_ path: NodePath, to offset: PixelPoint, at time: Instant)
  /// Gives the focus to a control.
  mutating func focus(on control: ControlID)
  /// Sets a control's value to a step of its range.
  mutating func adjust(_ control: ControlID, to step: Int)
  /// True while a text with a caret has the focus.
  var isInText: Bool { get }
  /// Notes that a hand has left what had the focus.
  mutating func left()
  /// Notes that the focus has come to a text, or to something else of that path.
  mutating func arrived(at path: NodePath)
}

extension SurfaceOwner {
  /// Moves the focus, or first scrolls what is to be read before the next control. The keys that move the focus
  /// scroll a text with a caret; Tab leaves it at once.
  ///
  /// - Parameters:
  ///   - move: The direction.
  ///   - byTab: True for Tab, which leaves a text with a caret at once.
  ///   - isRepeat: True for a key that repeats itself because it is held down.
  ///   - time: When the hand did it.
  package mutating func moveFocus(
    _ move: FocusMove, byTab: Bool = false, isRepeat: Bool = false, at time: Instant
  ) {
    guard let isMeant = glass.beginMove(at: time) else { return }
    follow(
      .move(move, byTab: byTab, isRepeat: isRepeat, isMeant: isMeant, inQuestion: isQuestion),
      at: time)
  }

  /// Shows a focus that does not show yet, or has been scrolled out of sight: nobody can mean a control that they do
  /// not see. Content comes to rest for it.
  ///
  /// - Parameter time: When the hand asked for it.
  package mutating func showFocus(at time: Instant) {
    if isQuestion, glass.seesFocus { return }
    glass.surfaces.changeFront { $0.fling = nil }
    follow(.show(inQuestion: isQuestion), at: time)
  }

  /// Brings the focused control into view.
  ///
  /// - Parameters:
  ///   - now: The moment at which content moves for it.
  ///   - widely: True where content also moves for what is next to the control.
  package mutating func reveal(at now: Instant, widely: Bool = true) {
    settle()
    if glass.surfaces.scrolls { follow(.reveal(widely: widely), at: now) }
  }

  private mutating func follow(_ start: FocusWalk, at time: Instant) {
    var walk = start
    settle()
    while !walk.isOver, let step = next(of: &walk) {
      switch step {
      case .scroll(let path, let offset): scroll(path, to: offset, at: time)
      case .focus(let control): focus(on: control)
      case .adjust(let control, let step):
        adjust(control, to: step)
        glass.surfaces.changeFront { $0.stepped = control }
      case .ignore(let control): glass.ignore(control, because: .changed)
      case .show:
        glass.showsFocus = true
        glass.changed()
      case .left: left()
      case .arrived(let path): arrived(at: path)
      }
      settle()
    }
  }

  /// Returns the next step of a way, as things stand, without a copy of anything.
  private mutating func next(of walk: inout FocusWalk) -> FocusWalk.Step? {
    let isInText = isInText
    return glass.next(of: &walk, isInText: isInText)
  }

  /// Starts the movement of an area's content to where it comes to rest. With reduced motion the content is there at
  /// once.
  ///
  /// - Parameters:
  ///   - path: The scroll area.
  ///   - target: The offset that is wanted, in pixels; the content stops at its end.
  ///   - time: When the movement begins.
  package mutating func glide(_ path: NodePath, to target: PixelPoint, at time: Instant) {
    let reducesMotion = environment.reducesMotion
    guard let rest = front?.glide(path, to: target, at: time, reducesMotion: reducesMotion) else {
      return
    }
    scroll(path, to: rest, at: time)
  }

  /// Moves gliding content on, and calls for the next picture.
  ///
  /// - Parameter now: The moment that the movement is at.
  package mutating func glide(at now: Instant) {
    guard glass.surfaces.isGliding, front?.fling != nil else { return }
    let next = glass.frame + 1
    glass.changed()
    guard let (path, offset) = front?.glide(at: now, nextFrame: next) else { return }
    scroll(path, to: offset, at: now)
  }
}
