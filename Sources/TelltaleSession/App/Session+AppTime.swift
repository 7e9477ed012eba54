import TelltaleApp
import TelltaleGraphics
import TelltaleLayout
import TelltaleModel
import TelltaleSurfaces

extension Session {
  /// When the app has something to do.
  func appMoments(in world: World) -> [Instant] {
    guard let app else { return [] }
    var moments: [Instant] = []
    moments += app.morphs.values.map {
      max($0, clock.done).advanced(byMilliseconds: Motion.frameMilliseconds)
    }
    if !app.changes.isEmpty, let due = changesDue { moments.append(due) }
    moments += [app.heartbeat.due, app.idle.due, app.motionNotice.end].compactMap { $0 }
    if isVisible, spins, !world.reducesMotion {
      let step = Spinner.stepMilliseconds
      let passed = max(clock.done, clock.drawn).milliseconds(since: .zero)
      moments.append(Instant.zero.advanced(byMilliseconds: (passed / step + 1) * step))
    }
    return moments + app.awaited.moments(after: clock.done)
  }

  /// Nothing turns while nobody knows whether there is still somebody at work.
  private var spins: Bool {
    app != nil && app?.heartbeat.silentSince == nil && surfaces.hasSpinner
  }

  /// Time went by for the app.
  mutating func elapsedInApp(from before: Instant, to now: Instant, in world: World) {
    guard let app else { return }
    shifting(in: world) { session in
      let total = world.profile.overlay.transitionMilliseconds
      if session.app?.morph(at: now, of: total) == true { session.appChanged() }
      session.applyDueChanges(at: now, in: world)
    }
    turn(in: world) { turn in
      turn.missHeartbeat()
      if turn.app.idle.isOver(at: now) { turn.tell(.idle) }
      if turn.app.motionNotice.go(at: now) { turn.changed() }
    }
    if spins { changed() }
    if app.awaited.becomesLate(from: before, to: now) {
      shifting(in: world) { $0.allChanged() }
    }
    turn(in: world) { $0.askForRows() }
  }

  /// Lets something be done to the screen that no hand does, and keeps in mind what stood there
  /// before: a press that is on its way is meant for that.
  mutating func shifting(in world: World, _ body: (inout Session) -> Void) {
    settle(in: world)
    let before = screen
    body(&self)
    settle(in: world)
    // A screen that came up has a guard of its own.
    guard app != nil, let before, let screen, screen.arming == before.arming else { return }
    let behaviour = world.profile.behaviour
    let arming = Arming.awaiting(
      frame: frame + 1, guardMilliseconds: behaviour.screenGuardMilliseconds)
    guard let shift = Shift(from: before, to: screen, arming: arming) else { return }
    let now = clock.now
    self.screen?.shifts.add(shift, at: now, stale: behaviour.staleEventMilliseconds)
  }
}
