import TelltaleModel

extension SceneDecoder {
  /// An alert, as far as it can be understood; `nil` where it is not even a map.
  mutating func alert(_ entry: YAMLEntry, at path: NodePath) -> Alert? {
    note(entry, at: path)
    guard case .mapping(let entries) = entry.value.value else {
      complaints.add(
        entry.value.location,
        "\"alert\" is \(entry.value.summary), expected a map with a title"
          + " and buttons")
      return nil
    }
    checkKeys(entries, among: SceneKeys.alert, at: path)
    let outer = (language, isLanguageNamed)
    defer { (language, isLanguageNamed) = outer }
    let own = entry.value["lang"].flatMap { value(.language, $0) }
    if let own, forcedLanguage == nil { (language, isLanguageNamed) = (own, true) }
    var alert = Alert(title: title(entries, at: path), buttons: [])
    alert.message = message(entries, at: path)
    alert.fields = fields(entries, at: path)
    alert.buttons = buttons(entries, at: path)
    readRest(of: &alert, from: entry.value, entries, at: path)
    checkIdentifiers(alert, at: path)
    checkAnswers(alert.buttons, at: path.key("buttons"))
    if let own, own != outer.0 { alert.setLanguage(language) }
    return alert
  }

  private mutating func title(_ entries: [YAMLEntry], at path: NodePath) -> TextVariants {
    let none = TextVariants("")
    let rule = "ALERT-TITLE-REQUIRED"
    let remedy = "say in a few words what it is about"
    guard let entry = entries.first(where: { $0.key == "title" }) else {
      if isMisspelt("title", in: entries, among: SceneKeys.alert) { return none }
      find(rule, at: path, "the alert has no title", remedy: remedy)
      return none
    }
    let path = path.key("title")
    note(entry, at: path)
    let before = complaints
    if case .sequence(let items) = entry.value.value {
      for (index, item) in items.prefix(Limits.textVariants).enumerated() {
        note(item.location, at: path.item(index))
      }
    }
    if let title = variants(entry.value) { return title }
    if complaints == before { find(rule, at: path, "the title is empty", remedy: remedy) }
    return none
  }

  private mutating func message(_ entries: [YAMLEntry], at path: NodePath) -> TextContent? {
    guard let entry = entries.first(where: { $0.key == "message" }) else { return nil }
    let path = path.key("message")
    note(entry, at: path)
    if case .sequence = entry.value.value {
      find(
        "ALERT-MESSAGE-OPTIONAL", at: path,
        "the message is a list, expected one text or none", remedy: "join it to one text")
      return nil
    }
    return text(entry.value)
  }

  private mutating func readRest(
    of alert: inout Alert, from node: YAMLNode, _ entries: [YAMLEntry], at path: NodePath
  ) {
    for entry in entries {
      let own = path.key(entry.key)
      switch entry.key {
      case "id": alert.id = name(entry.value, "an id")
      case "trigger": alert.trigger = name(entry.value, "the name of a control")
      case "reason": alert.reason = value(.choice, entry.value)
      case "text-class": alert.textClass = value(.choice, entry.value)
      case "guidance": alert.hasGuidance = value(.flag, entry.value) ?? false
      case "acknowledge-only": alert.isAcknowledgeOnly = value(.flag, entry.value) ?? false
      case "timeout": alert.timeoutMilliseconds = value(.timeout, entry.value)
      case "on-cancel": alert.onCancel = action(entry, at: own)
      default: continue
      }
      note(entry, at: own)
    }
  }

  /// True where a key that the map lacks is there under a name that was told to mean it.
  func isMisspelt(_ key: String, in entries: [YAMLEntry], among keys: [String]) -> Bool {
    let foreign = entries.lazy.filter { entry in
      !keys.contains(entry.key) && !entry.key.hasPrefix("x-")
        && !SceneKeys.looks.contains(entry.key) && !SceneKeys.places.contains(entry.key)
    }
    // No more keys than are complained about.
    return foreign.prefix(Limits.complaints).contains {
      Spelling.nearest(to: $0.key, among: keys) == key
    }
  }

  /// The alert's map is closed (ALERT-APPEARANCE-FIXED).
  mutating func checkKeys(_ entries: [YAMLEntry], among keys: [String], at path: NodePath) {
    for entry in entries where !keys.contains(entry.key) && !entry.key.hasPrefix("x-") {
      guard findings.count < Limits.complaints else { return }
      let own = self.path(path, foreign: entry.key)
      note(entry.location, at: own)
      let isButton = keys == SceneKeys.button
      if isButton, SceneKeys.places.contains(entry.key) {
        find(
          "ALERT-PLACEMENT-BY-ROLE", at: own,
          "\(Quoted.text(entry.key)) would place the button; its role decides where it stands",
          remedy: "remove the key; say role and likely", fix: .removing(own))
      } else if SceneKeys.looks.contains(entry.key) {
        find(
          "ALERT-APPEARANCE-FIXED", at: own,
          "\(Quoted.text(entry.key)) would change the look of an alert, which is fixed",
          remedy: "remove the key", fix: .removing(own))
        if isButton { findBackground(entry.key, at: own) }
      } else {
        find(
          "ALERT-APPEARANCE-FIXED", at: own, "unknown key \(Quoted.text(entry.key))",
          remedy: Spelling.suggestion(for: entry.key, among: keys)
            ?? "known here: \(keys.joined(separator: ", "))")
      }
    }
  }
}

extension SceneDecoder {
  /// Where the guidelines let buttons outside of alerts have a background, they say so as well.
  private mutating func findBackground(_ key: String, at path: NodePath) {
    guard key == "background", profile.guidelines.groups.contains("car-elements") else { return }
    find(
      "BUTTON-BACKGROUND-CUSTOM", at: path,
      "a background on a button of an alert; only other buttons may have one",
      remedy: "remove the key")
  }
}

extension Fix {
  /// Without a key that a scene may not have.
  fileprivate static func removing(_ path: NodePath) -> Fix {
    Fix("Remove the key", [.remove(at: path)], isSafe: false)
  }
}

extension Alert {
  /// Gives every text that has none of its own the alert's language.
  fileprivate mutating func setLanguage(_ language: Language) {
    title = title.settled(language)
    message = message?.settled(language)
    for index in buttons.indices { buttons[index].title = buttons[index].title?.settled(language) }
    for index in fields.indices {
      fields[index].placeholder = fields[index].placeholder?.settled(language)
    }
  }
}

extension TextVariants {
  fileprivate func settled(_ language: Language) -> TextVariants {
    TextVariants(longest.settled(language), shorter: shorter.map { $0.settled(language) })
  }
}

extension TextContent {
  fileprivate func settled(_ language: Language) -> TextContent {
    TextContent(string, language: self.language ?? language)
  }
}
