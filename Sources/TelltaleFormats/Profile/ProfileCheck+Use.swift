import TelltaleGraphics
import TelltaleModel

/// Whether anything could be shown and answered at all.
extension ProfileCheck {
  /// On less than this, wide or high, no dialog can be read.
  package static let leastSide: Points = 100

  mutating func checkElements() {
    guard loaded.profile.elements.isEmpty else { return }
    add("elements", "no element may be shown", "list some, such as alert")
  }

  /// Abstract profiles leave devices to those that extend them.
  mutating func checkInputs() {
    let profile = loaded.profile
    let used = InputKind.allCases.filter { profile.inputs[$0] ?? .never != .never }
    if used.isEmpty {
      add("inputs.keys", "every kind of input is never there", "say which are: always or optional")
    }
    let needsKeys = used.contains { [.keys, .remote, .knob].contains($0) }
    if needsKeys, !profile.inputMap.keys.values.contains(.confirm) {
      add(
        "input-map.confirm", "no key confirms, so keys could not choose a button",
        "list key codes, such as 28 for Enter")
    }
  }

  mutating func checkScreens() {
    guard case .sequence(let items)? = loaded.tree["screens"]?.value else { return }
    let insets = loaded.profile.display.safeInsets
    for (screen, item) in zip(loaded.profile.screens, items) {
      let width = screen.width - insets.left - insets.right
      let height = screen.height - insets.top - insets.bottom
      guard width < Self.leastSide || height < Self.leastSide else { continue }
      let least = JSONValue.number(Self.leastSide.value).text
      complaints.add(
        item.location,
        "within the safe insets the screen has \(JSONValue.number(width.value).text) by"
          + " \(JSONValue.number(height.value).text) points, at least \(least) each are needed",
        remedy: "name a larger screen, or make the insets smaller")
    }
  }
}
