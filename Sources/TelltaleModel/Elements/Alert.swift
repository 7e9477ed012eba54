/// A short modal question or notice: a title, perhaps a message, perhaps fields, and buttons.
///
/// Its look cannot be changed by a scene (ALERT-APPEARANCE-FIXED).
package struct Alert: Hashable, Sendable {
  package var id: String?
  package var title: TextVariants
  /// Zero or one string (ALERT-MESSAGE-OPTIONAL).
  package var message: TextContent?
  package var reason: AlertReason?
  /// The control or gesture that brought the alert up, where a person did.
  package var trigger: String?
  /// The buttons in the order of the list; at least one (ALERT-BUTTON-AT-LEAST-ONE).
  package var buttons: [AlertButton]
  package var fields: [TextField]
  /// The action that is run when the alert is cancelled in any way. It tidies up, and never does what a button
  /// does.
  package var onCancel: Action?
  /// True where the author says that the text has to explain the buttons.
  package var hasGuidance: Bool
  /// True where the author says that nothing but taking notice can be done.
  package var isAcknowledgeOnly: Bool
  package var textClass: TextClass?
  /// The time after which the alert goes away unanswered, in milliseconds.
  package var timeoutMilliseconds: Int?

  package init(
    id: String? = nil, title: TextVariants, message: TextContent? = nil,
    reason: AlertReason? = nil, trigger: String? = nil, buttons: [AlertButton],
    fields: [TextField] = [], onCancel: Action? = nil, hasGuidance: Bool = false,
    isAcknowledgeOnly: Bool = false, textClass: TextClass? = nil, timeoutMilliseconds: Int? = nil
  ) {
    self.id = id
    self.title = title
    self.message = message
    self.reason = reason
    self.trigger = trigger
    self.buttons = buttons
    self.fields = fields
    self.onCancel = onCancel
    self.hasGuidance = hasGuidance
    self.isAcknowledgeOnly = isAcknowledgeOnly
    self.textClass = textClass
    self.timeoutMilliseconds = timeoutMilliseconds
  }
}

/// The reason why an alert is shown, as its author declares it.
package enum AlertReason: String, Hashable, Sendable, CaseIterable {
  case problem, critical, unexpected
  case appState = "app-state"
  case deviceState = "device-state"
  case confirmPurchase = "confirm-purchase"
  case confirmDestructive = "confirm-destructive"
  case systemProblem = "system-problem"
  /// A decision that none of the other reasons names.
  case decision
  case tip, promotion, rating, progress, success, news
}

/// The author's reading of a text as sentence, question or fragment, which overrules the program's.
package enum TextClass: String, Hashable, Sendable, CaseIterable {
  case sentence, question, imperative, fragment
}
