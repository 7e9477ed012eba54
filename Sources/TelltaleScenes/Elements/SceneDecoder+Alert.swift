import TelltaleModel
import TelltaleSyntax

extension SceneDecoder {
  /// An alert, as far as it can be understood; `nil` where it is not even a map.
  package mutating func alert(_ entry: YAMLEntry, at path: NodePath) -> Alert? {
    guard case .mapping(let entries) = entry.value.value else {
      complaints.add(
        entry.value.location,
        "\"alert\" is \(entry.value.summary), expected a map with a title and buttons")
      return nil
    }
    let outer = (language, isLanguageNamed)
    defer { (language, isLanguageNamed) = outer }
    enterLanguage(of: entry.value)
    var alert = Alert(title: title(entries, at: path), buttons: [])
    record(entry.value, .alert, at: path) { decoder, entry, own in
      decoder.readDeclarations(of: &alert, entry)
      switch entry.key {
      case "message": alert.message = decoder.message(entry, at: own)
      case "fields": alert.fields = decoder.fields(entry.value, at: own)
      case "buttons": alert.buttons = decoder.alertButtons(entry.value, at: own)
      case "on-cancel": alert.onCancel = decoder.action(entry, at: own)
      default: return
      }
    }
    checkHasButtons(entries, at: path)
    checkIdentifiers(alert, at: path)
    checkAnswers(alert.buttons, at: path.key("buttons"))
    return alert
  }

  private mutating func title(_ entries: [YAMLEntry], at path: NodePath) -> TextVariants {
    let none = TextVariants("")
    let rule = "ALERT-TITLE-REQUIRED"
    let remedy = "say in a few words what it is about"
    guard let entry = entries.first(where: { $0.key == "title" }) else {
      if isMisspelt("title", in: entries, .alert) { return none }
      find(rule, at: path, "the alert has no title", remedy: remedy)
      return none
    }
    let path = path.key("title")
    note(entry, at: path)
    let before = complaints
    if let title = variants(entry, at: path) { return title }
    if complaints == before { find(rule, at: path, "the title is empty", remedy: remedy) }
    return none
  }

  private mutating func message(_ entry: YAMLEntry, at path: NodePath) -> TextContent? {
    if case .sequence = entry.value.value {
      find(
        "ALERT-MESSAGE-OPTIONAL", at: path,
        "the message is a list, expected one text or none", remedy: "join it to one text")
      return nil
    }
    return text(entry.value)
  }

  private mutating func readDeclarations(of alert: inout Alert, _ entry: YAMLEntry) {
    switch entry.key {
    case "id": alert.id = name(entry.value, "an id")
    case "trigger": alert.trigger = name(entry.value, "the name of a control")
    case "reason": alert.reason = value(.choice, entry.value)
    case "text-class": alert.textClass = value(.choice, entry.value)
    case "guidance": alert.hasGuidance = flag(entry.value)
    case "acknowledge-only": alert.isAcknowledgeOnly = flag(entry.value)
    case "timeout": alert.timeoutMilliseconds = value(.timeout, entry.value)
    default: return
    }
  }

  private mutating func checkHasButtons(_ entries: [YAMLEntry], at path: NodePath) {
    if let entry = entries.first(where: { $0.key == "buttons" }), !entry.value.isNull { return }
    if isMisspelt("buttons", in: entries, .alert) { return }
    find(
      "ALERT-BUTTON-AT-LEAST-ONE", at: path, "the alert has no buttons",
      remedy: "give it one, such as {title: OK}")
  }
}
