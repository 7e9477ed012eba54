// What hands change and what is hidden, as far as the application says it.
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

  /// The same for the switch of a row.
  package func isOn(_ toggle: RowSwitch) -> Bool {
    toggle.binding.flatMap { flags[$0] } ?? toggle.isOn
  }

  /// What stands at the end of a row: the application's text, once it has delivered one.
  package func text(_ value: RowValue) -> TextVariants? {
    value.binding.flatMap { texts[$0] } ?? value.text
  }

  /// Whether an element is hidden now: it takes no room then, and is nowhere.
  package func isHidden(_ hiding: Hiding) -> Bool {
    hiding.binding.flatMap { flags[$0] } ?? hiding.isHidden
  }
}
