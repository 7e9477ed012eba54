import TelltaleGraphics
import TelltaleLayout
import TelltaleModel
import TelltaleSurfaces

/// Questions while something is done to them, with the glass that they are shown on.
package struct ShownQuestions: SurfaceOwner {
  package var questions: Questions
  package var glass: Glass
  package let world: World
  /// No app is shown below them.
  private let isAlone: Bool

  package init(_ questions: Questions, on glass: Glass, isAlone: Bool, in world: World) {
    (self.questions, self.glass, self.isAlone, self.world) = (questions, glass, isAlone, world)
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
      profile: world.profile, language: question.language, size: glass.size,
      textSize: glass.textSize, typesetter: world.typesetter)
    context.isAlone = isAlone
    return context
  }

  /// The question in front stands otherwise: its guard starts.
  package mutating func guardAnew() {
    if let alert = asking?.alert { glass.guardQuestion(milliseconds: alert.guardTime(world)) }
  }

  /// What hands know of the one in front may be something else now.
  package mutating func update() {
    if let number = glass.surfaces.questionNumber, let asking = questions.shown[number] {
      glass.surfaces.questionIs(asking.facts(number))
    }
  }

  /// Takes the question in front away.
  package mutating func closeFront() {
    if let number = glass.surfaces.questionNumber { questions.shown[number] = nil }
    glass.surfaces.closeQuestion()
  }

  /// Takes a question away that stands below the one in front, the nearest of those meant.
  package mutating func takeCovered(_ isMeant: (Question) -> Bool) -> Asking? {
    let shown = questions.shown
    let number = glass.surfaces.takeCovered {
      shown[$0].map { isMeant($0.question) } ?? false
    }
    return number.flatMap { questions.shown.removeValue(forKey: $0) }
  }

  /// What is typed is as an application has delivered it: on the page of a screen's text, and in the fields of alerts.
  ///
  /// - Parameters:
  ///   - name: what the text is bound to.
  ///   - data: what the application has delivered.
  ///   - delivered: what stands now at a place of the screens, with the typing mark at a character; `nil` where
  ///     another text does.
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
  /// Puts one before all that is shown.
  ///
  /// - Parameters:
  ///   - question: what is asked.
  ///   - fields: what stands in its fields.
  ///   - isMultiline: whether the page of a field is one of several lines.
  package mutating func show(_ question: Question, fields: [FieldValue], isMultiline: Bool) {
    glass.dropPress()
    if question.isPage { return showPage(question, fields: fields, isMultiline: isMultiline) }
    var asking = Asking(question, fields: fields)
    asking.cancelsBeside = cancelsBeside(question)
    var surface = surface(for: asking)
    surface.focus = question.firstFocus(on: surface.placement)
    let overlay = world.profile.overlay
    if question.form == .sheet, !world.reducesMotion,
      overlay.presentation(isNative: question.isNativeStyle) == .bottom
    {
      surface.slide = Slide(milliseconds: overlay.transitionMilliseconds)
    } else if !world.reducesMotion, glass.isVisible, glass.surfaces.screen != nil {
      surface.entrance = Entrance(from: .none, within: question.alert.guardTime(world))
    }
    glass.ask(surface, guardMilliseconds: question.alert.guardTime(world))
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
      && (world.profile.inputs[.touch] ?? .never) != .never
  }

  /// Takes what is asked as another profile reads it, and all that hands may do as its world has it. Pages with keys go.
  ///
  /// - Parameter questions: As they are read, by their identities; all others stay as they are.
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

  /// Nothing but the page with keys. Keys decide nothing, so there is no guard.
  private mutating func showPage(
    _ question: Question, fields: [FieldValue], isMultiline: Bool
  ) {
    guard let letters = world.keyboard, let field = question.alert.fields.first else { return }
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
  /// The question in front is on the glass: it has a limit of time from now on, and counts among the alerts of late.
  package mutating func isShown(at time: Instant) {
    guard let question = glass.surfaces.question, let number = question.question?.number,
      let asking = questions.shown[number]
    else { return }
    if asking.shownAt == nil { self.asking?.shownAt = time }
    self.asking?.isCounted = true
    if !asking.isCounted, asking.question.form == .alert,
      let note = questions.budget.count(asking.alert, at: time, world.profile.behaviour)
    {
      glass.say(.note(note))
    }
    if question.arming.isArmed { glass.say(.armed) }
  }

  /// Nobody can see it any more; the time that it was seen counts on.
  package mutating func hide(at time: Instant) {
    if let shownAt = asking?.shownAt {
      asking?.shownMilliseconds += max(0, time.milliseconds(since: shownAt))
    }
    asking?.shownAt = nil
    asking?.actedAt = nil
  }

  /// A hand goes on with what is not meant for a question that has just come, so its guard starts again; and nobody is
  /// timed out who is at it.
  package mutating func handActs(at time: Instant) {
    guard let asking else { return }
    if asking.typing == nil {
      glass.restartGuard(at: time, milliseconds: asking.alert.guardTime(world))
    }
    guard asking.shownAt != nil, asking.alert.timeoutMilliseconds != nil else { return }
    self.asking?.actedAt = time
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
