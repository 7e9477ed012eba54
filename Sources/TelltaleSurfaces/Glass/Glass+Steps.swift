import TelltaleGraphics
import TelltaleLayout
import TelltaleModel

// Values that go on step by step while a button for more or less of them is held down.
extension Glass {
  /// Returns the moment of the next step of a value whose button for more or less is held down: as keys repeat on the
  /// platform.
  ///
  /// - Parameter environment: The surroundings, with the times of repeated keys.
  /// - Returns: `nil` where no such button is held, or a knob holds it, for which that means Back.
  package func heldStep(in environment: Environment) -> Instant? {
    let behaviour = environment.profile.behaviour
    guard isVisible, !surfaces.isAsking, let press = surfaces.press, press.control != nil,
      !press.isDragging, press.liftedAt == nil, case .change(.step, _)? = press.purpose,
      behaviour.keyRepeatIntervalMilliseconds > 0
    else { return nil }
    if case .key(let device, _) = press.holder, devices.isKind(.knob, device) { return nil }
    return press.nextStep
      ?? press.startedAt.advanced(byMilliseconds: behaviour.keyRepeatDelayMilliseconds)
  }
}
