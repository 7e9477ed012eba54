import TelltaleCatalogue
import TelltaleGraphics
import TelltaleModel
import TelltaleSyntax

/// Reads labels.
struct LabelReader: ElementReader {
  func element(
    _ entry: YAMLEntry, at path: NodePath, in context: inout SceneContext
  ) -> Element? {
    var draft = Draft()
    guard Self.record.read(entry.value, at: path, into: &draft, in: &context),
      case .mapping(let entries) = entry.value.value
    else { return nil }
    if let text = draft.text {
      draft.label.text = text
    } else if !Self.record.form.isMisspelt("text", in: entries) {
      context.complaints.add(
        entry.value.location, "a label without a text", remedy: "add text: …")
    }
    return .label(draft.label)
  }
}

// MARK: Format

extension LabelReader {
  private struct Draft: Styled {
    var label = Label(text: RichText(""))
    var text: RichText?
    var style: TextLook {
      get { label.style }
      set { label.style = newValue }
    }
  }

  static var definitions: [JSONValue.Member] { [.init("label", record.schema)] }

  private static let record = SceneRecord<Draft>(
    "a label", keys + SceneKey<Draft>.look + [background],
    refusing: [
      KeyRefusal(
        [
          "action", "actions", "emit", "push", "editable", "selectable", "gesture", "gestures",
          "tap", "on-tap", "cursor", "keyboard",
        ], .labelStaticText, "would make the label do something; it only shows text",
        remedy: "remove the key, or use a button or a text view"),
      TextViewReader.editing,
    ])

  private static let keys: [SceneKey<Draft>] = [
    .key("id", .name("an id"), "Its name for the application.") { $0.label.id = $1 },
    .key("text", .richText, "The text.", isRequired: true) { $0.text = $1 },
    .key("for", .name("the id of an element"), "The id of the element that it names.") {
      $0.label.target = $1
    },
    .key("message", .flag, "True if it is a message by itself.", usual: false) {
      $0.label.isMessage = $1
    },
    .key(
      "lines", .value(.integer(1...20)),
      "Largest number of lines; a longer text ends in an ellipsis."
    ) {
      $0.label.lines = $1
    },
  ]

  private static let background = SceneKey<Draft>.key(
    "background", .color, "The colour behind it."
  ) { $0.label.background = $1 }
}
