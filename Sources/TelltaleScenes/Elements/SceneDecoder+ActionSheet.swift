import TelltaleModel
import TelltaleSyntax

extension SceneDecoder {
  package mutating func actionSheet(_ entry: YAMLEntry, at path: NodePath) -> ActionSheet? {
    let outer = (language, isLanguageNamed)
    defer { (language, isLanguageNamed) = outer }
    enterLanguage(of: entry.value)
    var sheet = ActionSheet(trigger: Trigger(""), buttons: [])
    var trigger: Trigger?
    var listsButtons = false
    let isMap = record(entry.value, .actionSheet, at: path) { decoder, entry, own in
      switch entry.key {
      case "id": sheet.id = decoder.name(entry.value, "an id")
      case "title": sheet.title = decoder.variants(entry, at: own)
      case "message": sheet.message = decoder.text(entry.value)
      case "text-class": sheet.textClass = decoder.value(.choice, entry.value)
      case "trigger": trigger = decoder.trigger(entry.value, at: own)
      case "no-cancel": sheet.refusesCancel = decoder.flag(entry.value)
      case "native-style": sheet.isNativeStyle = decoder.flag(entry.value)
      case "buttons":
        listsButtons = true
        sheet.buttons = decoder.list(
          entry.value, of: "buttons", atMost: Limits.alertButtons, at: own
        ) { $0.sheetButton($1, at: $2) }
      default: return
      }
    }
    guard isMap, case .mapping(let entries) = entry.value.value else { return nil }
    sheet.trigger = trigger ?? sheet.trigger
    checkTrigger(entries, at: path)
    if listsButtons || !isMisspelt("buttons", in: entries, .actionSheet) {
      checkChoices(of: sheet, at: path)
    }
    checkParts(of: sheet, at: path)
    checkCancel(of: &sheet, at: path)
    checkIdentifiers(sheet.buttons, at: path.key("buttons"))
    checkAnswers(sheet.buttons, at: path.key("buttons"))
    return sheet
  }

  private mutating func sheetButton(_ node: YAMLNode, at path: NodePath) -> AlertButton? {
    let button = answerButton(node, .sheetButton, at: path) { decoder, node, own in
      decoder.sheetRole(node, at: own)
    }
    if button?.role == .cancel { checkCancelDoesNothing(button, at: path) }
    return button
  }

  /// Exactly one of three words.
  private mutating func sheetRole(_ node: YAMLNode, at path: NodePath) -> ButtonRole? {
    switch node.text {
    case nil where node.isNull: return nil
    case "default": return .plain
    case "destructive": return .destructive
    case "cancel": return .cancel
    default:
      refuse(
        "ACTION-SHEET-WATCH-THREE-STYLES", at: path,
        "found \(node.summary), expected default, destructive or cancel",
        remedy: node.text.flatMap {
          Spelling.suggestion(for: $0, among: ["default", "destructive", "cancel"])
        } ?? "say what the button is for, or leave the role out")
      return nil
    }
  }

  /// Cancel closes the sheet, and that is all.
  private mutating func checkCancelDoesNothing(_ button: AlertButton?, at path: NodePath) {
    let rule = "ACTION-SHEET-WATCH-STYLE-CANCEL"
    if button?.action != nil {
      refuseHere(
        rule, at: path.key("action"), "Cancel with an action; it only closes the sheet",
        remedy: "remove the action, or the role")
    }
    if button?.effect?.isDestructive == true {
      refuseHere(
        rule, at: path.key("effect"), "Cancel with a destructive effect; it changes nothing",
        remedy: "remove the effect, or the role")
    }
  }

  private mutating func checkTrigger(_ entries: [YAMLEntry], at path: NodePath) {
    if let entry = entries.first(where: { $0.key == "trigger" }), !entry.value.isNull { return }
    guard !isMisspelt("trigger", in: entries, .actionSheet) else { return }
    refuseHere(
      "ACTION-SHEET-TRIGGER", at: path,
      "the sheet does not say what brings it up; it never comes by itself",
      remedy: "name the control: trigger: share-button")
  }

  private mutating func checkChoices(of sheet: ActionSheet, at path: NodePath) {
    let choices = sheet.buttons.count { $0.role != .cancel }
    guard choices < (sheet.refusesCancel ? 2 : 1) else { return }
    let rules = ["ACTION-SHEET-TWO-OR-MORE-CHOICES", "ACTION-SHEET-WATCH-PARTS"].filter(applies)
    for rule in rules {
      find(
        rule, at: path, "a sheet with nothing to choose between",
        remedy: "give it a button beside Cancel")
    }
  }

  private mutating func checkParts(of sheet: ActionSheet, at path: NodePath) {
    let parts = "ACTION-SHEET-WATCH-PARTS"
    if sheet.title == nil {
      refuseHere(
        parts, at: path, "the sheet has no title", remedy: "say in a few words what is chosen")
    }
    if sheet.refusesCancel {
      for rule in ["ACTION-SHEET-WATCH-CANCEL-REQUIRED", parts] {
        refuseHere(
          rule, at: path.key("no-cancel"), "a sheet without Cancel",
          remedy: "remove the key; Cancel is added")
      }
    }
  }

  /// Cancel is added where nobody listed it or asked for none.
  private mutating func checkCancel(of sheet: inout ActionSheet, at path: NodePath) {
    let list = path.key("buttons")
    let cancels = sheet.buttons.indices.filter { sheet.buttons[$0].role == .cancel }
    for index in cancels.dropFirst() {
      refuse(
        "ACTION-SHEET-CANCEL-BY-DEFAULT", at: list.item(index).key("role"),
        "a second button with the role cancel, expected one at most", remedy: "keep one of them")
    }
    if sheet.refusesCancel {
      if let index = sheet.buttons.firstIndex(where: \.isDestructive) {
        refuse(
          "ACTION-SHEET-CANCEL-FOR-DATA-LOSS", at: list.item(index),
          "a destructive button, and no Cancel to decline it", remedy: "remove `no-cancel`")
      }
      if let index = cancels.first {
        complaints.add(
          sourceMap.location(of: list.item(index)), "a Cancel beside `no-cancel: true`",
          remedy: "remove one of the two")
      }
      return
    }
    if cancels.isEmpty { sheet.buttons.append(AlertButton(role: .cancel)) }
    for index in sheet.buttons.indices
    where sheet.buttons[index].role == .cancel && sheet.buttons[index].title == nil {
      sheet.buttons[index].title = cancelTitle()
      guard sheet.buttons[index].title == nil else { continue }
      complaints.add(
        sourceMap.location(of: cancels.contains(index) ? list.item(index) : path),
        "what Cancel is called in the language \"\(language)\" is not known",
        remedy: "list {role: cancel, title: …} with its title")
    }
  }
}
