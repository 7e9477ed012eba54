import TelltaleCatalogue
import TelltaleGraphics
import TelltaleModel
import TelltaleSyntax

extension TextViewReader {
  /// A text view while it is read; what it may lack depends on all of its keys.
  struct Draft: Styled {
    var view = TextView(text: RichText(""))
    var text: RichText?
    /// Keys that say how the text may be changed, understood when all of them are known.
    var editing: [String: YAMLEntry] = [:]
    var style: TextLook {
      get { view.style }
      set { view.style = newValue }
    }
  }

  static var definitions: [JSONValue.Member] { [.init("text-view", record.schema)] }

  /// The keys of a text view.
  static let record = SceneRecord<Draft>(
    "a text view", keys + SceneKey<Draft>.look + [background] + editingKeys,
    refusing: [editing])

  /// Keys that let text be changed or marked.
  static let editing = KeyRefusal(
    ["editable", "selectable", "cursor", "keyboard"], .textViewCarplayNoEditing,
    "would let text be edited or selected, which this profile does not do")

  private static let keys: [SceneKey<Draft>] = [
    .key("id", .name("an id"), "Its name for the application.") { $0.view.id = $1 },
    .key("text", schema: SchemaPiece.reference("richText"), "The text.") {
      entry, path, context, draft in
      checkIsText(entry.value, at: path, in: &context)
      draft.text = RichTextReader().text(entry, at: path, in: &context)
    },
    .key("height", height, "Points, or fit for the height of the text.") { $0.view.height = $1 },
  ]

  private static let background = SceneKey<Draft>.key(
    "background", .color, "The colour behind it."
  ) { $0.view.background = $1 }

  private static let editingKeys: [SceneKey<Draft>] = [
    .editing(
      "editable", "People may change the text; a modal then knows that there is something to lose."
    ),
    .editing(
      "selectable",
      "People may mark parts of the text, and copy them where there is a keyboard; true unless "
        + "said otherwise where the text can be changed."),
    .editing(
      "cursor",
      "A cursor shows where one is in the text, and arrows move it; a text that can be changed "
        + "always has one."),
    .editing(
      "keyboard",
      "With no keyboard attached, one on the screen comes up for the text; true makes the text editable, false keeps "
        + "the keyboard away."),
  ]

  /// Numbers are what a label is for; a text view shows text.
  private static func checkIsText(
    _ node: YAMLNode, at path: NodePath, in context: inout SceneContext
  ) {
    guard node.number != nil || node.boolean != nil else { return }
    context.refuseHere(
      .textViewStyledMultiline, at: path,
      "found \(node.summary), expected a text or a list of pieces of one",
      remedy: "put it in quotes, or use a label")
  }

  /// A key that some profiles keep out; where they do it has no effect.
  fileprivate static func permits(
    _ entry: YAMLEntry, at path: NodePath, in context: inout SceneContext
  ) -> Bool {
    guard !context.profile.elements.contains(SceneElement.field.rawValue) else { return true }
    context.refuse(
      editing.rule, at: path, "\(Quoted.text(entry.key)) \(editing.because)",
      remedy: editing.remedy)
    return false
  }
}

extension SceneKey where Context == SceneContext, Value == TextViewReader.Draft {
  /// A key that says something of how the text may be changed.
  fileprivate static func editing(_ name: String, _ doc: String) -> Self {
    .key(name, schema: SchemaPiece.flag, doc) { entry, path, context, draft in
      if TextViewReader.permits(entry, at: path, in: &context) {
        draft.editing[entry.key] = entry
      }
    }
  }
}

extension TextViewReader {
  /// Points; `nil` for what the text takes.
  private static var height: SceneValue<Points> {
    let reader = ValueReader<Points>(
      "a number of points up to 4000, or fit",
      schema: [
        "anyOf": [["type": "number", "exclusiveMinimum": 0, "maximum": 4_000], ["const": "fit"]]
      ]
    ) { node in node.number.flatMap { $0 > 0 && $0 <= 4_000 ? Points($0) : nil } }
    return SceneValue(schema: reader.schema) { entry, _, context in
      entry.value.text == "fit" ? nil : context.value(reader, entry.value)
    }
  }
}
