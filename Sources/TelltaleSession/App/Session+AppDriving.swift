import TelltaleGraphics
import TelltaleLayout
import TelltaleModel

extension Session {
  /// The vehicle moves otherwise now: what that allows holds at once for what is shown.
  mutating func drive(_ state: DrivingState, in world: World) {
    let before = limits(in: world)
    app?.driving = state
    app?.motionNotice.drop()
    if limits(in: world) != before { app?.cuts.restart() }
    if limits(in: world)?.allowsTyping == false { stopTyping(in: world) }
    let depth = app?.visits.depth
    comeBack(in: world)
    if app?.visits.depth == depth { appChanged() } else { appeared(in: world) }
  }

  /// Closes the page for a screen's field, also where an alert stands before it.
  mutating func stopTyping(in world: World) {
    if let under = surfaces.takeCovered(\.isPage), case .field(let path) = under.question.form,
      let value = under.fields.first
    {
      finishTyping(path, value, in: world)
    }
    if case .field? = asking?.question.form { closeTyping(in: world) }
  }

  /// Goes back as far as no more screens lie on each other than may, once nothing stands before
  /// them.
  mutating func comeBack(in world: World) {
    guard app?.modal == nil, let depth = limits(in: world)?.depth else { return }
    // What was typed there is there again when somebody comes back.
    for visit in app?.visits.comeBack(to: depth) ?? [] { app?.keepTyped(of: visit) }
  }
}
