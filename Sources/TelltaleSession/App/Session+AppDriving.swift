import TelltaleGraphics
import TelltaleLayout
import TelltaleModel

extension Session {
  /// The vehicle moves otherwise now: what that allows holds at once for what is shown.
  mutating func drive(_ state: DrivingState, in world: World) {
    app?.driving = state
    let limits = limits(in: world)
    if limits?.allowsTyping == false, case .field? = dialog?.question.form {
      closeTyping(in: world)
    }
    comeBack(to: limits?.depth, in: world)
    placeApp(in: world)
  }

  /// Goes back as far as no more screens lie on each other than may.
  private mutating func comeBack(to depth: Int?, in world: World) {
    guard let app, let depth, app.modal == nil, app.depth > depth else { return }
    self.app?.stacks[app.selected].removeLast(app.depth - max(1, depth))
    appeared(in: world)
  }
}
