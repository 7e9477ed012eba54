import TelltaleGraphics
import TelltaleLayout
import TelltaleModel

// Where controls are found.
extension Glass {
  /// Returns the frame of a control in front, also where it is disabled.
  ///
  /// - Parameter name: The name that scripts and events use for it.
  /// - Returns: Pixels of the display; `nil` where there is no such control.
  package func frame(ofControl name: String) -> PixelRect? {
    surfaces.ofFront { $0.placement.named(name)?.frame }
  }

  /// Returns the rectangle in which a finger finds a control: its frame, or what is to be seen of it where its middle
  /// is scrolled out of sight.
  ///
  /// - Parameter name: The name that scripts and events use for it.
  /// - Returns: Pixels of the display; empty where nothing of the control is in sight, `nil` where there is no such
  ///   control.
  package func touchable(control name: String) -> PixelRect? {
    guard let placement = surfaces.front?.placement else { return nil }
    return placement.named(name).map(placement.touchable)
  }
}

// What keeps a press from meaning what it was not meant for.
extension Glass {
  /// Tells the application that a press on a control had no effect.
  ///
  /// - Parameters:
  ///   - control: The control; `nil` for a press on nothing, of which nothing is told.
  ///   - reason: The reason why the press did not count.
  package mutating func ignore(_ control: ControlID?, because reason: IgnoredReason) {
    guard let control else { return }
    // Which key of a page it was would tell what is typed.
    if case .key = control { return tell(.ignored(control: "key", reason)) }
    let name = surfaces.ofFront { $0.placement.named(control)?.name }
    tell(.ignored(control: name ?? (control == .beside ? "beside" : "focus"), reason))
  }

  /// Ends the press of a hand and tells the application, since something else comes up under the hand.
  ///
  /// - Parameter reason: The reason that is told.
  package mutating func dropPress(because reason: IgnoredReason = .changed) {
    if let press = surfaces.press, !press.isHeld, !press.isDragging {
      ignore(press.control, because: reason)
    }
    letGo()
  }

  /// Removes the app's surfaces. Where its program left, they stay and are only seen: nobody hears any more what
  /// hands do there.
  ///
  /// - Parameter left: When the program left; `nil` for an app whose surfaces go.
  package mutating func endApp(leavingAt left: Instant?) {
    guard let left else { return surfaces.closeApp() }
    clock.advance(to: left)
    if !surfaces.isAsking { dropPress(because: .unattended) }
    surfaces.leaveApp(at: left)
  }

  /// Ends all that is held, whatever hands go on to do.
  package mutating func letGo() {
    var isHeld = false
    surfaces.changeFront { isHeld = $0.letGo() }
    if isHeld { changed() }
  }

  /// Lets go of a range of values that turning changes.
  ///
  /// - Returns: False where none was held.
  package mutating func stopAdjusting() -> Bool {
    guard surfaces.ofFront({ $0.adjusting }) != nil else { return false }
    surfaces.changeFront { $0.adjusting = nil }
    changed()
    return true
  }

  /// Puts a question before all else. It takes input once its first frame was seen and the guard has passed.
  ///
  /// - Parameters:
  ///   - surface: The question.
  ///   - guardMilliseconds: The time from its first frame until it takes input.
  package mutating func ask(_ surface: Surface, guardMilliseconds: Int) {
    var surface = surface
    surface.arming = .awaiting(frame: frame + 1, guardMilliseconds: guardMilliseconds)
    surfaces.ask(surface)
    changed()
  }

  /// Ends the press on the question in front and starts its guard, since its placement changes, and another thing may
  /// lie under a finger.
  ///
  /// - Parameter milliseconds: The time from its next frame until it takes input.
  package mutating func guardQuestion(milliseconds: Int) {
    guard surfaces.isAsking else { return }
    dropPress()
    let next = frame + 1
    surfaces.changeFront { surface in
      surface.press = nil
      surface.arming = .awaiting(frame: next, guardMilliseconds: milliseconds)
    }
    questionChanged()
  }

  /// Guards what the app shows: it takes input once its next frame was seen and the guard has passed.
  ///
  /// - Parameter milliseconds: The time from that frame until it takes input.
  package mutating func guardScreen(milliseconds: Int) {
    let next = frame + 1
    screen?.arming = .awaiting(frame: next, guardMilliseconds: milliseconds)
  }

  /// Ends the press and guards the screen, since nothing is in front of it any more, and another thing lies under the
  /// finger now.
  ///
  /// - Parameters:
  ///   - isUnexpected: True where no hand has taken away what was in front; the guard is then that of a question.
  ///   - behaviour: The profile's times.
  package mutating func screenIsBack(
    isUnexpected: Bool = false, _ behaviour: borrowing BehaviourProfile
  ) {
    dropPress()
    guardScreen(
      milliseconds: isUnexpected
        ? behaviour.guardMilliseconds : behaviour.screenGuardMilliseconds)
    changed()
  }

  /// Notes a change of the screen that no hand made: a press that is on its way is meant for what stood there before.
  ///
  /// - Parameters:
  ///   - before: The screen as it stood.
  ///   - behaviour: The profile's times.
  package mutating func shift(from before: Surface, _ behaviour: borrowing BehaviourProfile) {
    // A screen that came up has a guard of its own.
    guard let screen, screen.arming == before.arming else { return }
    let arming = Arming.awaiting(
      frame: frame + 1, guardMilliseconds: behaviour.screenGuardMilliseconds)
    guard let shift = Shift(from: before, to: screen, arming: arming) else { return }
    let now = clock.now
    let stale = behaviour.staleEventMilliseconds
    surfaces.changeScreen { $0.shifts.add(shift, at: now, stale: stale) }
  }
}
