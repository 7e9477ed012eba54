import TelltaleApp
import TelltaleGraphics
import TelltaleLayout
import TelltaleModel
import TelltaleSurfaces

extension Session {
  /// One alert at a time; others wait in order, critical ones in front
  /// (MODALITY-ONE-ALERT-AT-A-TIME). Equal ones (same id) are one and the same: a waiting one gives
  /// way to the newcomer, a newcomer to the shown one, and whoever gives way is told at once.
  mutating func ask(_ question: Question, in world: World) {
    if questions.shown.values.contains(where: { $0.question.isTwin(of: question) }) {
      return finish(question, .withdrawn)
    }
    if let twin = questions.takeTwin(of: question) { finish(twin, .withdrawn) }
    questions.add(question)
    showNext(in: world)
  }

  mutating func withdraw(_ id: QuestionID, in world: World) {
    if let question = questions.take(id) {
      finish(question, .withdrawn)
    } else if let covered = takeCovered({ $0.id == id }) {
      finish(covered.question, .withdrawn)
      changed()
    } else if asking?.question.id == id {
      close(.withdrawn, choice: nil, in: world)
    }
  }

  /// Shows the first waiting question if nothing keeps it waiting: an alert waits for alerts only,
  /// and comes over whatever else is asked (MODALITY-ALERT-ABOVE-ALL). A critical one waits for critical
  /// ones only; what it comes over is not seen meanwhile, and is there again after it.
  mutating func showNext(in world: World) {
    if let alert = questions.takeAlert(over: asking?.question) {
      asking?.isCovered = true
      show(alert, in: world)
    } else if asking?.isCovered == true {
      asking?.isCovered = false
      // Its limit of time starts anew when it is seen again.
      asking?.shownAt = nil
      asking?.actedAt = nil
      if let alert = asking?.alert { guardQuestion(milliseconds: alert.guardTime(world)) }
    } else if !surfaces.isAsking, let question = questions.takeFirst() {
      show(question, in: world)
    }
  }

  private mutating func show(_ question: Question, in world: World) {
    dropPress()
    if case .field = question.form { return showTyping(question, in: world) }
    let data = app?.data ?? AppData()
    var asking = Asking(
      question, fields: question.alert.fields.map { FieldValue(text: data.current($0)) })
    let touch = world.profile.inputs[.touch] ?? .never
    asking.cancelsBeside =
      question.form == .sheet && touch != .never && question.alert.cancelIndex != nil
    var surface = Surface(.question(questions.show(asking)))
    surface.placement = asking.place(in: context(for: question, in: world))
    surface.focus = question.firstFocus(on: surface.placement)
    if question.form == .sheet, !world.reducesMotion,
      world.profile.overlay.presentation(isNative: question.isNativeStyle) == .bottom
    {
      surface.slide = Slide(milliseconds: world.profile.overlay.transitionMilliseconds)
    }
    show(surface, guardMilliseconds: question.alert.guardTime(world))
    // What its author has marked may stand further down than is seen.
    if showsFocus, question.form == .sheet, question.alert.markedIndex != nil {
      reveal(at: clock.now, in: world, widely: false)
    }
    effects += question.notes(on: surface.placement, context(for: question, in: world))
      .map { .note($0) }
  }

  /// Nothing but the page with keys. Keys decide nothing, so there is no guard.
  private mutating func showTyping(_ question: Question, in world: World) {
    guard let letters = world.keyboard, let field = question.alert.fields.first else { return }
    var typing = TypingPage(field: 0, layout: field.keyboard.pad ?? letters)
    var value = FieldValue(text: field.text)
    if case .field(let path) = question.form, let app {
      value = app.visits.fieldValue(at: path, app.data) ?? value
      if case .textView? = app.visits.typedElement(at: path) { typing.isMultiline = true }
    }
    let asking = Asking(question, fields: [value], typing: typing)
    var surface = Surface(.question(questions.show(asking)))
    surface.placement = asking.place(in: context(for: question, in: world))
    surface.focus = .key(row: 0, column: 0)
    show(surface, guardMilliseconds: 0)
  }

  private mutating func show(_ surface: Surface, guardMilliseconds: Int) {
    var surface = surface
    surface.arming = .awaiting(frame: frame + 1, guardMilliseconds: guardMilliseconds)
    surfaces.ask(surface)
    changed()
  }

  func context(for question: Question, in world: World) -> LayoutContext {
    var context = LayoutContext(
      profile: world.profile, language: question.language, size: size, textSize: textSize,
      typesetter: world.typesetter)
    context.isAlone = app == nil
    return context
  }

  /// All that is seen stands otherwise.
  mutating func replace(in world: World) {
    surfaces.leaving = nil
    surfaces.forEach { $0.isStale = true }
    if let alert = asking?.alert { guardQuestion(milliseconds: alert.guardTime(world)) }
    changed()
  }

  /// The question in front stands otherwise, and what lies under a finger may be another thing: a press is over, and the
  /// guard starts.
  mutating func guardQuestion(milliseconds: Int) {
    guard surfaces.isAsking else { return }
    dropPress()
    let next = frame + 1
    surfaces.changeFront { surface in
      surface.press = nil
      surface.arming = .awaiting(frame: next, guardMilliseconds: milliseconds)
    }
    questionChanged()
  }

  /// The button that was pressed.
  mutating func answer(by index: Int, in world: World) {
    guard let buttons = asking?.alert.buttons, buttons.indices.contains(index) else { return }
    close(buttons[index].role == .cancel ? .cancelled : .chosen, choice: index, in: world)
  }

