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
        "telltale: polkit denies access: \(told); run the agent as the user for whom it asks, or as root"
      )
    // polkit has this name for all that it refuses: another agent, another user, another session.
    case "org.freedesktop.PolicyKit1.Error.Failed":
      return .wait(
        .init(
          kind: .displayInUse,
          message:
            "telltale: polkit accepts no agent for \(subject.words): \(told); there is one agent for each session or "
            + "process, its user's own or root's"))
    default:
      return .wait(
        .init(
          kind: .noDisplay,
          message:
            "telltale: polkit cannot be reached: \(told); install polkitd, and check that it starts"
        ))
    }
  }
}
