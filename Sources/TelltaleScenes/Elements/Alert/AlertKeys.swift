import TelltaleCatalogue
import TelltaleModel
import TelltaleSyntax

extension AlertReader {
  static var definitions: [JSONValue.Member] {
    [.init("alert", record.schema), .init("alertButton", AlertButtonsReader.record.schema)]
  }

  /// The keys of an alert, and those that would change its look.
  static let record = SceneRecord<Alert>(
    "an alert", keys,
    refusing: [
      KeyRefusal(
        looks, .alertAppearanceFixed, "would change the look of an alert, which is fixed")
    ])

  private static let keys: [SceneKey<Alert>] = [
    .key("id", .name("an id"), "Its name for the application.") { $0.id = $1 },
    .apart(
      "title", schema: SchemaPiece.shownVariants,
      "Its title; a list of variants, longest first.", isRequired: true),
    .key("message", message, "An explanation, where the title does not say it all.") {
      $0.message = $1
    },
    .key("reason", .choice(AlertReason.self), "The reason for showing it.") { $0.reason = $1 },
    .key(
      "trigger", .name("the name of a control"), "The control or gesture that brought it up."
    ) { $0.trigger = $1 },
    .language,
    .key(
      "text-class", .choice(TextClass.self),
      "The kind of the title: a sentence, a question, an imperative or a "
        + "fragment."
    ) {
      $0.textClass = $1
    },
    .key("fields", AlertFieldsReader.value, "Text fields.") { $0.fields = $1 },
    .key(
      "buttons", buttons,
      "The ways to answer; their places follow from role and likely."
        + " Guidelines report more than three, and more than two in a car.",
      isRequired: true
    ) { $0.buttons = $1 },
    .key("on-cancel", .action, "Done when the alert is cancelled in any way.") {
      $0.onCancel = $1
    },
    .key("guidance", .flag, "The text has to explain the buttons.", usual: false) {
      $0.hasGuidance = $1
    },
    .key("acknowledge-only", .flag, "People can only take notice.", usual: false) {
      $0.isAcknowledgeOnly = $1
    },
    .key(
      "timeout", .value(.timeout),
      "Time without input until it goes away unanswered: seconds, 5s or 1500ms; at most four "
        + "times that in all."
    ) { $0.timeoutMilliseconds = $1 },
  ]

  /// Keys by which a scene would change how an alert looks.
  static let looks = [
    "color", "colour", "text-color", "background-color", "tint", "font", "font-size",
    "font-family", "background", "border", "image", "icon", "size", "position", "x", "y",
    "alignment", "align", "animation", "view", "html", "css", "style", "theme", "weight", "width",
    "height", "padding", "margin", "corner-radius", "shadow", "opacity", "blur", "prominence",
    "shape", "icon-place",
  ]

  /// One text, or none.
  private static var message: SceneValue<TextContent> {
    SceneValue(schema: SchemaPiece.text) { entry, path, context in
      guard case .sequence = entry.value.value else {
        return TextReader().text(entry.value, in: &context)
      }
      context.find(
        .alertMessageOptional, at: path,
        "the message is a list, expected one text or none", remedy: "join it to one text")
      return nil
    }
  }

  private static var buttons: SceneValue<[AlertButton]> {
    SceneValue(
      schema: SchemaPiece.list(
        of: SchemaPiece.reference("alertButton"), atLeast: 1, atMost: Limits.alertButtons)
    ) { entry, path, context in
      AlertButtonsReader().buttons(entry.value, at: path, in: &context)
    }
  }
}
