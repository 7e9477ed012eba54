import TelltaleGraphics
import TelltaleLayout
import TelltaleModel

extension Session {
  /// One alert at a time; others wait in order, critical ones in front
  /// (MODALITY-ONE-ALERT-AT-A-TIME). Equal ones (same id) are one and the same: a waiting one gives
  /// way to the newcomer, a newcomer to the shown one, and whoever gives way is told at once.
  mutating func ask(_ question: Question, in world: World) {
    if dialog?.question.isTwin(of: question) == true
      || covered?.question.isTwin(of: question) == true
    {
      return finish(question, .withdrawn)
    }
    if let index = waiting.firstIndex(where: { $0.isTwin(of: question) }) {
      finish(waiting.remove(at: index), .withdrawn)
    }
    let isCritical = question.alert.reason == .critical
    let place =
      isCritical
      ? waiting.firstIndex { $0.alert.reason != .critical } ?? waiting.count : waiting.count
    waiting.insert(question, at: place)
    showNext(in: world)
  }

  mutating func withdraw(_ id: QuestionID, in world: World) {
    if let index = waiting.firstIndex(where: { $0.id == id }) {
      finish(waiting.remove(at: index), .withdrawn)
    } else if let question = covered?.question, question.id == id {
      covered = nil
      finish(question, .withdrawn)
      changed()
    } else if let dialog, dialog.question.id == id {
      close(.withdrawn, choice: nil, in: world)
    }
  }

  /// Shows the first waiting question if nothing keeps it waiting: an alert waits for alerts only,
  /// and comes over whatever else is asked (MODALITY-ALERT-ABOVE-ALL).
  mutating func showNext(in world: World) {
    if dialog?.question.form != .alert, let index = waiting.firstIndex(where: { $0.form == .alert })
    {
      if dialog != nil { cover() }
      show(waiting.remove(at: index), in: world)
    } else if dialog == nil, let covered {
      self.covered = nil
      dialog = covered
      place(in: world, guardMilliseconds: covered.alert.guardTime(world))
    } else if dialog == nil, !waiting.isEmpty {
      show(waiting.removeFirst(), in: world)
    }
  }

  private mutating func cover() {
    covered = dialog
    covered?.press = nil
    covered?.slide = nil
    covered?.fling = nil
    dialog = nil
  }

  private mutating func show(_ question: Question, in world: World) {
    letGo()
    if case .field = question.form { return showTyping(question, in: world) }
    let fields = question.alert.fields.map { FieldValue(text: $0.text) }
    let placement = question.place(in: context(for: question, in: world), fields: fields)
    changed()
    var dialog = Dialog(
      question: question, placement: placement, fields: fields,
      focus: Focus.initial(question, placement),
      arming: .awaiting(frame: frame + 1, guardMilliseconds: question.alert.guardTime(world)))
    if question.form == .sheet {
      let touch = world.profile.inputs[.touch] ?? .never
      dialog.cancelsBeside = touch != .never && question.alert.cancelIndex != nil
      let overlay = world.profile.overlay
      if overlay.presentation(isNative: question.isNativeStyle) == .bottom, !world.reducesMotion {
        dialog.slide = Slide(milliseconds: overlay.transitionMilliseconds)
      }
    }
    self.dialog = dialog
    note(placement, of: question, in: world)
  }

  /// Nothing but the page with keys. Keys decide nothing, so there is no guard.
  private mutating func showTyping(_ question: Question, in world: World) {
    guard let layout = world.keyboard, let field = question.alert.fields.first else { return }
    var typing = TypingPage(field: 0, layout: layout)
    var value = FieldValue(text: field.text)
    if case .field(let path) = question.form, let app {
      value = app.fieldValue(at: path) ?? value
      if case .textView? = app.typedElement(at: path) { typing.isMultiline = true }
    }
    let placement = typing.place(
      question.alert, value: value, in: context(for: question, in: world))
    dialog = Dialog(
      question: question, placement: placement, fields: [value], focus: .key(row: 0, column: 0),
      typing: typing, arming: .awaiting(frame: frame + 1, guardMilliseconds: 0))
    changed()
  }

  func context(for question: Question, in world: World) -> LayoutContext {
    LayoutContext(
      profile: world.profile, language: question.language, size: size, textSize: textSize,
      typesetter: world.typesetter)
  }

  /// Makes the placement anew: what lay under a finger may lie elsewhere now, so the press is over
  /// and the guard starts again.
  mutating func replace(in world: World) {
    app?.surface.leaving = nil
    placeAll(in: world)
    if let covered { self.covered = placed(covered, in: world) }
    guard let dialog else { return changed() }
    let guardTime = dialog.alert.guardTime(world)
    place(in: world, guardMilliseconds: guardTime)
  }

  /// Makes the placement anew; `nil` leaves the dialog as armed as it is.
  mutating func place(in world: World, guardMilliseconds: Int?) {
    guard let old = self.dialog else { return }
    var dialog = placed(old, in: world)
    if let guardMilliseconds {
      dialog.press = nil
      dialog.arming = .awaiting(frame: frame + 1, guardMilliseconds: guardMilliseconds)
    }
    self.dialog = dialog
    changed()
  }

