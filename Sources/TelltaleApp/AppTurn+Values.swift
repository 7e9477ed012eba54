import TelltaleLayout
import TelltaleModel

// Values that a press changes at once.
extension AppTurn {
  /// Changes the value of an element of the screen in front, and tells the application of it.
  ///
  /// - Parameters:
  ///   - change: what was pressed for.
  ///   - path: where the element stands in the scene.
  ///   - name: what the application calls the control.
  package mutating func change(_ change: ValueChange, at path: NodePath, named name: String) {
    let view = app[holding: path].view
    let screen = app[holding: path].name
    switch (change, app[holding: path].element(at: path)) {
    case (.flip, .toggle(let toggle)?):
      let isOn = !(view.switched[path] ?? app.data.isOn(toggle))
      app[holding: path].view.switched[path] = isOn
      changed()
      tell(.switched(screen: screen, control: name, isOn: isOn))
    case (.choose(let option), .segmented(let segmented)?):
      let old = segmented.option(view.chosen[path]) ?? app.data.option(of: segmented)
      guard old?.id != option else { return }
      app[holding: path].view.chosen[path] = option
      changed()
      tell(.chosen(screen: screen, control: segmented.name, option: option))
    case (.step(let count), .stepper(let stepper)?):
      let step = min(view.adjusted[path] ?? app.data.step(of: stepper.value), stepper.value.steps)
      let range = AdjustedRange(stepper.value, at: path, step: step)
      let next = range.step(by: count)
      guard next != step else { return }
      app[holding: path].view.adjusted[path] = next
      changed()
      tell(.adjusted(screen: screen, control: stepper.name, value: range.value(at: next)))
    case (.flip, _), (.choose, _), (.step, _): return
    }
  }
}
