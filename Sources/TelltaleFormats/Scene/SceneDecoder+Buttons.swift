import TelltaleGuidelines
import TelltaleModel

extension SceneDecoder {
  mutating func buttons(_ entries: [YAMLEntry], at path: NodePath) -> [AlertButton] {
    let rule = "ALERT-BUTTON-AT-LEAST-ONE"
    let remedy = "give it one, such as {title: OK}"
    guard let entry = entries.first(where: { $0.key == "buttons" }), !entry.value.isNull else {
      if isMisspelt("buttons", in: entries, among: SceneKeys.alert) { return [] }
      find(rule, at: path, "the alert has no buttons", remedy: remedy)
      return []
    }
    let path = path.key("buttons")
    note(entry, at: path)
    guard case .sequence(let items) = entry.value.value else {
      complaints.add(
        entry.value.location, "\"buttons\" is \(entry.value.summary), expected a list of buttons",
        remedy: remedy)
      return []
    }
    if items.isEmpty { find(rule, at: path, "the list of buttons is empty", remedy: remedy) }
    if items.count > Limits.alertButtons {
      complaints.add(
        entry.value.location,
        "\(items.count) buttons, at most \(Limits.alertButtons) are read")
    }
    let buttons = items.prefix(Limits.alertButtons).enumerated().compactMap { index, item in
      button(item, at: path.item(index))
    }
    checkCancel(buttons, at: path)
    return buttons
  }

  private mutating func button(_ node: YAMLNode, at path: NodePath) -> AlertButton? {
    note(node.location, at: path)
    guard case .mapping(let entries) = node.value else {
      complaints.add(
        node.location, "found \(node.summary), expected a button",
        remedy: node.text.map { "write {title: \(Quoted.plain($0))}" })
      return nil
    }
    checkKeys(entries, among: SceneKeys.button, at: path)
    var button = AlertButton()
    for entry in entries {
      let own = path.key(entry.key)
      switch entry.key {
      case "id": button.id = name(entry.value, "an id")
      case "title": button.title = variants(entry.value)
      case "role": button.role = value(.choice, entry.value) ?? .plain
      case "likely": button.isLikely = value(.flag, entry.value) ?? false
      case "effect": button.effect = value(.choice, entry.value)
      case "action": button.action = action(entry, at: own)
      default: continue
      }
      note(entry, at: own)
    }
    if button.role == .cancel {
      nameCancel(&button, at: path)
    } else if button.title == nil, !isMisspelt("title", in: entries, among: SceneKeys.button) {
      complaints.add(
        node.location, "a button without a title",
        remedy: "say in a word or two what it does, or give it `role: cancel`")
    }
    return button
  }

  /// The title of a cancelling button is the language's (ALERT-BUTTON-CANCEL-TITLE).
  private mutating func nameCancel(_ button: inout AlertButton, at path: NodePath) {
    let rule = "ALERT-BUTTON-CANCEL-TITLE"
    let language = button.title?.longest.language ?? self.language
    let titles = lexicons.cancelTitles[language.primary] ?? []
    guard let usual = titles.first else {
      if button.title == nil {
        find(
          rule, at: path, "what Cancel is called in the language \"\(language)\" is not known",
          remedy: "give the button its title")
      } else {
        find(
          rule, .note, at: path.key("title"),
          "what Cancel is called in the language \"\(language)\" is not known; the title is shown"
            + " as it stands")
      }
      return
    }
    guard let given = button.title else {
      button.title = TextVariants(TextContent(usual))
      return
    }
    for (index, text) in given.all.enumerated() where !titles.contains(text.string) {
      let place = path.key("title")
      find(
        rule, at: place,
        "the cancelling button is called \(Quoted.text(text.string)), expected"
          + " \(titles.map(Quoted.text).joined(separator: " or "))",
        remedy: "leave the title out, or remove `role: cancel`",
        fix: cancelTitle(
          usual, for: text, at: given.shorter.isEmpty ? place : place.item(index), language))
    }
  }

  /// Words for calling it off are all the same to people; other words may mean something else.
  private func cancelTitle(
    _ usual: String, for text: TextContent, at path: NodePath, _ language: Language
  ) -> Fix {
    let known = lexicons.words("cancel-lookalikes", in: language) + [usual]
    let isKnown = known.contains { $0.lowercased() == text.string.lowercased() }
    return Fix(
      "Title it “\(usual)”", [.replaceText(at: path, from: text.string, to: usual)],
      isSafe: isKnown)
  }

  private mutating func checkCancel(_ buttons: [AlertButton], at path: NodePath) {
    let cancels = buttons.indices.filter { buttons[$0].role == .cancel }
    for index in cancels.dropFirst() {
      find(
        "ALERT-BUTTON-CANCEL-TITLE", at: path.item(index).key("role"),
        "a second button with the role cancel, expected one at most",
        remedy: "keep one of them")
    }
    if cancels.isEmpty, let index = buttons.firstIndex(where: \.isDestructive) {
      find(
        "ALERT-DESTRUCTIVE-NEEDS-CANCEL", at: path.item(index),
        "a destructive button, and none with the role cancel to decline it",
        remedy: "add {role: cancel}", fix: .addingCancel(to: path, isSafe: true))
    }
  }
}
