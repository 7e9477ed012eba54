/// The result of a question.
package struct Answer: Hashable, Sendable {
  package enum Outcome: String, Hashable, Sendable, CaseIterable {
    case chosen, cancelled
    case timedOut = "timed-out"
    case withdrawn
  }

  package var question: QuestionID
  package var outcome: Outcome
  /// The button's answer: its id, or what stands for it. Of a cancelled alert, the Cancel button's
  /// where it has one, whichever way it was cancelled (ALERT-CARPLAY-HOME-EQUALS-CANCEL).
  package var choice: String?
  /// The texts of the fields, in their order.
  package var fields: [String]
  /// The id of the alert or sheet, where it has one.
  package var alertID: String?

  package init(
    question: QuestionID, outcome: Outcome, choice: String?, fields: [String],
    alertID: String? = nil
  ) {
    self.question = question
    self.alertID = alertID
    self.outcome = outcome
    self.choice = choice
    self.fields = fields
  }
}
