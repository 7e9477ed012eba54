import TelltaleGraphics
import TelltaleModel
import TelltaleSyntax

/// Whether anything could be shown and answered at all.
extension ProfileCheck {
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
    let least = loaded.profile.leastScreen
    for (screen, item) in zip(loaded.profile.screens, items) {
      guard screen.width < least.width || screen.height < least.height else { continue }
      complaints.add(
        item.location,
        "the screen has \(Self.text(screen)) points, less than the \(Self.text(least)) that the line"
          + " of a title and one button need",
        remedy: "name a larger screen, or make insets, margins and type smaller")
    }
  }

  private static func text(_ size: ScreenSize) -> String {
    let sides = [size.width, size.height].map { JSONValue.number($0.value.rounded(.up)).text }
    return sides.joined(separator: " by ")
  }
}
