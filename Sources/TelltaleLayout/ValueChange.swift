import TelltaleModel

/// The effect of a press on the value of an element. It is the same whatever the value is, so that
/// a press that was begun before the application sets the value keeps its meaning.
package enum ValueChange: Hashable, Sendable {
  /// On becomes off, and off becomes on.
  case flip
  /// The option of that id is chosen.
  case choose(String)
  /// The value goes so many steps on, or back.
  case step(by: Int)
}

extension ScreenSetting {
  /// The option that is chosen: by a hand, else by the application, else by the scene.
  func option(of segmented: Segmented, at path: NodePath) -> Segmented.Option? {
    segmented.option(view.chosen[path]) ?? data.option(of: segmented)
  }

  /// Whether a switch is on: as a hand has left it, else as the application says, else as the scene does.
  func isOn(_ toggle: Toggle, at path: NodePath) -> Bool {
    view.switched[path] ?? data.isOn(toggle)
  }

  /// The same for the switch of a row.
  func isOn(_ toggle: RowSwitch, of row: ControlID) -> Bool {
    view.turned[row]?.isOn ?? data.isOn(toggle)
  }
}
