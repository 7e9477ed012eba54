import TelltaleCatalogue
import TelltaleModel
import TelltaleSyntax

/// Reads the control or gesture by which people bring something up: its name, or a map that says
/// more of it.
struct TriggerReader {
  /// The trigger; `nil` where it is absent, or after a complaint.
  func trigger(_ node: YAMLNode, at path: NodePath, in context: inout SceneContext) -> Trigger? {
    guard case .mapping(let entries) = node.value else {
      if let text = node.text, Self.byItself.contains(text) {
        refuse(text, at: path, in: &context)
        return nil
      }
      return context.name(node, "the name of a control").map { Trigger($0) }
    }
    if let cause = entries.first(where: { Self.byItself.contains($0.key) }) {
      let own = path.foreignKey(cause.key)
      context.note(cause.location, at: own)
      refuse(cause.key, at: own, in: &context)
      return nil
    }
    var trigger = Trigger("")
    let before = context.complaints
    Self.record.read(node, at: path, into: &trigger, in: &context)
    if trigger.control.isEmpty {
      if context.complaints == before {
        context.complaints.add(
          node.location, "a trigger that names no control", remedy: "add control: share-button")
      }
      return nil
    }
    return trigger
  }

  /// What happens without anybody doing something.
  private static let byItself: Set = [
    "timer", "after", "delay", "event", "data", "data-event", "launch", "start", "startup", "push",
    "notification", "schedule", "interval",
  ]

  private func refuse(_ cause: String, at path: NodePath, in context: inout SceneContext) {
    context.refuse(
      .actionSheetTrigger, at: path,
      "\(Quoted.text(cause)) would open the sheet by itself; only people open it",
      remedy: "name the control, key or gesture: trigger: share-button")
  }

  // MARK: Format

  /// What the JSON Schema says of a trigger.
  static let definition = JSONValue.Member(
    "trigger", SchemaPiece.either(SchemaPiece.name, record.schema))

  private static let record = SceneRecord<Trigger>(
    "a trigger",
    [
      .key("control", .name("the id of a control"), "The id of the control.", isRequired: true) {
        $0.control = $1
      },
      .key("title", .variants, "Its title on the screen.") { $0.title = $1 },
      .key(
        "kind", .name("a kind of control"), "Its kind of control, such as menu-button."
      ) { $0.kind = $1 },
      .key("effect", .choice(ButtonEffect.self), "Its other effect on people's data.") {
        $0.effect = $1
      },
    ])

  /// What brings something up.
  static var value: SceneValue<Trigger> {
    SceneValue(schema: SchemaPiece.reference("trigger")) { entry, path, context in
      TriggerReader().trigger(entry.value, at: path, in: &context)
    }
  }
}
