import TelltaleApp
import TelltaleGraphics
import TelltaleLayout
import TelltaleModel
import TelltaleSurfaces

// What a button does that is held down.
extension ShownApp {
  /// A button for more or less of a value that is held makes its next step, once that is due: it ends where the value
  /// does, where the hand leaves it or lets go, and where it does not stand below the finger any more.
  package mutating func stepHeld(at now: Instant) {
    guard let due = glass.heldStep(in: world), now >= due else { return }
    settle()
    guard let press = front?.press, let id = press.control,
      case .change(let change, let path)? = press.purpose,
      let control = front?.placement.control(id)
    else { return }
    guard press.start == nil || control.frame == press.frame else {
      front?.press?.control = nil
      glass.ignore(id, because: .changed)
      return glass.changed()
    }
    // From now on its release is no press, and a step that came late is followed by none that was missed.
    front?.press?.isHeld = true
    let interval = world.profile.behaviour.keyRepeatIntervalMilliseconds
    front?.press?.nextStep = now.advanced(byMilliseconds: interval)
    turnAlone { $0.change(change, at: path, named: control.name) }
  }
}
