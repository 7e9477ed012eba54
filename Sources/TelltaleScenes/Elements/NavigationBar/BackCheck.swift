import TelltaleCatalogue
import TelltaleModel
import TelltaleSyntax

/// The way back is the program's: always there, always the same, always one step.
struct BackCheck {
  /// The keys by which a scene would change it.
  static let keys = ["back", "back-button", "back-action", "back-icon"]

  private static let actions: Set = [
    "action", "actions", "emit", "open", "push", "pop", "dismiss", "select", "menu", "hold",
  ]

  /// Refuses each part of what a bar says of the way back.
  func check(_ entries: [YAMLEntry], at path: NodePath, in context: inout SceneContext) {
    for entry in entries where Self.keys.contains(entry.key) {
      let own = path.key(entry.key)
      context.note(entry.location, at: own)
      var inner: [(key: String, path: NodePath)] = []
      if case .mapping(let parts) = entry.value.value, !parts.isEmpty {
        for part in parts.prefix(Limits.complaints) {
          let place = own.foreignKey(part.key)
          context.note(part.location, at: place)
          inner.append((part.key, place))
        }
      } else {
        inner = [(entry.key == "back-action" ? "action" : entry.key, own)]
      }
      for (key, place) in inner { refuse(key, at: place, in: &context) }
    }
  }

  private func refuse(_ key: String, at path: NodePath, in context: inout SceneContext) {
    if Self.actions.contains(key) {
      context.refuse(
        .navigationBarBackOneAction, at: path,
        "\(Quoted.text(key)) would make Back do something else than to go back one screen",
        remedy: "remove the key, or put a control under `trailing`")
    } else {
      context.refuse(
        .navigationBarStandardBack, at: path,
        "\(Quoted.text(key)) would replace the way back, which is always the same",
        remedy: "remove the key; `back-title` says what this screen is called on the next one")
    }
  }
}
