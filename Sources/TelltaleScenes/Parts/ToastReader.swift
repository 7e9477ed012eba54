import TelltaleModel
import TelltaleSyntax

/// The reader of passing notes: `{text: …}`, with an icon, a time and an id where they have these.
package struct ToastReader {
  package init() {}

  /// Reads a note.
  ///
  /// - Parameters:
  ///   - entry: The key and its value.
  ///   - path: The place of the value.
  ///   - context: The context, which takes errors.
  /// - Returns: The note; `nil` after a complaint.
  package func toast(
    _ entry: YAMLEntry, at path: NodePath, in context: inout SceneContext
  ) -> Toast? {
    var draft = Draft()
    let before = context.complaints
    guard Self.record.read(entry.value, at: path, into: &draft, in: &context) else { return nil }
    guard let text = draft.text else {
      if context.complaints == before {
        context.complaints.add(
          entry.value.location, "a toast without a text",
          remedy: "add text: what was done, such as Added to favourites")
      }
      return nil
    }
    return Toast(id: draft.id, text: text, icon: draft.icon, milliseconds: draft.milliseconds)
  }

  // MARK: Format

  private struct Draft {
    var id: String?
    var text: TextVariants?
    var icon: String?
    var milliseconds: Int?
  }

  static var definition: JSONValue.Member { .init("toast", record.schema) }

  private static let record = SceneRecord<Draft>(
    "{text: …}",
    [
      .key("text", .shownVariants, "A text that says what was done.", isRequired: true) {
        $0.text = $1
      },
      .key("icon", .name("the name of an icon"), "An icon of the profile before it.") {
        $0.icon = $1
      },
      .key(
        "seconds", .number(Toast.seconds),
        "The time for which it is seen; absent, as long as reading it takes."
      ) { $0.milliseconds = Int(($1 * 1000).rounded()) },
      .key("id", .name("an id"), "A newer one of the same id takes its place.") { $0.id = $1 },
    ])

  /// What is told in passing, where a key takes it.
  static var value: SceneValue<Toast> {
    SceneValue(schema: SchemaPiece.reference("toast")) { entry, path, context in
      ToastReader().toast(entry, at: path, in: &context)
    }
  }
}
