/// A choice that a person asked for: an optional title and message, and two buttons or more.
package struct ActionSheet: Hashable, Sendable {
  package var id: String?
  package var title: TextVariants?
  package var message: TextContent?
  /// What the person did to get it; a sheet never comes by itself (ACTION-SHEET-TRIGGER).
  package var trigger: Trigger
  /// As listed, with the Cancel that the loader adds at the end
  /// (ACTION-SHEET-CANCEL-BY-DEFAULT).
  package var buttons: [AlertButton]
  /// The author asked for no Cancel.
  package var refusesCancel: Bool
  /// Asks for the platform's own style where the profile leaves that to the scene
  /// (ACTION-SHEET-NATIVE-STYLE-PLATFORMS).
  package var isNativeStyle = false
  package var textClass: TextClass?
  /// How long it waits for an answer; whoever asks may limit it, a scene does not.
  package var timeoutMilliseconds: Int?

  package init(
    id: String? = nil, title: TextVariants? = nil, message: TextContent? = nil, trigger: Trigger,
    buttons: [AlertButton], refusesCancel: Bool = false, textClass: TextClass? = nil
  ) {
    self.id = id
    self.title = title
    self.message = message
    self.trigger = trigger
    self.buttons = buttons
    self.refusesCancel = refusesCancel
    self.textClass = textClass
  }

  package var cancelIndex: Int? { buttons.firstIndex { $0.role == .cancel } }

  /// What it asks, as alerts ask it; its title may be empty.
  package var question: Alert {
    var alert = Alert(id: id, title: title ?? TextVariants(""), message: message, buttons: buttons)
    alert.timeoutMilliseconds = timeoutMilliseconds
    return alert
  }
}

/// The control or gesture that brings a sheet or a menu up.
package struct Trigger: Hashable, Sendable {
  /// Its id; `dismiss` is the control that closes a modal.
  package var control: String
  /// What the control is called on the screen.
  package var title: TextVariants?
  /// `menu-button` for a control that does nothing but open.
  package var kind: String?
  /// What activating the control does beside opening; absent where nobody said.
  package var effect: ButtonEffect?

  package init(
    _ control: String, title: TextVariants? = nil, kind: String? = nil,
    effect: ButtonEffect? = nil
  ) {
    self.control = control
    self.title = title
    self.kind = kind
    self.effect = effect
  }
}

/// A menu as guidelines speak of it: judged, shown as the choice that its trigger opens.
package struct Menu: Hashable, Sendable {
  package var items: [TextVariants]
  package var trigger: Trigger?

  package init(items: [TextVariants], trigger: Trigger? = nil) {
    self.items = items
    self.trigger = trigger
  }
}