  func placed(_ dialog: Dialog, in world: World) -> Dialog {
    var dialog = dialog
    let context = context(for: dialog.question, in: world)
    if let typing = dialog.typing {
      dialog.placement = typing.place(
        dialog.alert, value: dialog.fields[typing.field], in: context)
    } else {
      dialog.placement = dialog.question.place(in: context, fields: dialog.fields)
    }
    dialog.fling = nil
    dialog.clampScroll()
    // Focus stays inside what is shown, also when an element is gone.
    if dialog.focus.flatMap(dialog.placement.control) == nil {
      dialog.focus = Focus.initial(dialog.question, dialog.placement)
    }
    dialog.revealFocus()
    return dialog
  }

  /// Ends the shown dialog with an answer and goes on with the next question.
  mutating func close(_ outcome: Answer.Outcome, choice: Int?, in world: World) {
    guard let dialog else { return }
    let alert = dialog.alert
    let button = choice.map { alert.buttons[$0] }
    let answer = Answer(
      question: dialog.question.id, outcome: outcome, choice: button?.answer,
      fields: dialog.fields.map(\.text), alertID: alert.id)
    if case .field = dialog.question.form {} else { effects.append(.answer(answer)) }
    self.dialog = nil
    changed()
    // However an alert is cancelled, the same handler runs, and no button's action does.
    let action = outcome == .cancelled ? alert.onCancel : outcome == .chosen ? button?.action : nil
    if app == nil {
      run(action, after: dialog.question)
    } else {
      run(action, from: "alert", in: world)
    }
    closed(by: answer, button, in: world)
    showNext(in: world)
    if self.dialog == nil, app != nil { screenIsBack(in: world) }
  }

  /// Nothing is in front of the screen any more; what lies under the finger is another thing now.
  mutating func screenIsBack(in world: World) {
    letGo()
    app?.surface.arming = .awaiting(
      frame: frame + 1, guardMilliseconds: world.profile.behaviour.screenGuardMilliseconds)
    changed()
  }

  /// Cancels by whatever way: the result is that of the Cancel button.
  mutating func cancel(in world: World) {
    close(.cancelled, choice: dialog?.alert.cancelIndex, in: world)
  }

  /// Home: all questions are cancelled, then the application is left (ALERT-HOME-EXITS-AND-CANCELS).
  mutating func goHome(in world: World) {
    var later = waiting
    waiting = []
    // Home answers no question for good about what was typed: it is asked again on the way back.
    closing = nil
    if let under = covered {
      covered = nil
      later.insert(under.question, at: 0)
      if case .field(let path) = under.question.form, let value = under.fields.first {
        finishTyping(path, value, in: world)
      }
    }
    if case .field? = dialog?.question.form { closeTyping(in: world) }
    cancel(in: world)
    for question in later { finish(question, .cancelled) }
    // What the handlers opened has nobody to show itself to any more; each opens at most one.
    while dialog != nil { dropWithoutHandler() }
    guard world.profile.behaviour.homeExits else { return }
    tellTyped()
    if let app, let modal = app.modal, modal.isDirty(app.data) {
      tell(.modalLeft(modal.name, fields: modal.fieldTexts(app.data)))
    }
    effects.append(.exitHome)
  }

  private mutating func dropWithoutHandler() {
    guard let question = dialog?.question else { return }
    dialog = nil
    finish(question, .cancelled)
  }

  private mutating func run(_ action: Action?, after question: Question) {
    for step in action?.steps ?? [] {
      switch step {
      case .emit(let name): effects.append(.emit(name))
      case .open(.alert(let alert)):
        waiting.insert(
          Question(id: nextOpened(), alert: alert, language: question.language), at: 0)
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
    if closing == question.id { closing = nil }
    let alert = question.alert
    let choice = outcome == .cancelled ? alert.cancelIndex.map { alert.buttons[$0].answer } : nil
    effects.append(
      .answer(
        Answer(
          question: question.id, outcome: outcome, choice: choice,
          fields: alert.fields.map(\.text), alertID: alert.id)))
  }

  /// Says in the log that the alert scrolls, and from which text size on it does.
  private mutating func note(_ placement: Placement, of question: Question, in world: World) {
    let scrolls = placement.notes.first { $0.kind == .textScrolls || $0.kind == .allScrolls }
    guard let scrolls else { return }
    let start = question.alert.textSizeThatScrolls(in: context(for: question, in: world)) ?? 1
    effects.append(
      .note(
        Finding(
          rule: start > 1 ? "ALERT-LARGE-TEXT-SCROLL" : "ALERT-NO-SCROLL", severity: .note,
          path: scrolls.path,
          message: "the alert scrolls, as it does from text size \(start) on: it needs "
            + scrolls.detail)))
  }
}

extension Question {
  /// Its placement in the form that it has.
  func place(in context: LayoutContext, fields: [FieldValue]) -> Placement {
    switch form {
    case .alert, .field: alert.place(in: context, fields: fields)
    case .sheet:
      alert.placeAsSheet(
        context.profile.overlay.presentation(isNative: isNativeStyle), in: context)
    }
  }

  /// True where both are the same alert, or the same sheet, by their ids.
  func isTwin(of other: Question) -> Bool {
    alert.id != nil && alert.id == other.alert.id && form == other.form
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
