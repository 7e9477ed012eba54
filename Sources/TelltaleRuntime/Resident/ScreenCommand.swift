import TelltaleGraphics
import TelltaleHost
import TelltaleModel
import TelltaleSession

/// A command for a resident screen, carried out by the screen's loop.
package enum ScreenCommand {
  /// Asks a question, as `ResidentScreen.ask` tells.
  case ask(
    ShownScene, number: Int, limit: Int?, rank: Int, by: Asker,
    receipt: @Sendable (Result<Answer, RuntimeError>) -> Void)
  case withdraw(Int)
  /// Shows the screens of an app.
  case show(ShownScene, AppListener)
  /// Shows another edition of the app that is shown.
  case reopen(ShownScene)
  case closeApp(Int)
  /// Leaves the screens of an app in place, without input.
  case leaveApp(Int)
  /// Does the requests of the program whose app is shown.
  case take([AppRequest])
  case use(Appearance)
  case useTextSize(Double)
  case useAid(Aid, Bool)
  case drive(DrivingState)
  /// Shows all by another profile.
  case stand(ProfileSwitch)
  /// Does a job of another thread.
  case job(@Sendable (ResidentScreen) -> Void)
}

extension ResidentScreen {
  /// Carries a command out.
  ///
  /// - Parameter command: The command; its receipt may be called at once or later.
  package func carryOut(_ command: ScreenCommand) {
    switch command {
    case .ask(let shown, let number, let limit, let rank, let asker, let receipt):
      ask(shown, number: number, limit: limit, rank: rank, by: asker, receipt)
    case .withdraw(let number): withdraw(number)
    case .show(let shown, let listener): show(shown, store: nil, listener)
    case .reopen(let shown): reopen(shown)
    case .closeApp(let number): closeApp(number)
    case .leaveApp(let number): leaveApp(number)
    case .take(let requests): host.take(requests)
    case .use(let appearance): use(appearance)
    case .useTextSize(let size): use(textSize: size)
    case .useAid(let aid, let isOn): use(aid, isOn)
    case .drive(let state): drive(state)
    case .stand(let change): stand(change)
    case .job(let job): job(self)
    }
  }
}

/// The state of a resident screen, as the source of its commands sees it.
package struct ResidentSight {
  /// The time of the screen's clock.
  package var now: Instant
  /// The size of the screen in pixels.
  package var size: PixelSize
  /// The question in front, if a visitor asked it.
  package var inFront: QuestionInFront?
}
