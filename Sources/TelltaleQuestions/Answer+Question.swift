import TelltaleLayout
import TelltaleModel

extension Answer {
  /// The result of a question that was in front, with one of its buttons or with none.
  init(_ asking: Asking, _ outcome: Outcome, choice: Int?) {
    self.init(
      question: asking.question.id, outcome: outcome,
      choice: choice.map { asking.alert.buttons[$0].answer }, fields: asking.fields.map(\.text),
      alertID: asking.alert.id)
  }

  /// The result of a question that was not in front: nobody has chosen or typed anything.
  init(_ question: Question, _ outcome: Outcome) {
    let alert = question.alert
    let cancel = outcome == .cancelled ? alert.cancelIndex : nil
    self.init(
      question: question.id, outcome: outcome, choice: cancel.map { alert.buttons[$0].answer },
      fields: alert.fields.map(\.text), alertID: alert.id)
  }
}
