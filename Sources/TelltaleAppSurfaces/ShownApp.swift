import TelltaleApp
import TelltaleGraphics
import TelltaleInput
import TelltaleLayout
import TelltaleModel
import TelltaleSurfaces

/// An app during a step, with the display that it is shown on.
package struct ShownApp: SurfaceOwner {
  package var app: AppState
  package var glass: Glass
  package let environment: Environment
  /// A question stands before the modal's closing.
  private let isAskedToClose: Bool

  /// - Parameters:
  ///   - app: The state before the step.
  ///   - glass: The display with all surfaces, and its clock.
  ///   - isAskedToClose: True while a question stands before the closing of the modal.
  ///   - environment: The profile and everything else around the session.
  package init(_ app: AppState, on glass: Glass, isAskedToClose: Bool, in environment: Environment)
  {
    (self.app, self.glass, self.environment) = (app, glass, environment)
    self.isAskedToClose = isAskedToClose
    let width = GlassWidth(
      pixels: glass.size.width, on: environment.profile, textSize: glass.textSize)
    // Written only where it changed: the state around it would be copied.
    if app.visits.width != width { self.app.visits.width = width }
  }

  /// Returns the display and the app at the end of the step.
  ///
  /// - Returns: Both, with all changes of the step.
  package consuming func parts() -> (Glass, AppState) { (glass, app) }

  package var isQuestion: Bool { false }

  package var front: Surface? {
    get { glass.surfaces.screen }
    _modify { yield &glass.surfaces.screen }
  }

  /// The limits of the present driving state; `nil` where nothing is limited.
  package var limits: DrivingLimits? { app.limits(in: environment) }

  /// Runs a step of the app, and carries out its consequences up to the first question.
  ///
  /// - Parameters:
  ///   - now: The moment of the step; `nil` for that of the clock.
  ///   - leaving: The movement by which a modal goes that a finger has pulled away; `nil` for none.
  ///   - body: The step.
  /// - Returns: The first question and all consequences after it, in order. The caller, who knows
  ///   questions, carries them out.
  package mutating func turn(
    at now: Instant? = nil, leaving: SurfaceStack.Leaving? = nil,
    _ body: (inout AppTurn) -> Void
  ) -> ArraySlice<AppChange> {
    let changes = changes(at: now, body)
    let end = changes.firstIndex { $0.asked != nil } ?? changes.count
    for change in changes[..<end] { carryOut(change, leaving: leaving) }
    return changes[end...]
  }

  private mutating func changes(
    at now: Instant?, _ body: (inout AppTurn) -> Void
  ) -> [AppChange] {
    var turn = AppTurn(
      app, focus: glass.surfaces.ofScreen { $0.focus }, isAskedToClose: isAskedToClose,
      limits: limits, held: glass.surfaces.ofScreen { $0.draggedValue },
      at: now ?? glass.clock.now)
    body(&turn)
    app = turn.app
    return turn.changes
  }

  /// Runs a step of the app that asks nothing, and carries out its consequences.
  ///
  /// - Parameter body: The step.
  package mutating func turnAlone(_ body: (inout AppTurn) -> Void) {
    for change in changes(at: nil, body) { carryOut(change) }
  }

  /// Carries out a consequence, as far as it concerns what is seen.
  ///
  /// - Parameters:
  ///   - change: The consequence. Questions are left to the caller.
  ///   - leaving: The movement by which a modal goes that a finger has pulled away; `nil` for none.
  package mutating func carryOut(_ change: AppChange, leaving: SurfaceStack.Leaving? = nil) {
    switch change {
    case .tell(let event): glass.tell(event)
    case .emit(let name): glass.say(.emit(name))
    case .ask, .askToClose: return
    case .modalOpened: modalOpened()
    case .modalClosed:
      dropPressOfScreen()
      // Where the focus was is looked for among what was there (MODALITY-CONTEXT-SWITCH).
      glass.surfaces.closeModal()
      glass.surfaces.leaving = leaving
    case .appeared: appeared()
    case .focusTab:
      settle()
      if let own = (front?.placement).flatMap(app.ownTab) { front?.focus = own }
    case .changed: glass.screenChanged()
    }
  }

  /// What a hand holds of a question in front is not the screen's.
  private mutating func dropPressOfScreen() {
    if !glass.surfaces.isAsking { glass.dropPress() }
  }

  private mutating func modalOpened() {
    dropPressOfScreen()
    var surface = Surface(.modal)
    if !environment.reducesMotion {
      surface.slide = Slide(milliseconds: environment.profile.overlay.transitionMilliseconds)
    }
    glass.surfaces.open(surface)
    glass.surfaces.leaving = nil
  }

  /// Another screen is in front: it is placed anew, and takes input after its frame was seen.
  private mutating func appeared() {
    dropPressOfScreen()
    let focus = app.visits.showsMore ? front?.focus : app.current.focus
    let position = Surface.Position(tab: app.visits.selected, depth: app.visits.depth)
    let guardTime = environment.profile.behaviour.screenGuardMilliseconds
    let moves = glass.isVisible && !environment.reducesMotion
    glass.surfaces.changeScreen { surface in
      if moves, surface.slide == nil, let before = surface.position {
        surface.entrance = Entrance(from: before.side(of: position), within: guardTime)
      }
      surface.position = position
      (surface.press, surface.pinch, surface.fling) = (nil, nil, nil)
      surface.focus = focus
      surface.shifts = Shifts()
    }
    glass.screenChanged()
    // What still moves is not where it will be touched.
    glass.guardScreen(
      milliseconds: max(
        environment.profile.behaviour.screenGuardMilliseconds, front?.slide?.milliseconds ?? 0,
        glass.surfaces.leaving?.slide.milliseconds ?? 0))
  }

  /// Changes the screen as if no modal were in front of it.
  ///
  /// - Parameter body: The change.
  package mutating func belowModal(_ body: (inout ShownApp) -> Void) {
    guard let modal = app.modal else { return body(&self) }
    let surface = glass.surfaces.closeModal()
    app.visits.modal = nil
    let focus = app.visits.ground.focus
    glass.surfaces.changeScreen { $0.focus = focus }
    body(&self)
    settle()
    app.visits.ground.focus = front?.focus
    app.visits.modal = modal
    if let surface { glass.surfaces.open(surface) }
  }
}
