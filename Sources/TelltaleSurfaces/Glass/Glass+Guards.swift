import TelltaleGraphics
import TelltaleLayout
import TelltaleModel

// Where controls are found.
extension Glass {
  /// Where a control of that name stands now.
  package func frame(ofControl name: String) -> PixelRect? {
    surfaces.ofFront { $0.placement.named(name)?.frame }
  }

  /// Where a finger finds the control of that name: where it stands, or what is to be seen of it where its
  /// middle is scrolled out of sight; empty where nothing of it is, `nil` where there is none.
  package func touchable(control name: String) -> PixelRect? {
    guard let placement = surfaces.front?.placement else { return nil }
    return placement.named(name).map(placement.touchable)
  }
}

// What keeps a press from meaning what it was not meant for.
extension Glass {
  /// Tells that a press on a control came to nothing; nothing was pressed where there is none.
  package mutating func ignore(_ control: ControlID?, because reason: IgnoredReason) {
    guard let control else { return }
    // Which key of a page it was would tell what is typed.
    if case .key = control { return tell(.ignored(control: "key", reason)) }
    let name = surfaces.ofFront { $0.placement.named(control)?.name }
    tell(.ignored(control: name ?? (control == .beside ? "beside" : "focus"), reason))
  }

  /// Something else comes up under the hand: what it holds is not meant any more, and that is told.
  package mutating func dropPress(because reason: IgnoredReason = .changed) {
    if let press = surfaces.press, !press.isHeld, !press.isDragging {
      ignore(press.control, because: reason)
    }
    letGo()
  }

  /// The app's surfaces go; or stay, where its program left at a moment, and nobody hears any more what hands do there.
  package mutating func endApp(leavingAt left: Instant?) {
    guard let left else { return surfaces.closeApp() }
    clock.advance(to: left)
    if !surfaces.isAsking { dropPress(because: .unattended) }
    surfaces.leaveApp(at: left)
  }

  /// Nothing is held any more, whatever hands go on to do.
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

  /// Puts a question before all else; it takes input once its first frame was seen and the guard has passed.
  package mutating func ask(_ surface: Surface, guardMilliseconds: Int) {
    var surface = surface
    surface.arming = .awaiting(frame: frame + 1, guardMilliseconds: guardMilliseconds)
    surfaces.ask(surface)
    changed()
  }

  /// The question in front stands otherwise, and what lies under a finger may be another thing: a press is over, and the
  /// guard starts.
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

  /// What the app shows takes input once its next frame was seen and a guard has passed.
  package mutating func guardScreen(milliseconds: Int) {
    let next = frame + 1
    screen?.arming = .awaiting(frame: next, guardMilliseconds: milliseconds)
  }

  /// Nothing is in front of the screen any more; what lies under the finger is another thing now, all the more where no
  /// hand has taken away what was in front.
  package mutating func screenIsBack(
    isUnexpected: Bool = false, _ behaviour: borrowing BehaviourProfile
  ) {
    dropPress()
    guardScreen(
      milliseconds: isUnexpected
        ? behaviour.guardMilliseconds : behaviour.screenGuardMilliseconds)
    changed()
  }

  /// The screen stands otherwise by no hand's doing: a press that is on its way is meant for what stood there before.
  ///
  /// - Parameters:
  ///   - before: the screen as it stood.
  ///   - behaviour: of the profile.
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
