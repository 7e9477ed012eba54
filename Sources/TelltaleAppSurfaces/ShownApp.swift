import TelltaleApp
import TelltaleGraphics
import TelltaleInput
import TelltaleLayout
import TelltaleModel
import TelltaleSurfaces

/// An app while something is done to it, with the glass that it is shown on.
package struct ShownApp: SurfaceOwner {
  package var app: AppState
  package var glass: Glass
  package let world: World
  /// A question stands before the modal's closing.
  private let isAskedToClose: Bool

  package init(_ app: AppState, on glass: Glass, isAskedToClose: Bool, in world: World) {
    (self.app, self.glass, self.world) = (app, glass, world)
    self.isAskedToClose = isAskedToClose
    let width = GlassWidth(
      pixels: glass.size.width, on: world.profile, textSize: glass.textSize)
    // Written only where it changed: the state around it would be copied.
    if app.visits.width != width { self.app.visits.width = width }
  }

  /// What is left of it once all is done.
  package consuming func parts() -> (Glass, AppState) { (glass, app) }

  package var isQuestion: Bool { false }

  package var front: Surface? {
    get { glass.surfaces.screen }
    _modify { yield &glass.surfaces.screen }
  }

  /// What the driver may be asked as things stand.
  package var limits: DrivingLimits? { app.limits(in: world) }

  /// Does something to the app, and carries out what comes of it until a question is asked.
  ///
  /// - Parameters:
  ///   - now: the moment of it; by default what the clock says.
  ///   - leaving: how a modal goes that a hand has pulled away.
  ///   - body: what is done.
  /// - Returns: The first question and all that is to be done after it, in order; left to whoever knows questions.
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

  /// Does something to the app that asks nothing.
  package mutating func turnAlone(_ body: (inout AppTurn) -> Void) {
    for change in changes(at: nil, body) { carryOut(change) }
  }

  /// Carries out what is to be done about a change, as far as it is about what is seen; a modal that a hand has pulled
  /// away goes as `leaving` says.
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
    if !world.reducesMotion {
      surface.slide = Slide(milliseconds: world.profile.overlay.transitionMilliseconds)
    }
    glass.surfaces.open(surface)
    glass.surfaces.leaving = nil
  }

  /// Another screen is in front: it is placed anew, and takes input after its frame was seen.
  private mutating func appeared() {
    dropPressOfScreen()
    let focus = app.visits.showsMore ? front?.focus : app.current.focus
    let position = Surface.Position(tab: app.visits.selected, depth: app.visits.depth)
    let guardTime = world.profile.behaviour.screenGuardMilliseconds
    let moves = glass.isVisible && !world.reducesMotion
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
        world.profile.behaviour.screenGuardMilliseconds, front?.slide?.milliseconds ?? 0,
        glass.surfaces.leaving?.slide.milliseconds ?? 0))
  }

  /// Does something to the screen as if no modal stood before it.
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
