import TelltaleApp
import TelltaleAppSurfaces
import TelltaleGraphics
import TelltaleLayout
import TelltaleModel
import TelltaleSurfaces

extension Session {
  /// Changes the app, and carries out what comes of it outside; does nothing where there is no app.
  ///
  /// - Parameters:
  ///   - now: The moment of the change; `nil` for what the clock says.
  ///   - leaving: The way in which a modal goes that a hand has pulled away.
  ///   - environment: The surroundings of the session.
  ///   - body: The change.
  mutating func turn(
    at now: Instant? = nil, leaving: SurfaceStack.Leaving? = nil, in environment: Environment,
    _ body: (inout AppTurn) -> Void
  ) {
    let rest = onApp(in: environment) { $0.turn(at: now, leaving: leaving, body) } ?? []
    for change in rest {
      guard let element = change.asked else {
        onApp(in: environment) { $0.carryOut(change, leaving: leaving) }
        continue
      }
      let id = questions.nextOpened()
      if case .askToClose = change { questions.closing = id }
      let language = app?.language ?? environment.profile.language
      guard let question = Question(id: id, asking: element, language: language) else { continue }
      carryOut(questions.ask(question), in: environment)
    }
  }

  /// Shows a scene: asks a question under the given number, or starts an app with what there is from the last time.
  package mutating func open(
    _ scene: Scene, question id: QuestionID, language: Language, words: InterfaceWords,
    remembered: Remembered = Remembered(), at now: Instant, in environment: Environment
  ) -> [Effect] {
    if let question = Question(id: id, asking: scene.root, language: language) {
      return handle(.asked(question), in: environment)
    }
    var app = AppState(scene, language: language, words: words)
    glass.clock.advance(to: now)
    app.recall(remembered.rows)
    app.remember(remembered.typed)
    self.app = app
    glass.surfaces.restart()
    turn(in: environment) { turn in
      turn.appear()
      if case .modal(let modal) = scene.root { turn.present(modal, at: "modal") }
    }
    settle(in: environment)
    return glass.flush()
  }

  /// Shows another edition of the same app: for another platform, or in another language. The data of the
  /// application stays, and so does the place in the app, as far as there are screens of the same names.
  package mutating func reopen(
    _ scene: Scene, language: Language, words: InterfaceWords, at now: Instant,
    in environment: Environment
  ) -> [Effect] {
    guard let old = app else { return glass.flush() }
    glass.clock.advance(to: now)
    stopTyping(in: environment)
    if let modal = old.modal {
      glass.tell(.modalClosed(modal.name, kept: false, fields: [:]))
    }
    questions.closing = nil
    var app = AppState(scene, language: language, words: words)
    app.takeOver(from: old)
    self.app = app
    glass.surfaces.restart()
    turn(in: environment) { $0.appear() }
    placeAnew(in: environment)
    settle(in: environment)
    return glass.flush()
  }

  /// Removes the app and its alerts from the screen, and questions of its program where nobody hears the answers any
  /// more. Where its program has gone and its screen is to stay, that takes no input from then on.
  package mutating func closeApp(
    leavingAt left: Instant? = nil, withAsked isUnheard: Bool = false, in environment: Environment
  ) -> [Effect] {
    guard app != nil else { return glass.flush() }
    stopTyping(in: environment)
    questions.closing = nil
    app = app?.left(at: left)
    glass.endApp(leavingAt: left)
    let gone = questions.all.filter { !$0.isAsked || isUnheard && $0.asker == .app }
    for id in gone { carryOut(questions.withdraw(id), in: environment) }
    glass.changed()
    settle(in: environment)
    return glass.flush()
  }

  /// Does all that an application asks for, or nothing where one part of it is not allowed.
  mutating func take(_ request: AppRequest, at now: Instant, in environment: Environment) {
    turn(at: now, in: environment) { $0.hear() }
    var driving = app?.driving ?? .unknown
    var asked = 0
    for (index, update) in request.updates.enumerated() {
      if case .driving(let state) = update { driving = state }
      if case .ask = update { asked += 1 }
      let limits = environment.profile.behaviour.driving[driving]
      guard
        var refusal = refusal(of: update, limits: limits)
          ?? questions.refusal(asking: asked, by: request.asker)
      else { continue }
      refusal.update = index
      return glass.say(
        .replied(AppReply(request: request.number, asker: request.asker, refusal: refusal)))
    }
    for update in request.updates {
      apply(app?.lists.resolved(update) ?? update, at: now, in: environment)
    }
    // What came of it for a hand is told before its reply.
    settle(in: environment)
    glass.say(.replied(AppReply(request: request.number, asker: request.asker)))
    turn(in: environment) { $0.tellLimits() }
  }

  /// Does one thing that nobody waits for; a refusal is told as an event.
  mutating func take(_ update: AppUpdate, at now: Instant, in environment: Environment) {
    if let refusal = refusal(of: update, limits: app?.limits(in: environment)) {
      return glass.tell(.refused(refusal))
    }
    apply(app?.lists.resolved(update) ?? update, at: now, in: environment)
    turn(in: environment) { $0.tellLimits() }
  }

  /// Returns the reason why an update is not allowed as things stand.
  private func refusal(of update: AppUpdate, limits: DrivingLimits?) -> AppRefusal? {
    guard let app else { return AppRefusal("no screens are shown, so there is nothing to update") }
    guard case .withdraw(let id) = update else { return app.refusal(of: update, limits: limits) }
    let isOpen = asking?.question.id == id || questions.waiting.contains { $0.id == id }
    return isOpen ? nil : AppRefusal("the question has already been answered")
  }

  /// Carries out an update, once it is known to be allowed.
  private mutating func apply(_ update: AppUpdate, at now: Instant, in environment: Environment) {
    glass.clock.advance(to: now)
    switch update {
    case .rows(let name, let rows): onApp(in: environment) { $0.change(rows, of: name) }
    case .text(let name, _):
      turn(in: environment) { $0.take(update) }
      // The page with keys shows what the application has delivered, as the screen would without it.
      guard let app else { break }
      onQuestions(in: environment) { shown in
        shown.forgetTyped(boundTo: name, app.data) {
          app.visits.delivered(at: $0, boundTo: name, caret: $1, app.data)
        }
      }
    case .items, .layout:
      turn(in: environment) { $0.take(update) }
      onApp(in: environment) { $0.applyDueChanges(at: now) }
    case .driving(let state):
      app?.drive(state, in: environment)
      if app?.limits(in: environment)?.allowsTyping == false { stopTyping(in: environment) }
      turn(in: environment) { $0.drive() }
    case .appearance(let appearance):
      glass.appearance = appearance
      glass.changed()
    case .textSize(let size): placeAnew(in: environment) { $0.textSize = size }
    case .aid(let aid, let isOn): placeAnew(in: environment) { $0.aids[aid] = isOn }
    case .ask(let question): carryOut(questions.ask(question), in: environment)
    case .withdraw(let id): carryOut(questions.withdraw(id), in: environment)
    // Questions stay.
    case .popAll:
      if asking?.question.isPage == true { closeTyping(in: environment) }
      turn(in: environment) { $0.take(update) }
    case .badge, .progress, .flag, .picture, .source, .push, .pop, .select, .heartbeat, .idle,
      .time, .toast, .delivered:
      turn(in: environment) { $0.take(update) }
    }
    glass.surfaces.groundChanged()
  }
}
