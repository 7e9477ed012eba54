import TelltaleApp
import TelltaleGraphics
import TelltaleLayout
import TelltaleModel
import TelltaleSurfaces

extension Session {
  /// Shows whatever a scene holds: asks what is a question, under the given number, starts the
  /// screens of all else, with what there is from the last time.
  package mutating func open(
    _ scene: Scene, question id: QuestionID, language: Language, words: InterfaceWords,
    remembered: Remembered = Remembered(), at now: Instant, in world: World
  ) -> [Effect] {
    if let question = Question(id: id, asking: scene.root, language: language) {
      return handle(.asked(question), in: world)
    }
    return start(
      scene, language: language, words: words, remembered: remembered, at: now, in: world)
  }

  /// Shows an app scene from its start.
  package mutating func start(
    _ scene: Scene, language: Language, words: InterfaceWords = .english,
    remembered: Remembered = Remembered(), at now: Instant, in world: World
  ) -> [Effect] {
    var app = AppState(scene, language: language, words: words)
    clock.advance(to: now)
    app.recall(remembered.rows)
    app.remember(remembered.typed)
    self.app = app
    surfaces.restart()
    turn(in: world) { turn in
      turn.appear()
      if case .modal(let modal) = scene.root { turn.present(modal, at: "modal") }
    }
    settle(in: world)
    return flush()
  }

  /// What the app shows takes input once its next frame was seen and a guard has passed.
  mutating func guardScreen(milliseconds: Int) {
    let next = frame + 1
    screen?.arming = .awaiting(frame: next, guardMilliseconds: milliseconds)
  }

  /// Does something to the screen as if no modal stood before it.
  mutating func belowModal(in world: World, _ body: (inout Session) -> Void) {
    guard let modal = app?.modal else { return body(&self) }
    let front = surfaces.closeModal()
    app?.visits.modal = nil
    let focus = app?.visits.ground.focus
    screen?.focus = focus
    body(&self)
    settle(in: world)
    let kept = screen?.focus
    app?.visits.ground.focus = kept
    app?.visits.modal = modal
    if let front { surfaces.open(front) }
  }

  func context(for app: AppState, in world: World) -> LayoutContext {
    LayoutContext(
      profile: world.profile, language: app.language, size: size, textSize: textSize,
      typesetter: world.typesetter, pages: world.pages)
  }

  /// What the driver may be asked as things stand.
  func limits(in world: World) -> DrivingLimits? {
    app.flatMap { world.profile.behaviour.driving[$0.driving] }
  }

  mutating func tell(_ event: AppEvent) { effects.append(.app(event)) }
}
