import TelltaleModel

extension AdjustedRange {
  /// The steps of a scene's value.
  ///
  /// - Parameters:
  ///   - value: The value as the scene declares it, with its range and its step.
  ///   - path: The place of its element in the scene.
  ///   - step: Steps from the least value to the present one.
  ///   - inset: Pixels between the control's frame and the ends of its track.
  ///   - isRightToLeft: True where values grow towards the left.
  package init(
    _ value: RangedValue, at path: NodePath, step: Int, inset: Int = 0, isRightToLeft: Bool = false
  ) {
    self.init(
      path: path, least: value.least, size: value.size, steps: value.steps, step: step,
      inset: inset, isRightToLeft: isRightToLeft)
  }
}

extension ScreenSetting {
  /// The step that a value stands at: a hand's, else the application's, else the scene's.
  func step(of value: RangedValue, at path: NodePath) -> Int {
    min(max(0, view.adjusted[path] ?? data.step(of: value)), value.steps)
  }
}
