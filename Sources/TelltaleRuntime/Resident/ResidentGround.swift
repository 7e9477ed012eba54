import TelltaleModel

/// The setup of a resident screen, until another profile brings another setup.
final class ResidentGround {
  private(set) var setup: ProfileSetup
  private let adapt: (Profile) -> Void

  /// - Parameters:
  ///   - setup: The platform with its fonts, settled on the display.
  ///   - adapt: Hears of another profile, for the input devices.
  init(_ setup: ProfileSetup, adapt: @escaping (Profile) -> Void = { _ in }) {
    (self.setup, self.adapt) = (setup, adapt)
  }

  /// Takes another setup for all that is shown from now on.
  func take(_ setup: ProfileSetup) {
    self.setup = setup
    adapt(setup.profile)
  }
}
