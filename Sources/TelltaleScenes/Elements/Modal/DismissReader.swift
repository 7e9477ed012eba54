import TelltaleCatalogue
import TelltaleModel
import TelltaleSyntax

/// Reads the control that closes a modal: `dismiss: Done`, or a map.
struct DismissReader {
  /// The control; `nil` where it is absent, or after a complaint.
  func control(
    _ entry: YAMLEntry, at path: NodePath, in context: inout SceneContext
  ) -> DismissControl? {
    var control = DismissControl()
    guard case .mapping = entry.value.value else {
      control.title = TextReader().variants(entry, at: path, in: &context)
      return control.title == nil ? nil : control
    }
    Self.record.read(entry.value, at: path, into: &control, in: &context)
    return control
  }

  // MARK: Format

  /// What the JSON Schema says of the control.
  static var definition: JSONValue.Member {
    .init(
      "dismiss",
      SchemaPiece.either(
        SchemaPiece.shownVariants,
        record.schema.adding([
          .init("anyOf", [["required": ["title"]], ["required": ["icon"]]])
        ])))
  }

  private static let record = SceneRecord<DismissControl>(
    "the control that closes it",
    [
      .key("title", .shownVariants, "Its title.") { $0.title = $1 },
      .key("icon", .icon.described(by: SchemaPiece.name), "Its icon.") { $0.icon = $1 },
      .key("cancel", cancel, "A second way out that keeps nothing.") { $0.cancelTitle = $1 },
      .key("action", .action, "Done when it closes.") { $0.action = $1 },
      // Which gesture closes is the profile's to say; an author may count on it.
      .key(
        "gesture", .name("a gesture"), "A gesture that closes as well, where the profile has one."
      ) { _, _ in },
    ],
    refusing: [
      .placing(
        "the control that closes the modal; the profile decides where it is placed",
        .modalityPlatformConventions)
    ])

  /// The control that closes a modal.
  static var value: SceneValue<DismissControl> {
    SceneValue(schema: SchemaPiece.reference("dismiss")) { entry, path, context in
      DismissReader().control(entry, at: path, in: &context)
    }
  }

  /// `true` for the language's own word, or a title.
  private static var cancel: SceneValue<TextVariants> {
    SceneValue(
      schema: SchemaPiece.either(SchemaPiece.flag, SchemaPiece.shownVariants)
    ) { entry, path, context in
      switch entry.value.boolean {
      case true?: context.cancelTitle()
      case false?: nil
      case nil: TextReader().variants(entry, at: path, in: &context)
      }
    }
  }
}
