import TelltaleGraphics
import TelltaleLayout
import TelltaleModel

/// The ring of the focus on its way from one control to the next. Only the picture moves: a push means the control that
/// it goes to.
package struct FocusGlide: TimedMotion, Hashable, Sendable {
  /// The control that it goes to.
  let control: ControlID
  private let from: PixelRect
  private var transition: Transition

  /// - Parameters:
  ///   - control: What it goes to.
  ///   - frame: Where it is, in pixels.
  ///   - time: When the hand moved it: its first picture shows a step already.
  ///   - milliseconds: How long it takes.
  init(to control: ControlID, from frame: PixelRect, at time: Instant, milliseconds: Int) {
    (self.control, from) = (control, frame)
    transition = Transition(
      milliseconds: milliseconds, from: time.advanced(byMilliseconds: -Motion.frameMilliseconds))
    _ = transition.move(to: time)
  }

  /// When its next picture is due.
  package var next: Instant? { transition.next }

  /// Moves on; true while there is something to see of it.
  package mutating func move(to time: Instant) -> Bool { transition.move(to: time) }

  /// How far it is from where it goes.
  ///
  /// - Parameter frame: Where the control stands that it goes to.
  /// - Returns: What its place and size differ by, in pixels.
  func left(to frame: PixelRect) -> DrawState.Glide {
    let left = Easing.whole - transition.share
    func rest(_ from: Int, _ to: Int) -> Int { (from - to) * left / Easing.whole }
    return DrawState.Glide(
      x: rest(from.x, frame.x), y: rest(from.y, frame.y), width: rest(from.width, frame.width),
      height: rest(from.height, frame.height))
  }
}

extension Surface {
  /// Gives the focus to a control, to which its ring glides from where it is seen.
  ///
  /// - Parameters:
  ///   - control: What gets it.
  ///   - milliseconds: How long the ring takes; 0 for none.
  ///   - time: When the hand moved it.
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

  /// How far the ring is from the control that has the focus; `nil` where it stands around it.
  var ringLeft: DrawState.Glide? {
    guard let glide, let focused, focused.id == glide.control else { return nil }
    return glide.left(to: focused.frame)
  }
}
