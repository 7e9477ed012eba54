import TelltaleGraphics
import TelltaleLayout
import TelltaleModel
import TelltaleTestSupport
import Testing

@testable import TelltaleQuestions

/// What becomes of questions, and what they say is to be done about it: without a session or a screen.
@Suite struct QuestionTurnTests {
  private static func question(
    _ number: Int, named name: String? = nil, priority: Int = 0, form: Question.Form = .alert
  ) -> Question {
    var alert = Alert(
      title: "Delete?",
      buttons: [AlertButton(id: "delete", role: .destructive), AlertButton(role: .cancel)])
    alert.id = name
    alert.onCancel = .emit("cancelled")
    var question = Question(id: .asked(number), alert: alert, language: "en", form: form)
    question.priority = priority
    return question
  }

  /// Questions of which the first is shown, as whoever carries changes out would show it.
  private static func shown(_ question: Question) -> Questions {
    var questions = Questions()
    _ = questions.ask(question)
    _ = questions.show(Asking(question, fields: question.fields))
    return questions
  }

  private static func names(_ changes: [QuestionChange]) -> [String] {
    changes.map { change in
      switch change {
      case .show(let question): "show \(question.id)"
      case .gone(let number): "gone \(number)"
      case .back: "back"
      case .answer(let answer): "answer \(answer.outcome.rawValue) \(answer.choice ?? "none")"
      case .emit(let name): "emit \(name)"
      case .run(let action, _): "run \(action == nil ? "nothing" : "something")"
      case .answered: "answered"
      case .goOn(let outcome): "go on after \(outcome.rawValue)"
      }
    }
  }

  @Test func `a question is shown at once where none is, and else waits`() {
    var questions = Questions()
    #expect(questions.ask(Self.question(1)) == [.show(Self.question(1))])
    _ = questions.show(Asking(Self.question(1), fields: []))
    #expect(questions.ask(Self.question(2)).isEmpty)
    #expect(questions.waiting.map(\.id) == [.asked(2)])
  }

  @Test func `an answer is told before the question goes, and its handler runs after that`() {
    var questions = Self.shown(Self.question(1))
    #expect(
      Self.names(questions.answer(by: 1)) == [
        "answer cancelled cancel", "gone 1", "run something", "answered", "go on after cancelled",
      ])
    #expect(questions.shown.isEmpty)
  }

  @Test func `a button that is not there answers nothing`() {
    var questions = Self.shown(Self.question(1))
    #expect(questions.answer(by: 7).isEmpty)
    #expect(questions.shown.count == 1)
  }

  @Test
  func
    `an equal question gives way to the one that is shown, and takes the place of one that waits`()
  {
    var questions = Self.shown(Self.question(1, named: "same"))
    #expect(
      Self.names(questions.ask(Self.question(2, named: "same"))) == ["answer withdrawn none"])
    _ = questions.ask(Self.question(3, named: "other"))
    let changes = questions.ask(Self.question(4, named: "other"))
    #expect(changes == [.answer(Answer(Self.question(3, named: "other"), .withdrawn))])
    #expect(questions.waiting.map(\.id) == [.asked(4)])
  }

  @Test func `a critical question comes over an alert, which is there again after it`() {
    var questions = Self.shown(Self.question(1))
    let critical = Self.question(2, priority: Question.criticalPriority)
    #expect(questions.ask(critical) == [.show(critical)])
    _ = questions.show(Asking(critical, fields: []))
    #expect(questions.shown[1]?.isCovered == true)
    _ = questions.cancel()
    #expect(questions.showNext() == [.back])
    #expect(questions.shown[1]?.isCovered == false)
  }

  @Test func `a question is taken back wherever it is`() {
    var questions = Self.shown(Self.question(1))
    _ = questions.ask(Self.question(2))
    #expect(Self.names(questions.withdraw(.asked(2))) == ["answer withdrawn none"])
    #expect(Self.names(questions.withdraw(.asked(1))).first == "answer withdrawn none")
    #expect(questions.withdraw(.asked(9)).isEmpty)
  }

  @Test func `an action without an app emits, and what it opens comes before all that wait`() {
    var questions = Self.shown(Self.question(1))
    _ = questions.ask(Self.question(2))
    let action = Action.several([.emit("done"), .open(.alert(Alert(title: "Sure?", buttons: [])))])
    #expect(questions.run(action, after: Self.question(1)) == [.emit("done")])
    #expect(questions.waiting.map(\.alert.title.longest.string) == ["Sure?", "Delete?"])
  }
}
