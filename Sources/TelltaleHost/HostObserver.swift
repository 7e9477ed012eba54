import TelltaleInput
import TelltaleModel
import TelltaleSession

/// What a host reports while it runs, for traces and logs.
package enum HostReport: Hashable, Sendable {
  case presented(frame: Int)
  case armed
  case attached(name: String, kind: InputKind)
  case detached(name: String)
  case answered(Answer)
  case emitted(String)
  case app(AppEvent)
  case replied(AppReply)
  /// The person left for Home; comes after the answers.
  case home
  case note(Finding)
  case displayStalled, displayRecovered, displayHidden, displayVisible
}
