import TelltaleModel

/// The stage of a resident screen, until another profile brings another stage.
final class ResidentGround {
  private(set) var stage: Stage
  private let adapt: (Profile) -> Void

  /// - Parameters:
  ///   - stage: The platform with its fonts, settled on the display.
  ///   - adapt: Hears of another profile, for the input devices.
  init(_ stage: Stage, adapt: @escaping (Profile) -> Void = { _ in }) {
    (self.stage, self.adapt) = (stage, adapt)
  }

  /// Takes another stage for all that is shown from now on.
  func take(_ stage: Stage) {
    self.stage = stage
    adapt(stage.profile)
  }
}
