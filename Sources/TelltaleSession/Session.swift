import TelltaleApp
import TelltaleAppSurfaces
import TelltaleGraphics
import TelltaleInput
import TelltaleLayout
import TelltaleModel
import TelltaleQuestions
import TelltaleSurfaces

/// The questions and the app on one screen: the only place that remembers. It is a value: the same events give the
/// same effects. It knows no device, no display and no clock; moments come with the events.
package struct Session: Hashable, Sendable {
  /// The surfaces that are seen, and the hands at them.
  package internal(set) var glass: Glass
  var questions = Questions()
  /// The app that is shown below questions, where there is one.
  var app: AppState?

  package init(
    size: PixelSize, appearance: Appearance, textSize: Double = 1, in environment: Environment
  ) {
    glass = Glass(
      size: size, appearance: appearance, textSize: textSize,
      showsFocus: environment.profile.behaviour.showsFocusInitially)
  }

  /// Handles an event.
  ///
  /// - Returns: The effects that are to be carried out, in order.
  package mutating func handle(_ event: Event, in environment: Environment) -> [Effect] {
    switch event {
    case .asked(let question): carryOut(questions.ask(question), in: environment)
    case .withdrawn(let question): carryOut(questions.withdraw(question), in: environment)
    case .input(let input, let now): take(input, now: now, in: environment)
    case .presented(let frame, let time):
      if glass.presented(frame, at: time) { onQuestions(in: environment) { $0.isShown(at: time) } }
    case .elapsed(let now): elapsed(now, in: environment)
    case .resized(let size):
      shifting(in: environment) { $0.placeAnew(in: environment) { $0.resize(to: size) } }
    case .profileChanged(let questions, let now):
      glass.clock.advance(to: now)
      stopTyping(in: environment)
      onQuestions(in: environment) { $0.readAnew(questions) }
      placeAnew(in: environment) {
        $0.showsFocus = environment.profile.behaviour.showsFocusInitially
      }
    case .appearanceChanged(let appearance):
      glass.appearance = appearance
      glass.changed()
    case .textSizeChanged(let size):
      shifting(in: environment) { $0.placeAnew(in: environment) { $0.textSize = size } }
    case .aidChanged(let aid, let isOn):
      shifting(in: environment) { $0.placeAnew(in: environment) { $0.aids[aid] = isOn } }
    case .updated(let update, let now):
      shifting(in: environment) { $0.take(update, at: now, in: environment) }
    case .requested(let request, let now):
      shifting(in: environment) { $0.take(request, at: now, in: environment) }
    case .visibilityChanged(let isVisible, let time):
      shifting(in: environment) { $0.setVisible(isVisible, at: time, in: environment) }
    // A question in front is as armed as it was: nothing of it has changed.
    case .pagesCame(let now):
      glass.clock.advance(to: now)
      shifting(in: environment) { $0.glass.groundChanged() }
    }
    settle(in: environment)
    return glass.flush()
  }

  /// Changes questions on the glass.
  @discardableResult
  mutating func onQuestions<Outcome>(
    in environment: Environment, _ body: (inout ShownQuestions) -> Outcome
  ) -> Outcome {
    // Moved, and not copied: all that is seen stands in it.
    let environment = environment.with(glass.aids)
    var (seen, known) = (Glass(), Questions())
    swap(&seen, &glass)
    swap(&known, &questions)
    var shown = ShownQuestions(
      consume known, on: consume seen, isAlone: app == nil, in: environment)
    defer {
      swap(&glass, &shown.glass)
      swap(&questions, &shown.questions)
    }
    return body(&shown)
  }

  /// Changes the app on the glass; does nothing where there is no app.
  @discardableResult
  mutating func onApp<Outcome>(
    in environment: Environment, _ body: (inout ShownApp) -> Outcome
  ) -> Outcome? {
    // Moved, and not copied: it may hold long lists.
    guard app != nil, let state = app.take() else { return nil }
    let environment = environment.with(glass.aids)
    var seen = Glass()
    swap(&seen, &glass)
    var shown = ShownApp(
      consume state, on: consume seen, isAskedToClose: questions.closing != nil, in: environment)
    let outcome = body(&shown)
    (glass, app) = shown.parts()
    return outcome
  }

  /// Places whatever has changed since it was placed.
  mutating func settle(in environment: Environment) {
    guard glass.surfaces.isStale else { return }
    onApp(in: environment) { $0.settle() }
    if glass.surfaces.isStale { onQuestions(in: environment) { $0.settle() } }
  }

  /// Makes a change that no hand makes: a press that is on its way is meant for what stood on the screen before.
  mutating func shifting(in environment: Environment, _ body: (inout Session) -> Void) {
    settle(in: environment)
    let before = glass.screen
    body(&self)
    settle(in: environment)
    if app != nil, let before { glass.shift(from: before, environment.profile.behaviour) }
  }

  /// Places all that is seen again, after a change of its surroundings, and starts the guard of a question.
  mutating func placeAnew(in environment: Environment, by change: (inout Glass) -> Void = { _ in })
  {
    change(&glass)
    glass.allChanged()
    onQuestions(in: environment) { $0.guardAnew() }
  }
}

// What others may know of it.
extension Session {
  /// Shows the focus from now on, as a knob's first turn does.
  package mutating func showFocus() { glass.showsFocus = true }

  package var size: PixelSize { glass.size }
  package var appearance: Appearance { glass.appearance }
  /// The number of the newest picture.
  package var frame: Int { glass.frame }

  /// The question in front.
  var asking: Asking? { glass.surfaces.questionNumber.flatMap { questions.shown[$0] } }

  /// The placement of the question in front, for scripts and tests that name controls.
  package var placement: Placement? { glass.surfaces.question?.placement }

  package var focusedControl: String? { glass.front?.focused?.name }

  /// The placement of what the app shows, for scripts and tests.
  package var screenPlacement: Placement? { glass.screen?.placement }

  /// True for an app scene, which ends with its application and not with an answer.
  package var showsScreens: Bool { app != nil }

  /// The name of the screen that is seen, and how deep it lies.
  package var screenName: String? { app?.current.name }
  package var screenDepth: Int { app?.visits.depth ?? 0 }

  /// The milliseconds that the question in front may take; `nil` where it has no limit.
  package var timeLimitMilliseconds: Int? { asking?.alert.timeoutMilliseconds }

  package var isArmed: Bool { glass.surfaces.isArmed }

  /// True while an answer is owed, or an app is shown.
  package var isBusy: Bool {
    glass.surfaces.isAsking || !questions.waiting.isEmpty || app != nil
  }

  /// True where a question is in front, an alert or a sheet.
  package var isAsking: Bool { asking != nil }

  /// The question in front that a client asked, with whether it is on the glass, and whether it takes answers.
  package var askedInFront: (id: QuestionID, isShown: Bool, isArmed: Bool)? {
    guard let asking, asking.question.id.isAsked else { return nil }
    return (asking.question.id, asking.shownAt != nil, isArmed)
  }

  /// The name of the question in front, as the scene or the application gives it.
  package var alertID: String? { asking?.alert.id }

  /// The texts that were typed and differ from what stood there before, by the places of fields and text views: also
  /// where Home or a signal ends the program. Secret fields are left out.
  package var unsavedTexts: [NodePath: String] {
    guard let app else { return [:] }
    return questions.typed.reduce(into: app.unsaved) { texts, typed in
      if app.isUnsaved(typed.text, at: typed.path) { texts[typed.path] = typed.text }
    }
  }
}
