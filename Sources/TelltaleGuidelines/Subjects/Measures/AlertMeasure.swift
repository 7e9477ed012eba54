import TelltaleGraphics
import TelltaleLayout
import TelltaleModel

/// How the real layout fills a screen of the profile with an alert, at the default text size.
struct AlertMeasure {
  let scene: AlertReading

  private var context: RuleSubject { scene.context }

  /// What stands in empty fields and is cut on the narrowest screen, with the place of its field in the file.
  func cutPlaceholders() -> [(path: NodePath, seen: String, screen: ScreenSize)] {
    guard !scene.alert.fields.isEmpty, let screen = context.narrowestScreen else { return [] }
    return placement(on: screen).controls.compactMap { control in
      guard case .field(let index) = control.id, control.label.role == .placeholder,
        control.label.isCut
      else { return nil }
      return (scene.path.key("fields").item(index).key("placeholder"), control.label.seen, screen)
    }
  }

  /// The words that are broken with no hyphen, with their places in the file and the first screen where they are.
  func brokenWords() -> [BrokenWord] {
    context.brokenWords { screen in
      guard mayBreak(on: screen) else { return [:] }
      return BrokenWords(by: context.typesetter)
        .inQuestion(placement(on: screen), below: scene.path)
    }
  }

  /// Whether a word may be wider than half of a screen: letters are no wider than high as a rule. Most alerts have none,
  /// and are not placed for nothing.
  private func mayBreak(on screen: ScreenSize) -> Bool {
    let most = Int(screen.width.value / 2 / context.profile.typography.title.size.value)
    let texts =
      scene.titles + scene.buttons.flatMap(\.titles) + (scene.message.map { [$0] } ?? [])
    return texts.contains { $0.string.longestWord > most }
  }

  private func placement(on screen: ScreenSize) -> Placement {
    scene.plans.on(screen).place()
  }
}
