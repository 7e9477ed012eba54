import TelltaleCatalogue
import TelltaleModel
import TelltaleSyntax

extension ModalReader {
  static var definitions: [JSONValue.Member] {
    [.init("modal", record.schema), DismissReader.definition]
  }

  /// The keys of a modal.
  static let record = SceneRecord<Modal>(
    "a modal", keys,
    refusing: [
      KeyRefusal(
        ["auto-dismiss", "timeout"], .modalityExplicitDismiss,
        "would close the modal without anyone closing it"),
      .placing(
        "a modal; the profile decides where it is placed", .modalityPlatformConventions),
    ])

  private static let keys: [SceneKey<Modal>] = [
    .key("id", .name("an id"), "Its name for the application.") { $0.id = $1 },
    .key("style", style, "Its form on the screen.") { $0.style = $1 },
    .key("purpose", .choice(ModalPurpose.self), "Its purpose.") { $0.purpose = $1 },
    .boundTitle("title", "Its task, as a title.") { ($0.title, $0.titleBinding) = ($1, $2) },
    .key("description", .variants, "The same at more length.") { $0.description = $1 },
    .language,
    .key("dismiss", DismissReader.value, "The control that closes it.", isRequired: true) {
      $0.dismiss = $1
    },
    .key("content", .content, "Its content.") { $0.content = $1 },
    .key("screens", ScreenReader.byName, "Screens inside of it, by their names.") {
      $0.screens = $1
    },
    .key("start", .name("the name of a screen"), "The one of them that is seen first.") {
      $0.start = $1
    },
    .key("confirm-close", confirmation, "Asked before something is lost.") {
      $0.confirmClose = $1
    },
    .key("saves-itself", .flag, "Nothing is lost when it closes.", usual: false) {
      $0.savesItself = $1
    },
    .key(
      "unsaved", .binding,
      "The name under which the application says whether there is something to lose."
    ) { $0.unsavedBinding = $1 },
    .key("multistep", .flag, "It has several steps.", usual: false) { $0.isMultistep = $1 },
    .key("steps", .value(.integer(1...1_000)), "The number of its steps.") { $0.steps = $1 },
    .key("context", .name("what it relates to"), "The thing that its options relate to.") {
      $0.context = $1
    },
  ]

  /// One of the profile's styles; another one is refused, and read all the same.
  private static var style: SceneValue<ModalStyle> {
    SceneValue(schema: ValueReader<ModalStyle>.choice.schema) { entry, path, context in
      let node = entry.value
      if let text = node.text, ["alert", "action-sheet"].contains(text) {
        context.complaints.add(
          node.location, "\(Quoted.text(text)) is not a style but an element of its own",
          remedy: "write \(text): {…} in place of modal: {…}")
        return nil
      }
      guard let style = context.value(ValueReader<ModalStyle>.choice, node) else { return nil }
      let profile = context.profile
      guard !profile.modalStyles.contains(style) else { return style }
      let styles = profile.modalStyles.map(\.rawValue).joined(separator: ", ")
      let rules =
        [RuleID.modalityComponentByPlatform]
        + (style == .window ? [.modalitySeparateWindow] : [])
      for rule in rules {
        context.refuse(
          rule, at: path,
          "the profile \(Quoted.text(profile.name)) has no modals of the style"
            + " \(Quoted.text(style.rawValue))",
          remedy: "use \(styles)")
      }
      return style
    }
  }

  /// An alert or an action sheet.
  private static var confirmation: SceneValue<Element> {
    let kinds: [SceneElement] = [.alert, .actionSheet]
    return SceneValue(
      schema: SchemaPiece.one(of: SchemaPiece.elements { kinds.contains($0) })
    ) { entry, path, context in
      guard case .mapping(let entries) = entry.value.value, entries.count == 1,
        let only = entries.first, kinds.contains(where: { $0.rawValue == only.key })
      else {
        context.complaints.add(
          entry.value.location,
          "found \(entry.value.sizedSummary), expected an alert or an action sheet",
          remedy: "write confirm-close: {alert: {…}}")
        return nil
      }
      return context.element(only, at: path.key(only.key))
    }
  }
}
