import TelltaleInput
import TelltaleModel
import TelltaleSession

/// A report of a host while it runs, for traces and logs.
package enum HostReport: Hashable, Sendable {
  case presented(frame: Int)
  case armed
  case attached(name: String, kind: InputKind)
  case detached(name: String)
  case answered(Answer)
  case emitted(String)
  case app(AppEvent)
  case replied(AppReply)
  /// The person left for Home. It comes after the answers.
  case home
  case note(Finding)
  case displayStalled, displayRecovered, displayHidden, displayVisible
}

extension HostReport {
  /// The report of an effect; `nil` for a picture that has to be drawn.
  init?(_ effect: Effect) {
    switch effect {
    case .redraw: return nil
    case .answer(let answer): self = .answered(answer)
    case .armed: self = .armed
    case .emit(let name): self = .emitted(name)
    case .app(let event): self = .app(event)
    case .replied(let reply): self = .replied(reply)
    case .note(let finding): self = .note(finding)
    case .exitHome: self = .home
    }
  }
}
