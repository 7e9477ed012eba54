import TelltaleModel
import TelltaleSyntax

/// Where a button stands decides what it has to say.
package enum ButtonPlace {
  case content, bar, keypad
}

extension SceneDecoder {
  package mutating func button(
    _ node: YAMLNode, in place: ButtonPlace, at path: NodePath
  ) -> Button? {
    var button = Button()
    let isMap = record(node, .button, at: path) { decoder, entry, own in
      decoder.readMeaning(of: &button, entry, at: own)
      decoder.readLook(of: &button, entry, at: own)
    }
    guard isMap, case .mapping(let entries) = node.value else { return nil }
    if button.title == nil, button.icon == nil,
      !isMisspelt("title", in: entries, .button), !isMisspelt("icon", in: entries, .button)
    {
      refuse(
        "BUTTON-TITLE-OR-ICON", at: path, "a button with neither title nor icon",
        remedy: "say in a word or two what it does")
    }
    if button.action == nil, place == .content, !entries.contains(where: { $0.key == "action" }),
      !isMisspelt("action", in: entries, .button)
    {
      refuseHere(
        "BUTTON-STARTS-ACTION", at: path, "a button that starts nothing",
        remedy: "give it an action, such as {emit: name}")
    }
    return button
  }

  private mutating func readMeaning(of button: inout Button, _ entry: YAMLEntry, at own: NodePath) {
    switch entry.key {
    case "id": button.id = name(entry.value, "an id")
    case "title": button.title = variants(entry, at: own)
    case "icon": button.icon = icon(entry.value)
    case "role": button.role = value(.role, entry.value) ?? .plain
    case "likely": button.isLikely = flag(entry.value)
    case "effect": button.effect = value(.choice, entry.value)
    case "action": button.action = action(entry, at: own)
    default: return
    }
  }

  private mutating func readLook(of button: inout Button, _ entry: YAMLEntry, at own: NodePath) {
    switch entry.key {
    case "style": button.style = style(entry.value, at: own)
    case "border": button.hasBorder = flag(entry.value)
    case "border-reason": button.borderReason = text(entry.value)?.string
    case "background": button.background = fill(entry.value, at: own)
    case "color": button.color = value(.sceneColor, entry.value)
    default: return
    }
  }

  private mutating func style(_ node: YAMLNode, at path: NodePath) -> String? {
    guard !node.isNull else { return nil }
    if let text = node.text, profile.buttonStyles.contains(text) { return text }
    let styles = profile.buttonStyles.joined(separator: ", ")
    refuse(
      "BUTTON-CARPLAY-SYSTEM-STYLE", at: path,
      "found \(node.summary), and buttons of the profile \(Quoted.text(profile.name)) have the"
        + " styles \(styles)",
      remedy: node.text.flatMap { Spelling.suggestion(for: $0, among: profile.buttonStyles) }
        ?? "remove the key")
    return nil
  }

  /// Keys in threes and the button below them; a key may be its title alone.
  package mutating func keypad(_ entry: YAMLEntry, at path: NodePath) -> Keypad? {
    var keypad = Keypad(keys: [])
    let before = complaints
    let isMap = record(entry.value, .keypad, at: path) { decoder, entry, own in
      switch entry.key {
      case "keys":
        keypad.keys = decoder.list(
          entry.value, of: "keys", atMost: Limits.keypadKeys, at: own
        ) { $0.key($1, at: $2) }
      case "primary": keypad.primary = decoder.button(entry.value, in: .keypad, at: own)
      default: return
      }
    }
    guard isMap else { return nil }
    if keypad.keys.isEmpty, complaints == before {
      complaints.add(
        entry.value.location, "a keypad without keys",
        remedy: "write keys: ['1', '2', '3', …]")
    }
    return keypad
  }

  private mutating func key(_ node: YAMLNode, at path: NodePath) -> Button? {
    guard case .scalar = node.value else { return button(node, in: .keypad, at: path) }
    return text(node).map { Button(title: TextVariants($0)) }
  }
}

extension ValueReader where Value == ButtonRole {
  /// What a button is for; `default` is another word for a plain one.
  package static var role: ValueReader {
    ValueReader(
      "plain, default, destructive or cancel",
      schema: ["type": "string", "enum": ["plain", "default", "destructive", "cancel"]]
    ) { node in
      node.text == "default" ? .plain : node.text.flatMap(ButtonRole.init(rawValue:))
    }
  }
}
