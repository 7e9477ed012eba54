import TelltaleGraphics
import TelltaleLayout
import TelltaleModel

extension Session {
  /// One alert at a time; others wait in order, critical ones in front. Equal ones (same id) are
  /// one and the same: a waiting one gives way to the newcomer, a newcomer to the shown one, and
  /// whoever gives way is told at once.
  mutating func ask(_ question: Question, in world: World) {
    if let id = question.alert.id {
      if dialog?.alert.id == id { return finish(question, .withdrawn) }
      if let index = waiting.firstIndex(where: { $0.alert.id == id }) {
        finish(waiting.remove(at: index), .withdrawn)
      }
    }
    let isCritical = question.alert.reason == .critical
    let place =
      isCritical
      ? waiting.firstIndex { $0.alert.reason != .critical } ?? waiting.count : waiting.count
    waiting.insert(question, at: place)
    showNext(in: world)
  }

  mutating func withdraw(_ number: Int, in world: World) {
    if let index = waiting.firstIndex(where: { $0.number == number }) {
      finish(waiting.remove(at: index), .withdrawn)
    } else if let dialog, dialog.question.number == number {
      close(.withdrawn, choice: nil, in: world)
    }
  }

  /// Shows the first waiting question if nothing is shown.
  mutating func showNext(in world: World) {
    guard dialog == nil, !waiting.isEmpty else { return }
    let question = waiting.removeFirst()
    let fields = question.alert.fields.map { FieldValue(text: $0.text) }
    let placement = question.place(in: context(for: question, in: world), fields: fields)
    changed()
    dialog = Dialog(
      question: question, placement: placement, fields: fields,
      focus: Focus.initial(question, placement),
      arming: .awaiting(frame: frame + 1, guardMilliseconds: question.alert.guardTime(world)))
    if question.form == .sheet, world.profile.overlay.sheet == .bottom, !world.reducesMotion {
      dialog?.rise = SurfaceState.Rise(
        milliseconds: world.profile.overlay.transitionMilliseconds)
    }
    note(placement, of: question, in: world)
  }

  func context(for question: Question, in world: World) -> LayoutContext {
    LayoutContext(
      profile: world.profile, language: question.language, size: size, textSize: textSize,
      typesetter: world.typesetter)
  }

  /// Makes the placement anew: what lay under a finger may lie elsewhere now, so the press is over
  /// and the guard starts again.
  mutating func replace(in world: World) {
    if app != nil { placeApp(in: world) }
    guard let dialog else { return changed() }
    let guardTime = dialog.alert.guardTime(world)
    place(in: world, guardMilliseconds: guardTime)
  }

  /// Makes the placement anew; `nil` leaves the dialog as armed as it is.
  mutating func place(in world: World, guardMilliseconds: Int?) {
    guard var dialog else { return }
    let context = context(for: dialog.question, in: world)
    if let typing = dialog.typing {
      dialog.placement = typing.place(
        dialog.alert, value: dialog.fields[typing.field], in: context)
    } else {
      dialog.placement = dialog.question.place(in: context, fields: dialog.fields)
    }
    dialog.clampScroll()
    // Focus stays inside what is shown, also when an element is gone.
    if dialog.focus.flatMap(dialog.placement.control) == nil {
      dialog.focus = Focus.initial(dialog.question, dialog.placement)
    }
    dialog.revealFocus()
    if let guardMilliseconds {
      dialog.press = nil
      dialog.arming = .awaiting(frame: frame + 1, guardMilliseconds: guardMilliseconds)
    }
    self.dialog = dialog
    changed()
  }

  /// Ends the shown dialog with an answer and goes on with the next question.
  mutating func close(_ outcome: Answer.Outcome, choice: Int?, in world: World) {
    guard let dialog else { return }
    let alert = dialog.alert
    let button = choice.map { alert.buttons[$0] }
    let answer = Answer(
      question: dialog.question.number, outcome: outcome, choice: button?.answer,
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
    app?.surface.press = nil
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
    let later = waiting
    waiting = []
    // Home answers no question for good about what was typed: it is asked again on the way back.
    closing = nil
    if case .field? = dialog?.question.form { closeTyping(in: world) }
    cancel(in: world)
    for question in later { finish(question, .cancelled) }
    // What the handlers opened has nobody to show itself to any more; each opens at most one.
    while dialog != nil { dropWithoutHandler() }
    if world.profile.behaviour.homeExits { effects.append(.exitHome) }
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
        opened += 1
        waiting.insert(
          Question(number: -opened, alert: alert, language: question.language), at: 0)
      // The application has the element, so it is told.
      case .openNamed(let element, let id): effects.append(.emit("open \(element) \(id)"))
      // A question by itself has no screens to go to; the loader refuses these in one.
      case .open, .push, .pop, .dismiss, .select, .several, .declaring: break
      }
    }
  }

  private mutating func finish(_ question: Question, _ outcome: Answer.Outcome) {
    if case .field = question.form { return }
    let alert = question.alert
    let choice = outcome == .cancelled ? alert.cancelIndex.map { alert.buttons[$0].answer } : nil
    effects.append(
      .answer(
        Answer(
          question: question.number, outcome: outcome, choice: choice,
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
    case .sheet: alert.placeAsSheet(in: context)
    }
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
