import TelltaleModel

extension Session {
  /// Lets something be done to the screen that no hand does, and keeps in mind what stood there
  /// before: a press that is on its way is meant for that.
  mutating func shifting(in world: World, _ body: (inout Session) -> Void) {
    let before = app?.surface
    body(&self)
    // A screen that came up has a guard of its own.
    guard let before, let app, app.surface.arming == before.arming else { return }
    let behaviour = world.profile.behaviour
    let arming = Arming.awaiting(
      frame: frame + 1, guardMilliseconds: behaviour.screenGuardMilliseconds)
    guard let shift = Shift(from: before, to: app.surface, arming: arming) else { return }
    self.app?.surface.shifts.add(
      shift, at: app.now, stale: behaviour.staleEventMilliseconds)
  }
}