  /// Ends the question in front with an answer and goes on with the next one.
  mutating func close(_ outcome: Answer.Outcome, choice: Int?, in world: World) {
    guard let asking else { return }
    let alert = asking.alert
    let button = choice.map { alert.buttons[$0] }
    let answer = Answer(asking, outcome, choice: choice)
    if case .field = asking.question.form {} else { effects.append(.answer(answer)) }
    closeQuestion()
    changed()
    // However an alert is cancelled, the same handler runs, and no button's action does.
    let action = outcome == .cancelled ? alert.onCancel : outcome == .chosen ? button?.action : nil
    if app == nil {
      run(action, after: asking.question)
    } else {
      turn(in: world) { $0.run(action, from: "alert") }
    }
    closed(by: answer, button, in: world)
    showNext(in: world)
    guard !surfaces.isAsking, app != nil else { return }
    switch outcome {
    case .chosen, .cancelled: screenIsBack(in: world)
    // A hand may be on its way to what is gone.
    case .timedOut, .withdrawn:
      screenIsBack(in: world, guardMilliseconds: world.profile.behaviour.guardMilliseconds)
    }
  }

  /// The answer to the question before closing: Cancel stays, discard loses, all else keeps.
  private mutating func closed(by answer: Answer, _ button: AlertButton?, in world: World) {
    guard questions.closing == answer.question else { return }
    questions.closing = nil
    guard answer.outcome == .chosen, let button, button.role != .cancel else { return }
    turn(in: world) { $0.dropModal(kept: !button.isDestructive) }
  }

  /// Nothing is in front of the screen any more; what lies under the finger is another thing now.
  mutating func screenIsBack(in world: World, guardMilliseconds: Int? = nil) {
    dropPress()
    guardScreen(
      milliseconds: guardMilliseconds ?? world.profile.behaviour.screenGuardMilliseconds)
    changed()
  }

  /// Takes the question in front away.
  mutating func closeQuestion() {
    if let number = surfaces.questionNumber { questions.shown[number] = nil }
    surfaces.closeQuestion()
  }

  /// Takes a question away that stands below the one in front, the nearest of those meant.
  mutating func takeCovered(_ isMeant: (Question) -> Bool) -> Asking? {
    let shown = questions.shown
    let number = surfaces.takeCovered { shown[$0].map { isMeant($0.question) } ?? false }
    return number.flatMap { questions.shown.removeValue(forKey: $0) }
  }

  /// Cancels by whatever way: the result is that of the Cancel button.
  mutating func cancel(in world: World) {
    close(.cancelled, choice: asking?.alert.cancelIndex, in: world)
  }

  /// Home: all questions are cancelled, then the application is left (ALERT-HOME-EXITS-AND-CANCELS).
  mutating func goHome(in world: World) {
    var later = questions.takeAll()
    // Home answers no question for good about what was typed: it is asked again on the way back.
    questions.closing = nil
    while let under = takeCovered({ _ in true }) {
      later.insert(under.question, at: 0)
      if case .field(let path) = under.question.form, let value = under.fields.first {
        finishTyping(path, value, in: world)
      }
    }
    if case .field? = asking?.question.form { closeTyping(in: world) }
    cancel(in: world)
    for question in later { finish(question, .cancelled) }
    // What the handlers opened has nobody to show itself to any more; each opens at most one.
    while let question = asking?.question {
      closeQuestion()
      finish(question, .cancelled)
    }
    guard world.profile.behaviour.homeExits else { return }
    turn(in: world) { $0.tellTyped() }
    if let app, let modal = app.modal, modal.isDirty(app.data) {
      tell(.modalLeft(modal.name, fields: modal.fieldTexts(app.data)))
    }
    effects.append(.exitHome)
  }

  private mutating func run(_ action: Action?, after question: Question) {
    for step in action?.steps ?? [] {
      switch step {
      case .emit(let name): effects.append(.emit(name))
      case .open(.alert(let alert)):
        questions.addFirst(
          Question(id: questions.nextOpened(), alert: alert, language: question.language))
      // The application has the element, so it is told.
      case .openNamed(let element, let id): effects.append(.emit("open \(element) \(id)"))
      // A question by itself has no screens to go to; the loader refuses these in one.
      case .open, .push, .pop, .dismiss, .select, .several, .declaring: break
      }
    }
  }

  private mutating func finish(_ question: Question, _ outcome: Answer.Outcome) {
    if case .field = question.form { return }
    // A modal asks again before it closes, however its question came to nothing.
    if questions.closing == question.id { questions.closing = nil }
    effects.append(.answer(Answer(question, outcome)))
  }
}

extension Question {
  /// True for the page with keys of a screen's field.
  var isPage: Bool { if case .field = form { true } else { false } }

  /// True for what does not wait for what is not critical, by its scene or by whoever asks it.
  var isCritical: Bool {
    !isPage
      && (priority >= Self.criticalPriority || form == .alert && alert.reason == .critical)
  }

  /// True where both are the same alert, or the same sheet, by their ids: ids are a client's own.
  func isTwin(of other: Question) -> Bool {
    alert.id != nil && alert.id == other.alert.id && form == other.form
      && id.client == other.id.client
  }
}

extension Alert {
  /// Milliseconds from the first frame until input counts: longer where something can be lost.
  func guardTime(_ world: World) -> Int {
    hasDestructiveButton
      ? world.profile.behaviour.destructiveGuardMilliseconds
      : world.profile.behaviour.guardMilliseconds
  }
}
