import TelltaleGraphics
import TelltaleLayout
import TelltaleModel
import TelltaleSurfaces

/// The questions and the glass that they are shown on, together while something is done to them.
package struct ShownQuestions: SurfaceOwner {
  package var questions: Questions
  package var glass: Glass
  package let environment: Environment
  /// True where no app is shown below them.
  private let isAlone: Bool

  /// Takes the questions and the glass for one step.
  ///
  /// - Parameters:
  ///   - questions: The questions that wait and those that are shown.
  ///   - glass: The glass that they are shown on.
  ///   - isAlone: True where no app is shown below them.
  ///   - environment: The surroundings, as they are seen with the aids that are on.
  package init(_ questions: Questions, on glass: Glass, isAlone: Bool, in environment: Environment)
  {
    (self.questions, self.glass, self.isAlone, self.environment) = (
      questions, glass, isAlone, environment
    )
  }

  package var isQuestion: Bool { true }

  package var front: Surface? {
    get { glass.surfaces.question }
    _modify { yield &glass.surfaces.question }
  }

  /// The question in front.
  package var asking: Asking? {
    get { glass.surfaces.questionNumber.flatMap { questions.shown[$0] } }
    _modify {
      let number = glass.surfaces.questionNumber
      var asking = number.flatMap { questions.shown[$0] }
      defer {
        if let number, let asking {
          questions.shown[number] = asking
          glass.surfaces.questionIs(asking.facts(number))
        }
      }
      yield &asking
    }
  }

  func context(for question: Question) -> LayoutContext {
    var context = LayoutContext(
      profile: environment.profile, language: question.language, size: glass.size,
      textSize: glass.textSize, typesetter: environment.typesetter)
    context.isAlone = isAlone
    return context
  }

  /// Starts the guard of the question in front, since its placement changes.
  package mutating func guardAnew() {
    if let alert = asking?.alert { glass.guardQuestion(milliseconds: alert.guardTime(environment)) }
  }

  /// Updates what hands know of the question in front.
  package mutating func update() {
    if let number = glass.surfaces.questionNumber, let asking = questions.shown[number] {
      glass.surfaces.questionIs(asking.facts(number))
    }
  }

  /// Removes the question in front.
  package mutating func closeFront() {
    if let number = glass.surfaces.questionNumber { questions.shown[number] = nil }
    glass.surfaces.closeQuestion()
  }

  /// Removes the nearest question below the one in front that a closure accepts.
  ///
  /// - Parameter isMeant: Returns true for a question that may go.
  /// - Returns: The question with its state; `nil` where none was removed.
  package mutating func takeCovered(_ isMeant: (Question) -> Bool) -> Asking? {
    let shown = questions.shown
    let number = glass.surfaces.takeCovered {
      shown[$0].map { isMeant($0.question) } ?? false
    }
    return number.flatMap { questions.shown.removeValue(forKey: $0) }
  }

  /// Replaces what was typed by what an application has delivered: on the page of a screen's text, and in the fields
  /// of alerts.
  ///
  /// - Parameters:
  ///   - name: The name that the text is bound to.
  ///   - data: The data that the application has delivered.
  ///   - delivered: Returns the text that stands now at a place of the screens, with the caret at a character; `nil`
  ///     where another text does.
  package mutating func forgetTyped(
    boundTo name: String, _ data: AppData, delivered: (NodePath, Int) -> FieldValue?
  ) {
    let front = glass.surfaces.questionNumber
    for number in questions.shown.keys.sorted() {
      guard questions.shown[number]?.forgetTyped(boundTo: name, data, delivered) == true else {
        continue
      }
      if number == front {
        glass.questionChanged()
      } else {
        glass.surfaces.forEachCovered { if $0.question?.number == number { $0.isStale = true } }
      }
    }
  }
}

// Coming up.
extension ShownQuestions {
  /// Puts a question before all that is shown.
  ///
  /// - Parameters:
  ///   - question: The question.
  ///   - fields: The texts that stand in its fields.
  ///   - isMultiline: True where the page of a field is one of several lines.
  package mutating func show(_ question: Question, fields: [FieldValue], isMultiline: Bool) {
    glass.dropPress()
    if question.isPage { return showPage(question, fields: fields, isMultiline: isMultiline) }
    var asking = Asking(question, fields: fields)
    asking.cancelsBeside = cancelsBeside(question)
    var surface = surface(for: asking)
    surface.focus = question.firstFocus(on: surface.placement)
    let overlay = environment.profile.overlay
    if question.form == .sheet, !environment.reducesMotion,
      overlay.presentation(isNative: question.isNativeStyle) == .bottom
    {
      surface.slide = Slide(milliseconds: overlay.transitionMilliseconds)
    } else if !environment.reducesMotion, glass.isVisible, glass.surfaces.screen != nil {
      surface.entrance = Entrance(from: .none, within: question.alert.guardTime(environment))
    }
    glass.ask(surface, guardMilliseconds: question.alert.guardTime(environment))
    // What its author has marked may stand further down than is seen.
    if glass.showsFocus, question.form == .sheet, question.alert.markedIndex != nil {
      reveal(at: glass.clock.now, widely: false)
    }
    for note in question.notes(on: surface.placement, context(for: question)) {
      glass.say(.note(note))
    }
  }

  private func cancelsBeside(_ question: Question) -> Bool {
    question.form == .sheet && question.alert.cancelIndex != nil
      && (environment.profile.inputs[.touch] ?? .never) != .never
  }

