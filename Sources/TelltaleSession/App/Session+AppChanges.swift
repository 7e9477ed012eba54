import TelltaleApp
import TelltaleGraphics
import TelltaleLayout
import TelltaleModel
import TelltaleSurfaces

extension Session {
  /// Does something to the app, and carries out what comes of it outside; nothing where there is no app.
  ///
  /// - Parameters:
  ///   - now: the moment of it; by default what the clock says.
  ///   - leaving: how a modal goes that a hand has pulled away.
  ///   - world: what the session is played in.
  ///   - body: what is done.
  mutating func turn(
    at now: Instant? = nil, leaving: SurfaceStack.Leaving? = nil, in world: World,
    _ body: (inout AppTurn) -> Void
  ) {
    for change in changes(at: now ?? clock.now, in: world, body) {
      carryOut(change, leaving: leaving, in: world)
    }
  }

  private mutating func changes(
    at now: Instant, in world: World, _ body: (inout AppTurn) -> Void
  ) -> [AppChange] {
    let limits = limits(in: world)
    // Moved, and not copied: it may hold long lists.
    var state: AppState?
    swap(&state, &app)
    guard let state = state.take() else { return [] }
    var turn = AppTurn(
      state, focus: screen?.focus, isAskedToClose: questions.closing != nil, limits: limits,
      at: now)
    body(&turn)
    app = turn.app
    return turn.changes
  }

  private mutating func carryOut(
    _ change: AppChange, leaving: SurfaceStack.Leaving?, in world: World
  ) {
    switch change {
    case .tell(let event): tell(event)
    case .emit(let name): effects.append(.emit(name))
    case .ask(let element): ask(element, under: questions.nextOpened(), in: world)
    case .askToClose(let element):
      let id = questions.nextOpened()
      questions.closing = id
      ask(element, under: id, in: world)
    case .modalOpened: modalOpened(in: world)
    case .modalClosed:
      if !surfaces.isAsking { dropPress() }
      // Where the focus was is looked for among what was there (MODALITY-CONTEXT-SWITCH).
      surfaces.closeModal()
      surfaces.leaving = leaving
    case .appeared: appeared(in: world)
    case .focusTab:
      settle(in: world)
      guard let app, let own = (screen?.placement).flatMap(app.ownTab) else { return }
      screen?.focus = own
    case .changed: appChanged()
    }
  }

  private mutating func ask(_ element: Element, under id: QuestionID, in world: World) {
    let language = app?.language ?? world.profile.language
    guard let question = Question(id: id, asking: element, language: language) else { return }
    ask(question, in: world)
  }

  private mutating func modalOpened(in world: World) {
    if !surfaces.isAsking { dropPress() }
    var surface = Surface(.modal)
    if !world.reducesMotion {
      surface.slide = Slide(milliseconds: world.profile.overlay.transitionMilliseconds)
    }
    surfaces.open(surface)
    surfaces.leaving = nil
  }

  /// Another screen is in front: it is placed anew, and takes input after its frame was seen.
  private mutating func appeared(in world: World) {
    if !surfaces.isAsking { dropPress() }
    let focus = app?.visits.showsMore == true ? screen?.focus : app?.current.focus
    surfaces.changeScreen { surface in
      (surface.press, surface.pinch, surface.fling) = (nil, nil, nil)
      surface.focus = focus
      surface.shifts = Shifts()
    }
    appChanged()
    // What still moves is not where it will be touched.
    guardScreen(
      milliseconds: max(
        world.profile.behaviour.screenGuardMilliseconds, screen?.slide?.milliseconds ?? 0,
        surfaces.leaving?.slide.milliseconds ?? 0))
  }
}
