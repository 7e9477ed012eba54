/// A choice that a person asked for: an optional title and message, and two buttons or more.
package struct ActionSheet: Hashable, Sendable {
  package var id: String?
  package var title: TextVariants?
  package var message: TextContent?
  /// The control or gesture by which the person got it; a sheet never comes by itself (ACTION-SHEET-TRIGGER).
  package var trigger: Trigger
  /// The buttons in the order of the list, with the Cancel that the loader adds at the end
  /// (ACTION-SHEET-CANCEL-BY-DEFAULT).
  package var buttons: [AlertButton]
  /// True where the author asked for no Cancel.
  package var refusesCancel: Bool
  /// True where it asks for the platform's own style, which counts where the profile leaves that to the scene
  /// (ACTION-SHEET-NATIVE-STYLE-PLATFORMS).
  package var isNativeStyle = false
  package var textClass: TextClass?
  /// The time for which it waits for an answer. A caller may limit it; a scene does not.
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

  /// The sheet as an alert with the same question; its title may be empty.
  package var question: Alert {
    var alert = Alert(id: id, title: title ?? TextVariants(""), message: message, buttons: buttons)
    alert.timeoutMilliseconds = timeoutMilliseconds
    return alert
  }
}

/// The control or gesture that brings a sheet or a menu up.
package struct Trigger: Hashable, Sendable {
  /// The id of the control; `dismiss` is the one that closes a modal.
  package var control: String
  /// The title of the control on the screen.
  package var title: TextVariants?
  /// `menu-button` for a control that does nothing but open.
  package var kind: String?
  /// The effect of the control beside opening; absent where nobody said.
  package var effect: ButtonEffect?

  /// Creates a trigger.
  ///
  /// - Parameters:
  ///   - control: The id of the control; `dismiss` is the one that closes a modal.
  ///   - title: The title of the control on the screen; `nil` where it has none.
  ///   - kind: `menu-button` for a control that does nothing but open.
  ///   - effect: The effect of the control beside opening; `nil` where nobody said.
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
