import TelltaleCatalogue
import TelltaleModel
import TelltaleSyntax

/// Reads buttons; where one stands decides what it has to say.
struct ButtonReader: ElementReader {
  /// Where a button stands.
  enum Place {
    case content, bar, keypad
  }

  let place: Place

  func element(
    _ entry: YAMLEntry, at path: NodePath, in context: inout SceneContext
  ) -> Element? {
    button(entry.value, at: path, in: &context).map(Element.button)
  }

  /// A button; `nil` after a complaint.
  func button(_ node: YAMLNode, at path: NodePath, in context: inout SceneContext) -> Button? {
    var button = Button()
    guard Self.record.read(node, at: path, into: &button, in: &context),
      case .mapping(let entries) = node.value
    else { return nil }
    button.complain(of: node, in: &context)
    let form = Self.record.form
    if button.title == nil, button.icon == nil, button.titleBinding == nil,
      button.iconBinding == nil,
      !form.isMisspelt("title", in: entries), !form.isMisspelt("icon", in: entries)
    {
      context.refuse(
        .buttonTitleOrIcon, at: path, "a button with neither title nor icon",
        remedy: "say in a word or two what it does")
    }
    if button.action == nil, place == .content, !entries.contains(where: { $0.key == "action" }),
      !form.isMisspelt("action", in: entries)
    {
      context.refuseHere(
        .buttonStartsAction, at: path, "a button that starts nothing",
        remedy: "give it an action, such as {emit: name}")
    }
    return button
  }
}

// MARK: Format

extension ButtonReader {
  static var definitions: [JSONValue.Member] { [.init("button", record.schema)] }

  private static let record = SceneRecord<Button>("a button", meaning + look)

  private static let meaning: [SceneKey<Button>] = [
    .key("id", .name("an id"), "Its name for the application.") { $0.id = $1 },
    .boundTitle("title", "Its action, in a word or two.") {
      ($0.title, $0.titleBinding) = ($1, $2)
    },
    .bound("icon", "icon", .icon, "An icon of the profile, or a picture of the bundle.") {
      ($0.icon, $0.iconBinding) = ($1.part, $1.binding)
    },
    .key("role", .value(role), "Its purpose.", usual: "plain") { $0.role = $1 },
    .key("likely", .flag, "True for the most likely choice.", usual: false) {
      $0.isLikely = $1
    },
    .key("effect", .choice(ButtonEffect.self), "Its effect on people's data.") {
      $0.effect = $1
    },
    .key("action", .action, "The action that it starts.") { $0.action = $1 },
    .key(
      "enabled", .availability,
      "True if it can be chosen, else false; or {bind: name, enabled: …} where the application says so.",
      usual: true
    ) { $0.availability = $1 },
  ]

  private static let look: [SceneKey<Button>] =
    [
      .key("style", style, "One of the profile's styles.") { $0.style = $1 },
      .key("border", .flag, "Drawn around it.", usual: false) { $0.hasBorder = $1 },
      .key("border-reason", .text, "The reason for a border or a background.") {
        $0.borderReason = $1.string
      },
      .key("background", .fill, "A colour or a picture behind it.") { $0.background = $1 },
      .key("color", .color, "The colour of its title.") { $0.color = $1 },
    ] + ButtonLookKeys.prominence + ButtonLookKeys.form

  /// What a button is for; `default` is another word for a plain one.
  private static var role: ValueReader<ButtonRole> {
    ValueReader(
      "plain, default, destructive or cancel",
      schema: ["type": "string", "enum": ["plain", "default", "destructive", "cancel"]]
    ) { node in
      node.text == "default" ? .plain : node.text.flatMap(ButtonRole.init(rawValue:))
    }
  }

  /// One of the profile's styles of buttons.
  private static var style: SceneValue<String> {
    SceneValue(schema: SchemaPiece.name) { entry, path, context in
      let (node, profile) = (entry.value, context.profile)
      guard !node.isNull else { return nil }
      if let text = node.text, profile.buttonStyles.contains(text) { return text }
      let styles = profile.buttonStyles.joined(separator: ", ")
      context.refuse(
        .buttonCarplaySystemStyle, at: path,
        "found \(node.summary), and buttons of the profile \(Quoted.text(profile.name)) have the"
          + " styles \(styles)",
        remedy: node.text.flatMap { Spelling.suggestion(for: $0, among: profile.buttonStyles) }
          ?? "remove the key")
      return nil
    }
  }
}
