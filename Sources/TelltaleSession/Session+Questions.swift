import TelltaleApp
import TelltaleAppSurfaces
import TelltaleGraphics
import TelltaleLayout
import TelltaleModel
import TelltaleQuestions
import TelltaleSurfaces

extension Session {
  /// Carries out the consequences of what became of questions.
  mutating func carryOut(_ changes: [QuestionChange], in environment: Environment) {
    onQuestions(in: environment) { $0.update() }
    for change in changes { carryOut(change, in: environment) }
  }

  private mutating func carryOut(_ change: QuestionChange, in environment: Environment) {
    switch change {
    case .show(let question):
      let fields = app?.fields(of: question) ?? question.fields
      let isMultiline = app?.hasLines(question) ?? false
      onQuestions(in: environment) { $0.show(question, fields: fields, isMultiline: isMultiline) }
    case .gone(let number):
      glass.surfaces.close(question: number)
      glass.changed()
    case .back: onQuestions(in: environment) { $0.guardAnew() }
    case .answer(let answer): glass.say(.answer(answer))
    case .emit(let name): glass.say(.emit(name))
    case .run(let action, let question):
      if app == nil {
        carryOut(questions.run(action, after: question), in: environment)
      } else {
        turn(in: environment) { $0.run(action, from: "alert") }
      }
    case .answered(let answer, let button):
      guard let kept = questions.keeps(by: answer, button) else { return }
      turn(in: environment) { $0.dropModal(kept: kept) }
    case .goOn(let outcome):
      carryOut(questions.showNext(), in: environment)
      guard !glass.surfaces.isAsking, app != nil else { return }
      // A hand may be on its way to what is gone.
      let isGone = outcome == .timedOut || outcome == .withdrawn
      glass.screenIsBack(isUnexpected: isGone, environment.profile.behaviour)
    }
  }

  /// Focuses the text in an element of a screen. Where there is no keyboard to type with, shows one on the screen.
  mutating func openTyping(at path: NodePath, in environment: Environment) {
    guard let opened = onApp(in: environment, { $0.openTyping(at: path) }), let field = opened,
      let app
    else { return }
    let name = app[holding: path].label(of: field.id) ?? field.placeholder
    let alert = Alert(title: name ?? "", buttons: [], fields: [field])
    let question = Question(
      id: questions.nextOpened(), alert: alert, language: app.language, form: .field(path))
    carryOut(questions.ask(question), in: environment)
  }

  /// Removes the page with keys. The text that was typed for a screen stands there from now on.
  mutating func closeTyping(in environment: Environment) {
    guard let asking, asking.typing != nil else { return }
    guard case .field(let path) = asking.question.form else {
      return onQuestions(in: environment) { $0.closeTyping() }
    }
    onQuestions(in: environment) { $0.closeFront() }
    let value = asking.fields.first ?? FieldValue(text: "")
    onApp(in: environment) { $0.finishTyping(path, value) }
    carryOut(questions.showNext(), in: environment)
    if !glass.surfaces.isAsking { glass.screenIsBack(environment.profile.behaviour) }
    // The text size may have changed meanwhile.
    guard glass.showsFocus else { return }
    let now = glass.clock.now
    settle(in: environment)
    if glass.surfaces.isAsking {
      onQuestions(in: environment) { $0.reveal(at: now) }
    } else {
      onApp(in: environment) { $0.reveal(at: now) }
    }
  }

  /// Closes the page for a screen's field, also where an alert stands before it.
  mutating func stopTyping(in environment: Environment) {
    if let under = onQuestions(in: environment, { $0.takeCovered(\.isPage) }),
      case .field(let path) = under.question.form, let value = under.fields.first
    {
      onApp(in: environment) { $0.finishTyping(path, value) }
    }
    if asking?.question.isPage == true { closeTyping(in: environment) }
  }

  /// Cancels all questions, and then leaves the application (ALERT-HOME-EXITS-AND-CANCELS).
  mutating func goHome(in environment: Environment) {
    _ = glass.stopAdjusting()
    var later = questions.takeAll()
    // Home answers no question for good about what was typed: it is asked again on the way back.
    questions.closing = nil
    while let under = onQuestions(in: environment, { $0.takeCovered { _ in true } }) {
      later.insert(under.question, at: 0)
      if case .field(let path) = under.question.form, let value = under.fields.first {
        onApp(in: environment) { $0.finishTyping(path, value) }
      }
    }
    if asking?.question.isPage == true { closeTyping(in: environment) }
    carryOut(questions.cancel(), in: environment)
    for question in later { carryOut(questions.finish(question, .cancelled), in: environment) }
    // What the handlers opened has nobody to show itself to any more; each opens at most one.
    while let question = asking?.question {
      onQuestions(in: environment) { $0.closeFront() }
      carryOut(questions.finish(question, .cancelled), in: environment)
    }
    guard environment.profile.behaviour.homeExits else { return }
    turn(in: environment) { $0.goHome() }
    glass.say(.exitHome)
  }
}
