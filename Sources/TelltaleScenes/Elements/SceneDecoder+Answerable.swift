import TelltaleGuidelines
import TelltaleModel
import TelltaleSyntax

/// The buttons by which alerts and action sheets are answered.
extension SceneDecoder {
  package mutating func alertButtons(_ node: YAMLNode, at path: NodePath) -> [AlertButton] {
    if node.isNull { return [] }
    guard case .sequence(let items) = node.value else {
      complaints.add(
        node.location, "\"buttons\" is \(node.summary), expected a list of buttons",
        remedy: "give it one, such as {title: OK}")
      return []
    }
    if items.isEmpty {
      find(
        "ALERT-BUTTON-AT-LEAST-ONE", at: path, "the list of buttons is empty",
        remedy: "give it one, such as {title: OK}")
    }
    let buttons = list(node, of: "buttons", atMost: Limits.alertButtons, at: path) {
      $0.alertButton($1, at: $2)
    }
    checkCancel(buttons, at: path)
    return buttons
  }

  private mutating func alertButton(_ node: YAMLNode, at path: NodePath) -> AlertButton? {
    let read = answerButton(node, .alertButton, at: path) { decoder, node, _ in
      decoder.value(.choice, node)
    }
    guard var button = read else { return nil }
    if button.role == .cancel { nameCancel(&button, at: path) }
    return button
  }

  /// A button with its title, which only one that cancels may lack.
  package mutating func answerButton(
    _ node: YAMLNode, _ form: SceneForm, at path: NodePath,
    role readRole: (inout SceneDecoder, YAMLNode, NodePath) -> ButtonRole?
  ) -> AlertButton? {
    guard case .mapping(let entries) = node.value else {
      complaints.add(
        node.location, "found \(node.summary), expected a button",
        remedy: node.text.map { "write {title: \(Quoted.plain($0))}" })
      return nil
    }
    var button = AlertButton()
    record(node, form, at: path) { decoder, entry, own in
      switch entry.key {
      case "id": button.id = decoder.name(entry.value, "an id")
      case "title": button.title = decoder.variants(entry, at: own)
      case "role": button.role = readRole(&decoder, entry.value, own) ?? .plain
      case "likely": button.isLikely = decoder.flag(entry.value)
      case "effect": button.effect = decoder.value(.choice, entry.value)
      case "action": button.action = decoder.action(entry, at: own)
      default: return
      }
    }
    if button.role != .cancel, button.title == nil, !isMisspelt("title", in: entries, form) {
      complaints.add(
        node.location, "a button without a title",
        remedy: "say in a word or two what it does, or give it `role: cancel`")
    }
    return button
  }

  /// What Cancel is called in the language of what is being read; `nil` where that is not known.
  package func cancelTitle(in language: Language? = nil) -> TextVariants? {
    let language = language ?? self.language
    return lexicons.cancelTitles[language.primary]?.first.map {
      TextVariants(TextContent($0, language: language == sceneLanguage ? nil : language))
    }
  }

  /// The title of a cancelling button is the language's (ALERT-BUTTON-CANCEL-TITLE).
  private mutating func nameCancel(_ button: inout AlertButton, at path: NodePath) {
    let rule = "ALERT-BUTTON-CANCEL-TITLE"
    let language = button.title?.longest.language ?? self.language
    let titles = lexicons.cancelTitles[language.primary] ?? []
    guard let usual = cancelTitle(in: language) else {
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
      button.title = usual
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
          usual.longest.string, for: text, at: given.shorter.isEmpty ? place : place.item(index),
          language))
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
