/// A question, with the one who is owed its answer.
package struct Question: Hashable, Sendable {
  /// The id that comes back with the answer.
  package var id: QuestionID
  package var alert: Alert
  package var language: Language
  package var form: Form
  /// True for a sheet that asks for the platform's own style where the profile leaves that to the scene.
  package var isNativeStyle = false
  /// The priority: questions of a higher one are shown first. A question that is shown stays, but for those of
  /// `criticalPriority`.
  package var priority = 0

  /// The priority from which on a question comes over what is shown, as an alert does whose scene says that it is
  /// critical.
  package static let criticalPriority = 2

  /// The form in which a question stands on the screen.
  package enum Form: Hashable, Sendable {
    case alert
    /// An action sheet; its title may be empty.
    case sheet
    /// Nothing but the typing page for a field of a screen.
    case field(NodePath)
  }

  /// Creates a question.
  ///
  /// - Parameters:
  ///   - id: The id that comes back with the answer.
  ///   - alert: The question with its texts, buttons and fields.
  ///   - language: The language of texts that name none.
  ///   - form: The form in which it stands on the screen.
  package init(id: QuestionID, alert: Alert, language: Language, form: Form = .alert) {
    self.id = id
    self.alert = alert
    self.language = language
    self.form = form
  }

  /// Creates a choice that a person asked for.
  ///
  /// - Parameters:
  ///   - id: The id that comes back with the answer.
  ///   - sheet: The choice; its title may be empty.
  ///   - language: The language of texts that name none.
  package init(id: QuestionID, sheet: ActionSheet, language: Language) {
    self.init(id: id, alert: sheet.question, language: language, form: .sheet)
    isNativeStyle = sheet.isNativeStyle
  }

  /// Creates the question that an element asks; `nil` for an element that is no question.
  ///
  /// - Parameters:
  ///   - id: The id that comes back with the answer.
  ///   - element: An alert or an action sheet.
  ///   - language: The language of texts that name none.
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
