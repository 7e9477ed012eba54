import ArgumentParser
import CShim
import Glibc

/// What asks for others while the unit runs.
struct AgentCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "agent", abstract: "Ask on the screen what the system wants to know.",
    subcommands: [AskPasswordAgent.self, PolkitAgentCommand.self])
}

/// systemd's password agent.
struct AskPasswordAgent: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "ask-password",
    abstract: "Ask on the screen for the passwords that systemd's services want.",
    discussion: """
      Watches the folder in which systemd-ask-password, systemd-cryptsetup and others put their questions, and sends \
      the answers back. A question goes from the screen when another agent has answered it, when its time is over, \
      and when whoever asked has gone. What is shown by stands in TELLTALE_PROFILE, TELLTALE_DEVICE or the unit's \
      settings; where a service has the display, it asks. Runs until SIGTERM; docs/agents.md has the units for boot.
      """)

  @Option(help: ArgumentHelp("Folder of the questions.", valueName: "folder"))
  var directory = "/run/systemd/ask-password"

  @Flag(help: "End when no question is left.")
  var once = false

  func run() throws {
    telltale_keep_private()
    try telling {
      var agent = try PasswordAgent(folder: directory, isOnce: once)
      let signal = agent.run()
      if signal != 0, signal != SIGTERM { throw ExitCode(128 + signal) }
    }
  }
}

/// polkit's authentication agent.
struct PolkitAgentCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "polkit",
    abstract: "Ask on the screen for the passwords that polkit wants.",
    discussion: """
      Offers itself to polkit, over the system's D-Bus, as the agent of a login session or of one process: what pkexec, \
      systemctl and others may do only for somebody who shows who they are is then asked on the screen, and polkit's own \
      helper has PAM look at what was typed. A wrong password is asked for again, twice. Without an option it asks for the \
      session that it is started in, or in which the user sits whose service manager starts it; elsewhere for the \
      program that starts it. polkit takes one agent for each session or process: the user's own, or root's. \
      What is shown by stands in TELLTALE_PROFILE, TELLTALE_DEVICE or the unit's settings; where a service has the \
      display, it asks. Runs until SIGTERM.
      """)

  @Option(help: ArgumentHelp("Login session for which it asks.", valueName: "id"))
  var session: String?

  @Option(help: ArgumentHelp("Process for which it asks.", valueName: "pid"))
  var process: Int32?

  @Option(
    help: ArgumentHelp(
      "polkit-agent-helper-1 or its socket, where it stands elsewhere.", valueName: "file"))
  var helper: String?

  func validate() throws {
    guard session == nil || process == nil else {
      throw ValidationError(
        "--session and --process name two for whom would be asked; leave one out")
    }
  }

  func run() throws {
    telltale_keep_private()
    try telling {
      let subject: PolkitSubject? =
        if let session {
          .session(session)
        } else if let process {
          try PolkitSubject(process: process)
        } else {
          nil
        }
      let signal = try PolkitAgent(for: subject, helper: helper).run()
      if signal != SIGTERM { throw ExitCode(128 + signal) }
    }
  }
}
