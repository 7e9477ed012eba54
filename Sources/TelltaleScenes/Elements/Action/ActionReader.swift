import TelltaleModel
import TelltaleSyntax

/// Reads what is done: `{emit: name}`, `{open: {alert: {…}}}`, `{push: screen}` and the like, with a
/// `result` beside it where the author says what will be seen; or a list of these.
struct ActionReader {
  /// The action; `nil` where it is absent, or after a complaint.
  func action(_ entry: YAMLEntry, at path: NodePath, in context: inout SceneContext) -> Action? {
    if entry.value.isNull { return nil }
    guard case .sequence = entry.value.value else {
      return step(entry.value, at: path, in: &context)
    }
    let steps = context.list(
      entry.value, of: "actions", atMost: Limits.actions, at: path, step)
    return steps.isEmpty ? nil : .several(steps)
  }

  private func step(
    _ node: YAMLNode, at path: NodePath, in context: inout SceneContext
  ) -> Action? {
    switch node.text {
    case "pop": return .pop
    case "dismiss": return .dismiss
    default: break
    }
    guard case .mapping(let entries) = node.value else { return refuse(node, in: &context) }
    let known = Self.record.form.keys
    let foreign = entries.filter { !known.contains($0.key) && !$0.key.hasPrefix("x-") }
    for entry in foreign { context.complaints.add(unknownKey: entry, among: known) }
    let steps = entries.filter { known.contains($0.key) && $0.key != "result" }
    guard steps.count == 1, let only = steps.first else {
      return foreign.isEmpty ? refuse(node, in: &context) : nil
    }
    guard let action = step(only, at: path, in: &context) else { return nil }
    guard let result = entries.first(where: { $0.key == "result" }) else { return action }
    context.note(result, at: path.key("result"))
    return TextReader().text(result.value, in: &context).map {
      .declaring(action, result: $0.string)
    } ?? action
  }

  private func refuse(_ node: YAMLNode, in context: inout SceneContext) -> Action? {
    context.complaints.add(
      node.location, "found \(node.sizedSummary), expected one action",
      remedy: "write {emit: name}, {open: {alert: …}} or {push: screen}; or a list of these")
    return nil
  }

  private func step(
    _ entry: YAMLEntry, at path: NodePath, in context: inout SceneContext
  ) -> Action? {
    let own = path.key(entry.key)
    context.note(entry, at: own)
    var action: Action?
    Self.record.keys.first { $0.name == entry.key }?.read(entry, own, &context, &action)
    return action
  }
}

// MARK: Format

extension ActionReader {
  static var definitions: [JSONValue.Member] {
    [
      .init(
        "step",
        record.schema.adding([.init("minProperties", 1), .init("maxProperties", 2)])),
      .init(
        "action",
        SchemaPiece.either(
          ["type": "string", "enum": ["pop", "dismiss"]], SchemaPiece.reference("step"),
          SchemaPiece.list(of: SchemaPiece.reference("step"), atLeast: 1, atMost: Limits.actions))
      ),
    ]
  }

  private static let record = SceneRecord<Action?>(
    "an action",
    [
      .key("emit", named("the name of an event"), "Reports a named event to the application.") {
        $0 = .emit($1)
      },
      .key("open", opened, "Opens something over the screen, given here or by its id.") {
        $0 = $1
      },
      .key("push", named("the name of a screen"), "Goes on to a screen, by its name.") {
        $0 = .push($1)
      },
      .key("pop", .only, "Goes back one screen.") { action, _ in action = .pop },
      .key("dismiss", .only, "Closes the modal that is open.") { action, _ in action = .dismiss },
      .key("select", named("the id of a tab"), "Shows the section of a tab, by its id.") {
        $0 = .select(tab: $1)
      },
      .key("toast", ToastReader.value, "Shows briefly what was done.") { $0 = .toast($1) },
      .apart("result", schema: SchemaPiece.text, "The effect that people will see."),
    ])

  /// A name that has to be given.
  private static func named(_ what: String) -> SceneValue<String> {
    SceneValue(schema: SchemaPiece.name) { entry, _, context in
      guard entry.value.isNull else { return context.name(entry.value, what) }
      context.complaints.add(
        entry.location, "\(Quoted.text(entry.key)) names nothing, expected \(what)",
        remedy: "write {\(entry.key): name}")
      return nil
    }
  }

  /// What opens something over the screen.
  private static var opened: SceneValue<Action> {
    SceneValue(
      schema: SchemaPiece.one(
        of: SchemaPiece.elements(where: \.isOverlay).map {
          .init($0.key, SchemaPiece.either(SchemaPiece.name, $0.value))
        })
    ) { entry, path, context in OpeningReader().opening(entry, at: path, in: &context) }
  }
}

extension SceneValue where Context == SceneContext, Value == Action {
  /// What is done, as `ActionReader` reads it.
  static var action: Self {
    SceneValue(schema: SchemaPiece.reference("action")) { entry, path, context in
      ActionReader().action(entry, at: path, in: &context)
    }
  }
}
