import TelltaleGraphics
import TelltaleModel
import TelltaleSyntax

extension SceneDecoder {
  package mutating func label(_ entry: YAMLEntry, at path: NodePath) -> Label? {
    var label = Label(text: RichText(""))
    var text: RichText?
    let isMap = record(entry.value, .label, at: path) { decoder, entry, own in
      switch entry.key {
      case "id": label.id = decoder.name(entry.value, "an id")
      case "text": text = decoder.richText(entry, at: own)
      case "for": label.target = decoder.name(entry.value, "the id of an element")
      case "message": label.isMessage = decoder.flag(entry.value)
      case "background": label.background = decoder.value(.sceneColor, entry.value)
      default: decoder.read(&label.style, entry)
      }
    }
    guard isMap, case .mapping(let entries) = entry.value.value else { return nil }
    if let text {
      label.text = text
    } else if !isMisspelt("text", in: entries, .label) {
      complaints.add(entry.value.location, "a label without a text", remedy: "add text: …")
    }
    return label
  }

  package mutating func textView(_ entry: YAMLEntry, at path: NodePath) -> TextView? {
    var view = TextView(text: RichText(""))
    var text: RichText?
    var editing: [String: YAMLEntry] = [:]
    let before = (complaints, findings.count)
    let isMap = record(entry.value, .textView, at: path) { decoder, entry, own in
      switch entry.key {
      case "id": view.id = decoder.name(entry.value, "an id")
      case "text":
        decoder.checkIsText(entry.value, at: own)
        text = decoder.richText(entry, at: own)
      case "height": view.height = entry.value.text == "fit" ? nil : decoder.height(entry.value)
      case "background": view.background = decoder.value(.sceneColor, entry.value)
      case "editable", "selectable", "cursor", "keyboard":
        if decoder.permits(entry, at: own) { editing[entry.key] = entry }
      default: decoder.read(&view.style, entry)
      }
    }
    guard isMap else { return nil }
    view.editing = self.editing(editing)
    if let text {
      view.text = text
    } else if !view.editing.isEditable, before == (complaints, findings.count) {
      complaints.add(entry.value.location, "a text view without a text", remedy: "add text: …")
    }
    return view
  }

  /// Numbers are what a label is for; a text view shows text.
  private mutating func checkIsText(_ node: YAMLNode, at path: NodePath) {
    guard node.number != nil || node.boolean != nil else { return }
    refuseHere(
      "TEXT-VIEW-STYLED-MULTILINE", at: path,
      "found \(node.summary), expected a text or a list of pieces of one",
      remedy: "put it in quotes, or use a label")
  }

  private mutating func height(_ node: YAMLNode) -> Points? {
    if node.text == "fit" { return nil }
    return value(
      ValueReader<Points>(
        "a number of points up to 4000, or fit",
        schema: [
          "anyOf": [["type": "number", "exclusiveMinimum": 0, "maximum": 4_000], ["const": "fit"]]
        ]
      ) { node in node.number.flatMap { $0 > 0 && $0 <= 4_000 ? Points($0) : nil } }, node)
  }

  /// What the four keys come to together; what says two things at once is refused.
  private mutating func editing(_ entries: [String: YAMLEntry]) -> TextEditing {
    let flags = entries.mapValues { value(.flag, $0.value) }
    func flag(_ key: String) -> Bool? { flags[key] ?? nil }
    let editing = TextEditing(
      editable: flag("editable"), selectable: flag("selectable"), cursor: flag("cursor"),
      keyboard: flag("keyboard"))
    if editing.isEditable, flag("cursor") == false, let entry = entries["cursor"] {
      complaints.add(
        entry.value.location,
        "cursor is false in a text that can be changed, expected true: one types where it stands",
        remedy: "remove cursor, or editable")
    }
    if flag("editable") == false, flag("keyboard") == true, let entry = entries["keyboard"] {
      complaints.add(
        entry.value.location,
        "keyboard is true for a text that cannot be changed, expected false",
        remedy: "remove keyboard, or write editable: true")
    }
    return editing
  }

  /// A key that some profiles keep out; where they do it has no effect.
  private mutating func permits(_ entry: YAMLEntry, at path: NodePath) -> Bool {
    guard !profile.elements.contains(SceneElement.field.rawValue) else { return true }
    refuse(
      SceneForm.editing.rule, at: path, "\(Quoted.text(entry.key)) \(SceneForm.editing.because)",
      remedy: SceneForm.editing.remedy)
    return false
  }

  /// `html: …` in the scene, or a file of the bundle.
  package mutating func webView(_ entry: YAMLEntry, at path: NodePath) -> WebView? {
    var content: WebContent?
    var view = WebView(content: .html(""))
    let before = (complaints, findings.count)
    let isMap = record(entry.value, .webView, at: path) { decoder, entry, own in
      switch entry.key {
      case "id": view.id = decoder.name(entry.value, "an id")
      case "height": view.height = decoder.value(.points(1...4_000), entry.value)
      case "html", "file", "url":
        if content != nil {
          decoder.complaints.add(
            entry.location, "a second content, expected either html or file",
            remedy: "keep one of them")
        }
        content = decoder.webContent(entry, at: own, &view.pictures) ?? content
      default: return
      }
    }
    guard isMap else { return nil }
    if let content {
      view.content = content
      view.page = page(of: content)
    } else if before == (complaints, findings.count) {
      refuse(
        "WEB-VIEW-RICH-CONTENT", at: path, "the web view has neither html nor a file",
        remedy: "write {html: …} or {file: notice.html}")
    }
    return view
  }
}
