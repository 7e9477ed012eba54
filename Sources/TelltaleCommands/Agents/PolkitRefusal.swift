import TelltaleRuntime
import TelltaleSyntax

/// Why polkit does not take the agent: an error of the bus, as D-Bus has it.
struct PolkitRefusal: Equatable {
  var name: String
  var words: String
  var subject: PolkitSubject

  init(_ error: (name: String, words: String), _ subject: PolkitSubject) {
    (name, words) = error
    self.subject = subject
  }

  /// For whoever started the agent.
  var error: RuntimeError {
    let told = "\(Quoted.plain(words)) (\(Quoted.plain(name)))"
    switch name {
    case "org.freedesktop.DBus.Error.AccessDenied",
      "org.freedesktop.PolicyKit1.Error.NotAuthorized":
      return RuntimeError(
        .permission,
        "telltale: polkit may not be asked: \(told); the agent has to be the user's for whom it asks, or root's"
      )
    // polkit has this name for all that it refuses: another agent, another user, another session.
    case "org.freedesktop.PolicyKit1.Error.Failed":
      return .wait(
        .init(
          kind: .displayInUse,
          message:
            "telltale: polkit takes no agent for \(subject.words): \(told); one agent asks for each session or"
            + " process, its user's own or root's"))
    default:
      return .wait(
        .init(
          kind: .noDisplay,
          message:
            "telltale: polkit cannot be reached: \(told); install polkitd, and see that it starts"
        ))
    }
  }
}
