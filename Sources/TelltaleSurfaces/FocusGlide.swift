import TelltaleGraphics
import TelltaleLayout
import TelltaleModel

/// The movement of the focus ring from one control to the next. Only the picture moves: a push means the control that
/// the ring goes to.
package struct FocusGlide: TimedMotion, Hashable, Sendable {
  /// The control that the ring goes to.
  let control: ControlID
  private let from: PixelRect
  private var transition: Transition

  /// Begins the movement.
  ///
  /// - Parameters:
  ///   - control: The control that the ring goes to.
  ///   - frame: Where the ring is, in pixels.
  ///   - time: When the hand moved it: its first picture shows a step already.
  ///   - milliseconds: The time that the movement takes.
  init(to control: ControlID, from frame: PixelRect, at time: Instant, milliseconds: Int) {
    (self.control, from) = (control, frame)
    transition = Transition(
      milliseconds: milliseconds, from: time.advanced(byMilliseconds: -Motion.frameMilliseconds))
    _ = transition.move(to: time)
  }

  /// The moment at which the next picture is due.
  package var next: Instant? { transition.next }

  /// Moves the ring on.
  ///
  /// - Parameter time: The moment that the movement is at.
  /// - Returns: True while there is something to see of it.
  package mutating func move(to time: Instant) -> Bool { transition.move(to: time) }

  /// Returns the way that is left to the control.
  ///
  /// - Parameter frame: The frame of the control that the ring goes to, in pixels.
  /// - Returns: The difference in place and size, in pixels.
  func left(to frame: PixelRect) -> DrawState.Glide {
    let left = Easing.whole - transition.share
    func rest(_ from: Int, _ to: Int) -> Int { (from - to) * left / Easing.whole }
    return DrawState.Glide(
      x: rest(from.x, frame.x), y: rest(from.y, frame.y), width: rest(from.width, frame.width),
      height: rest(from.height, frame.height))
  }
}

extension Surface {
  /// Gives the focus to a control. The ring glides there from where it is seen.
  ///
  /// - Parameters:
  ///   - control: The control that gets the focus.
  ///   - milliseconds: The time that the ring takes; 0 for no movement.
  ///   - time: When the hand moved the focus.
  package mutating func moveFocus(to control: ControlID, in milliseconds: Int, at time: Instant) {
    let old = focused
    let seen = old.map { old in
      glide.map { old.frame.moved(by: $0.left(to: old.frame)) } ?? old.frame
    }
    focus = control
    guard milliseconds > 0, let old, let seen, let new = focused, old.id != control,
      !old.target.isEmpty, old.area == new.area, !placement.focusRing.lifts
    else { return }
    glide = FocusGlide(to: control, from: seen, at: time, milliseconds: milliseconds)
  }

  /// The way that is left from the ring to the focused control; `nil` where the ring stands around it.
  var ringLeft: DrawState.Glide? {
    guard let glide, let focused, focused.id == glide.control else { return nil }
    return glide.left(to: focused.frame)
  }
}
