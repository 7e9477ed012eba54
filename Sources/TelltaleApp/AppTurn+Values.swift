import TelltaleLayout
import TelltaleModel

// Values that a press changes at once.
extension AppTurn {
  /// Changes the value of an element of the screen in front, and tells the application of it.
  ///
  /// - Parameters:
  ///   - change: The change that was pressed for.
  ///   - path: The place of the element in the scene.
  ///   - name: The name of the control in events.
  package mutating func change(_ change: ValueChange, at path: NodePath, named name: String) {
    switch (change, app[holding: path].element(at: path)) {
    case (.flip, .toggle(let toggle)?): flip(toggle, at: path, named: name)
    case (.choose(let option), .segmented(let segmented)?): choose(option, of: segmented, at: path)
    case (.step(let count), .stepper(let stepper)?): step(stepper, by: count, at: path)
    case (.flip, _), (.choose, _), (.step, _): return
    }
  }

  // Each looks at the view in its place: a copy of the whole of it, held while it is changed, is let go of twice by this
  // compiler where it optimizes.

  private mutating func flip(_ toggle: Toggle, at path: NodePath, named name: String) {
    let isOn = !(app[holding: path].view.switched[path] ?? app.data.isOn(toggle))
    app[holding: path].view.switched[path] = isOn
    changed()
    tell(.switched(screen: app[holding: path].name, control: name, isOn: isOn))
  }

  private mutating func choose(_ option: String, of segmented: Segmented, at path: NodePath) {
    let old =
      segmented.option(app[holding: path].view.chosen[path]) ?? app.data.option(of: segmented)
    guard old?.id != option else { return }
    app[holding: path].view.chosen[path] = option
    changed()
    tell(
      .chosen(screen: app[holding: path].name, control: segmented.name, option: option))
  }

  private mutating func step(_ stepper: Stepper, by count: Int, at path: NodePath) {
    let known = app[holding: path].view.adjusted[path]
    let step = min(known ?? app.data.step(of: stepper.value), stepper.value.steps)
    let range = AdjustedRange(stepper.value, at: path, step: step)
    let next = range.step(by: count)
    guard next != step else { return }
    app[holding: path].view.adjusted[path] = next
    changed()
    tell(
      .adjusted(
        screen: app[holding: path].name, control: stepper.name, value: range.value(at: next)))
  }
}
