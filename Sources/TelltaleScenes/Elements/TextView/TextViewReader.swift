import TelltaleGraphics
import TelltaleModel
import TelltaleSyntax

/// Reads text views.
struct TextViewReader: ElementReader {
  func element(
    _ entry: YAMLEntry, at path: NodePath, in context: inout SceneContext
  ) -> Element? {
    var draft = Draft()
    let before = (context.complaints, context.refusals)
    guard Self.record.read(entry.value, at: path, into: &draft, in: &context) else { return nil }
    draft.view.editing = editing(draft.editing, in: &context)
    if let text = draft.text {
      draft.view.text = text
    } else if !draft.view.editing.isEditable,
      before == (context.complaints, context.refusals)
    {
      context.complaints.add(
        entry.value.location, "a text view without a text", remedy: "add text: …")
    }
    return .textView(draft.view)
  }

  /// What the four keys come to together; what says two things at once is refused.
  private func editing(
    _ entries: [String: YAMLEntry], in context: inout SceneContext
  ) -> TextEditing {
    let flags = entries.mapValues { context.value(.flag, $0.value) }
    func flag(_ key: String) -> Bool? { flags[key] ?? nil }
    let editing = TextEditing(
      editable: flag("editable"), selectable: flag("selectable"), cursor: flag("cursor"),
      keyboard: flag("keyboard"))
    if editing.isEditable, flag("cursor") == false, let entry = entries["cursor"] {
      context.complaints.add(
        entry.value.location,
        "cursor is false in a text that can be changed, expected true: one types where it stands",
        remedy: "remove cursor, or editable")
    }
    if flag("editable") == false, flag("keyboard") == true, let entry = entries["keyboard"] {
      context.complaints.add(
        entry.value.location,
        "keyboard is true for a text that cannot be changed, expected false",
        remedy: "remove keyboard, or write editable: true")
    }
    return editing
  }
}
