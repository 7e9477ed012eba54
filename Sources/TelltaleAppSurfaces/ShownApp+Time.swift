import TelltaleApp
import TelltaleGraphics
import TelltaleLayout
import TelltaleModel
import TelltaleSurfaces

// What becomes of it by time alone.
extension ShownApp {
  /// Does everything that is due by the passing of time.
  ///
  /// - Parameters:
  ///   - before: The moment up to which everything was done before.
  ///   - now: The moment that has come.
  package mutating func elapse(from before: Instant, to now: Instant) {
    let awaited = app.awaited
    stepHeld(at: now)
    shifting { shown in
      if shown.app.morph(at: now, of: shown.environment.profile.overlay.transitionMilliseconds) {
        shown.glass.screenChanged()
      }
      shown.applyDueChanges(at: now)
    }
    let tells = app.mayTell(on: glass)
    turnAlone { turn in
      turn.missHeartbeat()
      if turn.app.idle.isOver(at: now) { turn.tell(.idle) }
      if turn.app.motionNotice.go(at: now) { turn.changed() }
      if turn.app.toasts.step(at: now, isFree: tells) { turn.changed() }
    }
    if app.spins(on: glass.surfaces) { glass.changed() }
    if awaited.becomesLate(from: before, to: now) { shifting { $0.glass.groundChanged() } }
    turnAlone { $0.askForRows() }
  }

  /// Changes the screen without a person's action, and remembers what stood there before.
  ///
  /// Presses that were aimed at the old contents do not count for a moment.
  ///
  /// - Parameter body: The change.
  package mutating func shifting(_ body: (inout ShownApp) -> Void) {
    settle()
    let before = front
    body(&self)
    settle()
    if let before { glass.shift(from: before, environment.profile.behaviour) }
  }

  /// Applies the changes of collections that wait: after a moment without a hand at work, or at
  /// once where nobody can see it.
  ///
  /// - Parameter now: The moment that has come.
  package mutating func applyDueChanges(at now: Instant) {
    guard !app.changes.isEmpty else { return }
    if glass.isVisible {
      guard let due = app.changesDue(on: glass.surfaces), now >= due else { return }
    }
    let focus = glass.showsFocus ? front?.focus : nil
    let moves = glass.isVisible && !environment.reducesMotion
    onScreen { $0.applyChanges(keeping: focus, moves: moves) }
    turnAlone { $0.tellLimits() }
  }
}
