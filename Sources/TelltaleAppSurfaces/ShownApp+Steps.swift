import TelltaleApp
import TelltaleGraphics
import TelltaleLayout
import TelltaleModel
import TelltaleSurfaces

// What a button does that is held down.
extension ShownApp {
  /// Makes the next step of a value while its button for more or less is held, once the step is
  /// due. The steps end with the range of the value, when the finger leaves the button or lifts,
  /// and when the button moves away below it.
  ///
  /// - Parameter now: The moment that has come.
  package mutating func stepHeld(at now: Instant) {
    guard let due = glass.heldStep(in: environment), now >= due else { return }
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
    let interval = environment.profile.behaviour.keyRepeatIntervalMilliseconds
    front?.press?.nextStep = now.advanced(byMilliseconds: interval)
    turnAlone { $0.change(change, at: path, named: control.name) }
  }
}
