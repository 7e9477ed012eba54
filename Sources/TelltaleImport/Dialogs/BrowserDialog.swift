import TelltaleModel

/// A dialog that a browser puts up for a page: the page says one text, and the browser names the buttons.
enum BrowserDialog: String, CaseIterable {
  /// `window.confirm`.
  case confirm
  /// `window.prompt`.
  case prompt
  /// `window.alert`.
  case notice

  /// The dialog with a text.
  func use(_ text: TextReference, at location: SourceLocation) -> DialogUse {
    var use = DialogUse(.alert, at: location)
    use.title = text
    let ok = TextReference(.system("OK"), at: text.location)
    use.buttons = [DialogUse.Button(title: ok, role: .plain)]
    if self != .notice { use.buttons.append(DialogUse.Button(title: nil, role: .cancel)) }
    use.fields = self == .prompt ? 1 : 0
    use.hasRoles = false
    use.namesButtons = false
    return use
  }
}