  /// Replaces questions by the same ones as another profile reads them, with all that hands may do in its environment.
  /// Pages with keys go.
  ///
  /// - Parameter questions: The questions as they are read, by their identities; all others stay as they are.
  package mutating func readAnew(_ questions: [QuestionID: Question]) {
    closeTyping()
    self.questions.read(as: questions)
    for number in self.questions.shown.keys {
      guard var asking = self.questions.shown[number] else { continue }
      asking.cancelsBeside = cancelsBeside(asking.question)
      self.questions.shown[number] = asking
      glass.surfaces.forEach { surface in
        if surface.question?.number == number { surface.question = asking.facts(number) }
      }
    }
  }

  /// Shows nothing but the page with keys. Keys decide nothing, so there is no guard.
  private mutating func showPage(
    _ question: Question, fields: [FieldValue], isMultiline: Bool
  ) {
    guard let letters = environment.keyboard, let field = question.alert.fields.first else {
      return
    }
    var typing = TypingPage(field: 0, layout: field.keyboard.layout(letters))
    typing.isMultiline = isMultiline
    typing = typing.fitted(to: question.alert, in: context(for: question))
    var surface = surface(for: Asking(question, fields: fields, typing: typing))
    surface.focus = .key(row: 0, column: 0)
    glass.ask(surface, guardMilliseconds: 0)
  }

  private mutating func surface(for asking: Asking) -> Surface {
    var surface = Surface(.question(questions.show(asking)))
    surface.placement = asking.place(in: context(for: asking.question))
    return surface
  }
}

// Where they stand.
extension ShownQuestions {
  package mutating func settle() {
    guard glass.surfaces.isStale else { return }
    let isFrontStale = glass.surfaces.isAsking && glass.surfaces.ofFront { $0.isStale } == true
    for index in glass.surfaces.all.indices where glass.surfaces.all[index].isStale {
      place(at: index)
    }
    if isFrontStale { reveal(at: glass.clock.now) }
  }

  private mutating func place(at index: Int) {
    var surface = glass.surfaces.all[index]
    guard let number = surface.question?.number, var asking = questions.shown[number] else {
      return
    }
    surface.placement = asking.place(in: context(for: asking.question))
    surface.isStale = false
    asking.offset = surface.placement.areas.first?.offset.y ?? 0
    questions.shown[number] = asking
    surface.fling = nil
    // Focus stays inside what is shown, also when an element is gone.
    if surface.focused == nil {
      surface.focus = asking.question.firstFocus(on: surface.placement)
    }
    glass.surfaces.replace(at: index, by: surface)
  }

  /// Scrolls the text, the choices or the keys of the question in front.
  ///
  /// - Parameters:
  ///   - path: The scroll area.
  ///   - offset: The offset that is wanted, in pixels; the content stops at its end.
  ///   - time: When the hand did it; a question does not use it.
  package mutating func scroll(_ path: NodePath, to offset: PixelPoint, at time: Instant) {
    settle()
    guard glass.surfaces.isAsking,
      let area = glass.surfaces.ofFront({ $0.placement.area(path) })
    else { return }
    let clamped = area.clamped(offset)
    guard clamped != area.offset else { return }
    asking?.offset = clamped.y
    guard let asking else { return }
    let placement = asking.place(in: context(for: asking.question))
    glass.surfaces.question?.placement = placement
    glass.changed()
  }
}

// Time.
extension ShownQuestions {
  /// Notes that the question in front is on the glass. Its limit of time runs from now on, and it counts among the
  /// alerts of late.
  ///
  /// - Parameter time: When it was first seen.
  package mutating func isShown(at time: Instant) {
    guard let question = glass.surfaces.question, let number = question.question?.number,
      let asking = questions.shown[number]
    else { return }
    if asking.shownAt == nil { self.asking?.shownAt = time }
    self.asking?.isCounted = true
    if !asking.isCounted, asking.question.form == .alert,
      let note = questions.budget.count(asking.alert, at: time, environment.profile.behaviour)
    {
      glass.say(.note(note))
    }
    if question.arming.isArmed { glass.say(.armed) }
  }

  /// Notes that nobody can see the question in front any more; the time that it was seen counts on.
  ///
  /// - Parameter time: When it went out of sight.
  package mutating func hide(at time: Instant) {
    if let shownAt = asking?.shownAt {
      asking?.shownMilliseconds += max(0, time.milliseconds(since: shownAt))
    }
    asking?.shownAt = nil
    asking?.actedAt = nil
  }

  /// Notes that a hand acts. The guard starts again of a question that has just come, since the hand goes on with
  /// something else. The limit of time starts again, since nobody is timed out who is at it.
  ///
  /// - Parameter time: When the hand acted.
  package mutating func handActs(at time: Instant) {
    guard let asking else { return }
    if asking.typing == nil {
      glass.restartGuard(at: time, milliseconds: asking.alert.guardTime(environment))
    }
    guard asking.shownAt != nil, asking.alert.timeoutMilliseconds != nil else { return }
    self.asking?.actedAt = time
  }
}

extension Alert {
  /// Returns the milliseconds from the first frame until input counts: more where something can be lost.
  func guardTime(_ environment: Environment) -> Int {
    hasDestructiveButton
      ? environment.profile.behaviour.destructiveGuardMilliseconds
      : environment.profile.behaviour.guardMilliseconds
  }
}
