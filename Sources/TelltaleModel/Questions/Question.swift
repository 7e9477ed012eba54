/// A question and who is owed its answer.
package struct Question: Hashable, Sendable {
  /// Comes back with the answer.
  package var id: QuestionID
  package var alert: Alert
  package var language: Language
  package var form: Form
  /// A sheet that asks for the platform's own style where the profile leaves that to the scene.
  package var isNativeStyle = false
  /// Questions of a higher one are shown first; what is shown stays, but for those of `criticalPriority`.
  package var priority = 0

  /// From this priority on a question comes over what is shown, as an alert does whose scene says that it is critical.
  package static let criticalPriority = 2

  /// How it stands on the screen.
  package enum Form: Hashable, Sendable {
    case alert
    /// An action sheet; its title may be empty.
    case sheet
    /// Nothing but the typing page for a field of a screen.
    case field(NodePath)
  }

  package init(id: QuestionID, alert: Alert, language: Language, form: Form = .alert) {
    self.id = id
    self.alert = alert
    self.language = language
    self.form = form
  }

  /// A choice that a person asked for.
  package init(id: QuestionID, sheet: ActionSheet, language: Language) {
    self.init(id: id, alert: sheet.question, language: language, form: .sheet)
    isNativeStyle = sheet.isNativeStyle
  }

  /// What an element asks; `nil` where it is no question.
  package init?(id: QuestionID, asking element: Element, language: Language) {
    switch element {
    case .alert(let alert): self.init(id: id, alert: alert, language: language)
    case .actionSheet(let sheet): self.init(id: id, sheet: sheet, language: language)
    case .menu, .modal, .screen, .tabBar, .navigationBar, .scrollView, .table, .collection,
      .textView,
      .webView, .label, .button, .keypad, .field, .picture, .activityIndicator, .progress,
      .iconButton, .stack, .spacer, .divider, .gauge, .icon, .qr, .slider, .toggle, .segmented,
      .stepper, .clock:
      return nil
    }
  }
}
