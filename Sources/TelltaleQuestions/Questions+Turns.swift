import TelltaleLayout
import TelltaleModel
import TelltaleSurfaces

// What becomes of questions. Each of these says in order what is to be done about it outside.
extension Questions {
  /// The number of the question in front: later ones stand before earlier ones.
  private var frontNumber: Int? { shown.keys.max() }

  /// Asks a question, or lets it wait. One alert is shown at a time; others wait in order, critical ones in front
  /// (MODALITY-ONE-ALERT-AT-A-TIME). Equal ones (same id) are one and the same: a waiting one gives way to the
  /// newcomer, and a newcomer to the shown one.
  ///
  /// - Parameter question: The question.
  /// - Returns: The consequences, in order; the asker of a question that gives way is told at once.
  package mutating func ask(_ question: Question) -> [QuestionChange] {
    if shown.values.contains(where: { $0.question.isTwin(of: question) }) {
      return finish(question, .withdrawn)
    }
    let twin = takeTwin(of: question)
    let changes = twin.map { finish($0, .withdrawn) } ?? []
    add(question)
    return changes + showNext()
  }

  /// Takes a question back, wherever it is.
  ///
  /// - Parameter id: The identity of the question.
  /// - Returns: The consequences, in order; none where the question is not there any more.
  package mutating func withdraw(_ id: QuestionID) -> [QuestionChange] {
    if let question = take(id) { return finish(question, .withdrawn) }
    guard let number = shown.keys.filter({ shown[$0]?.question.id == id }).max() else { return [] }
    if number == frontNumber { return close(.withdrawn, choice: nil) }
    guard let covered = shown.removeValue(forKey: number) else { return [] }
    return [.gone(number)] + finish(covered.question, .withdrawn)
  }

  /// Shows the first waiting question if nothing keeps it waiting. An alert waits for alerts only, and comes over
  /// whatever else is asked (MODALITY-ALERT-ABOVE-ALL). A critical one waits for critical ones only. A question below
  /// it is not seen meanwhile, and is there again after it.
  ///
  /// - Returns: The consequences, in order; none where no question may come.
  package mutating func showNext() -> [QuestionChange] {
    guard let front = frontNumber else { return takeNext(over: nil).map { [.show($0)] } ?? [] }
    if let alert = takeNext(over: shown[front]?.question) {
      shown[front]?.isCovered = true
      return [.show(alert)]
    }
    guard shown[front]?.isCovered == true else { return [] }
    shown[front]?.isCovered = false
    // Its limit of time starts anew when it is seen again.
    shown[front]?.shownAt = nil
    shown[front]?.actedAt = nil
    return [.back]
  }

  private mutating func takeNext(over front: Question?) -> Question? {
    takeAlert(over: front) ?? (front == nil ? takeFirst() : nil)
  }

  /// Ends the question in front with an answer, and goes on with the next one.
  ///
  /// - Parameters:
  ///   - outcome: The way in which it ends.
  ///   - choice: The index of the button that stands for it; `nil` where none does.
  /// - Returns: The consequences, in order.
  package mutating func close(_ outcome: Answer.Outcome, choice: Int?) -> [QuestionChange] {
    guard let number = frontNumber, let asking = shown.removeValue(forKey: number) else {
      return []
    }
    let alert = asking.alert
    let button = choice.map { alert.buttons[$0] }
    let answer = Answer(asking, outcome, choice: choice)
    // However an alert is cancelled, the same handler runs, and no button's action does.
    let action = outcome == .cancelled ? alert.onCancel : outcome == .chosen ? button?.action : nil
    let told: [QuestionChange] = asking.question.isPage ? [] : [.answer(answer)]
    return told + [
      .gone(number), .run(action, after: asking.question), .answered(answer, button),
      .goOn(after: outcome),
    ]
  }

  /// Ends the question in front by the button that was pressed.
  ///
  /// - Parameter index: The index of the button; one that is not there changes nothing.
  /// - Returns: The consequences, in order.
  package mutating func answer(by index: Int) -> [QuestionChange] {
    guard let buttons = frontNumber.flatMap({ shown[$0]?.alert.buttons }),
      buttons.indices.contains(index)
    else { return [] }
    return close(buttons[index].role == .cancel ? .cancelled : .chosen, choice: index)
  }

  /// Cancels the question in front by whatever way: the result is that of the Cancel button
  /// (ALERT-CARPLAY-HOME-EQUALS-CANCEL).
  ///
  /// - Returns: The consequences, in order.
  package mutating func cancel() -> [QuestionChange] {
    close(.cancelled, choice: frontNumber.flatMap { shown[$0]?.alert.cancelIndex })
  }

  /// Ends a question that is not shown, and that nobody has answered.
  ///
  /// - Parameters:
  ///   - question: The question.
  ///   - outcome: The way in which it ends.
  /// - Returns: The answer for its asker; nothing for a page with keys, which nobody has asked.
  package mutating func finish(_ question: Question, _ outcome: Answer.Outcome) -> [QuestionChange]
  {
    if question.isPage { return [] }
    // A modal asks again before it closes, however its question came to nothing.
    if closing == question.id { closing = nil }
    return [.answer(Answer(question, outcome))]
  }

  /// Decides by the answer to the question before closing whether the modal closes: Cancel stays, discard loses, all
  /// else keeps.
  ///
  /// - Parameters:
  ///   - answer: The answer to a question.
  ///   - button: The button that was pressed; `nil` where none was.
  /// - Returns: True where what was done in the modal is kept; `nil` where it stays, or another question was
  ///   answered.
  package mutating func keeps(by answer: Answer, _ button: AlertButton?) -> Bool? {
    guard closing == answer.question else { return nil }
    closing = nil
    guard answer.outcome == .chosen, let button, button.role != .cancel else { return nil }
    return !button.isDestructive
  }

  /// Carries out an action where there is no app to do it.
  ///
  /// - Parameters:
  ///   - action: The action of a button or a handler; `nil` for none.
  ///   - question: The question that it belongs to, whose language an alert of the action is in.
  /// - Returns: The consequences, in order. An alert that the action opens waits in front of all others.
  package mutating func run(_ action: Action?, after question: Question) -> [QuestionChange] {
    var changes: [QuestionChange] = []
    for step in action?.steps ?? [] {
      switch step {
      case .emit(let name): changes.append(.emit(name))
      case .open(.alert(let alert)):
        addFirst(Question(id: nextOpened(), alert: alert, language: question.language))
      // The application has the element, so it is told.
      case .openNamed(let element, let id): changes.append(.emit("open \(element) \(id)"))
      // A question by itself has no screens to go to; the loader refuses these in one.
      case .open, .push, .pop, .dismiss, .select, .toast, .several, .declaring: break
      }
    }
    return changes
  }
}

extension Question {
  /// True for the page with keys of a screen's field.
  package var isPage: Bool { if case .field = form { true } else { false } }

  /// True for a question that waits for critical ones only, by its scene or by the asker's priority.
  var isCritical: Bool {
    !isPage
      && (priority >= Self.criticalPriority || form == .alert && alert.reason == .critical)
  }

  /// Returns true where both are the same alert, or the same sheet, by their ids: ids are their asker's own.
  func isTwin(of other: Question) -> Bool {
    alert.id != nil && alert.id == other.alert.id && form == other.form
      && id.asker == other.id.asker
  }
}
