import TelltaleModel
import TelltaleSyntax

extension SceneDecoder {
  package mutating func modal(_ entry: YAMLEntry, at path: NodePath) -> Modal? {
    let outer = (language, isLanguageNamed, isScrolling)
    defer { (language, isLanguageNamed, isScrolling) = outer }
    isScrolling = false
    enterLanguage(of: entry.value)
    var modal = Modal(
      style: profile.modalStyles.first ?? .sheet, dismiss: DismissControl())
    var dismiss: DismissControl?
    let isMap = record(entry.value, .modal, at: path) { decoder, entry, own in
      switch entry.key {
      case "style": modal.style = decoder.style(entry.value, at: own) ?? modal.style
      case "dismiss": dismiss = decoder.dismiss(entry, at: own)
      case "content": modal.content = decoder.content(entry.value, at: own)
      case "screens": modal.screens = decoder.screens(entry, at: own) ?? [:]
      case "start": modal.start = decoder.name(entry.value, "the name of a screen")
      case "confirm-close": modal.confirmClose = decoder.confirmation(entry, at: own)
      default: decoder.readDeclarations(of: &modal, entry, at: own)
      }
    }
    guard isMap, case .mapping(let entries) = entry.value.value else { return nil }
    modal.dismiss = dismiss ?? modal.dismiss
    checkDismiss(modal, entries, at: path)
    checkStart(modal, at: path)
    if modal.style == .activityView, modal.context == nil,
      !isMisspelt("context", in: entries, .modal)
    {
      refuseHere(
        "MODALITY-CONTEXT-OPTIONS", at: path,
        "an activity view that does not say what it relates to",
        remedy: "name it: context: route-17")
    }
    return modal
  }

  private mutating func readDeclarations(
    of modal: inout Modal, _ entry: YAMLEntry, at own: NodePath
  ) {
    switch entry.key {
    case "id": modal.id = name(entry.value, "an id")
    case "purpose": modal.purpose = value(.choice, entry.value)
    case "title": modal.title = variants(entry, at: own)
    case "description": modal.description = variants(entry, at: own)
    case "saves-itself": modal.savesItself = flag(entry.value)
    case "unsaved": modal.unsavedBinding = binding(entry.value, at: own)
    case "multistep": modal.isMultistep = flag(entry.value)
    case "steps": modal.steps = value(.integer(1...1_000), entry.value)
    case "context": modal.context = name(entry.value, "what it relates to")
    default: return
    }
  }

  /// One of the profile's styles.
  private mutating func style(_ node: YAMLNode, at path: NodePath) -> ModalStyle? {
    if let text = node.text, ["alert", "action-sheet"].contains(text) {
      complaints.add(
        node.location, "\(Quoted.text(text)) is no style but an element of its own",
        remedy: "write \(text): {…} in place of modal: {…}")
      return nil
    }
    guard let style = value(ValueReader<ModalStyle>.choice, node) else { return nil }
    guard !profile.modalStyles.contains(style) else { return style }
    let styles = profile.modalStyles.map(\.rawValue).joined(separator: ", ")
    let rules =
      ["MODALITY-COMPONENT-BY-PLATFORM"] + (style == .window ? ["MODALITY-SEPARATE-WINDOW"] : [])
    for rule in rules {
      refuse(
        rule, at: path,
        "the profile \(Quoted.text(profile.name)) has no modals of the style"
          + " \(Quoted.text(style.rawValue))",
        remedy: "use \(styles)")
    }
    return style
  }

  /// `dismiss: Done`, or a map.
  private mutating func dismiss(_ entry: YAMLEntry, at path: NodePath) -> DismissControl? {
    var control = DismissControl()
    guard case .mapping = entry.value.value else {
      control.title = variants(entry, at: path)
      return control.title == nil ? nil : control
    }
    record(entry.value, .dismiss, at: path) { decoder, entry, own in
      switch entry.key {
      case "title": control.title = decoder.variants(entry, at: own)
      case "icon": control.icon = decoder.icon(entry.value)
      case "cancel": control.cancelTitle = decoder.cancel(entry, at: own)
      case "action": control.action = decoder.action(entry, at: own)
      // Which gesture closes is the profile's to say; an author may count on it.
      case "gesture": _ = decoder.name(entry.value, "a gesture")
      default: return
      }
    }
    return control
  }

  /// `true` for the language's own word, or a title.
  private mutating func cancel(_ entry: YAMLEntry, at path: NodePath) -> TextVariants? {
    switch entry.value.boolean {
    case true?: return cancelTitle()
    case false?: return nil
    case nil: return variants(entry, at: path)
    }
  }

  private mutating func checkDismiss(
    _ modal: Modal, _ entries: [YAMLEntry], at path: NodePath
  ) {
    guard modal.dismiss.title == nil, modal.dismiss.icon == nil,
      !isMisspelt("dismiss", in: entries, .modal)
    else { return }
    let isGiven = entries.contains { $0.key == "dismiss" && !$0.value.isNull }
    find(
      "MODALITY-OBVIOUS-DISMISS", at: isGiven ? path.key("dismiss") : path,
      isGiven
        ? "the modal has no control to close it that can be seen; a gesture alone is not enough"
        : "the modal has no control to close it",
      remedy: "add dismiss: {title: Done}")
  }

  /// An alert or an action sheet.
  private mutating func confirmation(_ entry: YAMLEntry, at path: NodePath) -> Element? {
    guard case .mapping(let entries) = entry.value.value, entries.count == 1,
      let only = entries.first, ["alert", "action-sheet"].contains(only.key)
    else {
      complaints.add(
        entry.value.location,
        "found \(entry.value.sizedSummary), expected an alert or an action sheet",
        remedy: "write confirm-close: {alert: {…}}")
      return nil
    }
    return element(only, at: path.key(only.key))
  }

  /// Inner screens begin with one of them, or with the modal's own content.
  private mutating func checkStart(_ modal: Modal, at path: NodePath) {
    let place = sourceMap.location(of: path.key("start"))
    if let start = modal.start {
      if modal.screens[start] == nil {
        complaints.add(
          place, "there is no screen \(Quoted.text(start)) in the modal",
          remedy: Spelling.suggestion(for: start, among: modal.screens.keys.sorted())
            ?? "list it under the modal's `screens`")
      }
      if !modal.content.isEmpty {
        complaints.add(
          place, "both \"start\" and content of the modal's own",
          remedy: "put the content on the screen that it starts with")
      }
    } else if !modal.screens.isEmpty, modal.content.isEmpty {
      complaints.add(
        sourceMap.location(of: path.key("screens")),
        "nothing says which of the modal's screens is seen first", remedy: "add start: NAME")
    }
  }
}
