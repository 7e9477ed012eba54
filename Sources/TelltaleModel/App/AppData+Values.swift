// What hands change, as far as the application says it.
extension AppData {
  /// The step that a value stands at where no hand has changed it: the application's, once it has said one.
  package func step(of value: RangedValue) -> Int {
    let said = said(value.binding).flatMap(Double.init).flatMap { $0.isFinite ? $0 : nil }
      .map { Int((min(max($0, -RangedValue.bound), RangedValue.bound) * 1000).rounded()) }
    return value.step(nearestTo: said ?? value.first ?? value.least)
  }

  /// The option that is chosen where no hand has chosen another.
  package func option(of segmented: Segmented) -> Segmented.Option? {
    segmented.option(said(segmented.binding)) ?? segmented.option(segmented.first)
      ?? segmented.options.first
  }

  /// Whether a switch is on where no hand has changed it.
  package func isOn(_ toggle: Toggle) -> Bool {
    toggle.binding.flatMap { flags[$0] } ?? toggle.isOn
  }
}
