import TelltaleApp
import TelltaleGraphics
import TelltaleLayout
import TelltaleModel
import TelltaleSurfaces

extension Session {
  /// The vehicle moves otherwise now: what that allows holds at once for what is shown.
  mutating func drive(_ state: DrivingState, in world: World) {
    let before = limits(in: world)
    app?.driving = state
    app?.motionNotice.drop()
    if limits(in: world) != before { app?.cuts.restart() }
    if limits(in: world)?.allowsTyping == false { stopTyping(in: world) }
    turn(in: world) { $0.drive() }
  }

  /// Closes the page for a screen's field, also where an alert stands before it.
  mutating func stopTyping(in world: World) {
    if let under = takeCovered(\.isPage), case .field(let path) = under.question.form,
      let value = under.fields.first
    {
      finishTyping(path, value, in: world)
    }
    if case .field? = asking?.question.form { closeTyping(in: world) }
  }
}
